import { DisjointSets } from "./disjoint-sets";

/** The orbits as sets that can be asked where a point is: two points are in one orbit if generators connect them. */
export function orbitSets(generators: readonly ArrayLike<number>[], degree: number): DisjointSets {
  const sets = new DisjointSets(degree);
  for (const images of generators) {
    for (let x = 0; x < degree; x++) sets.unite(x, images[x]);
  }
  return sets;
}

/** The orbits, each in order, in the order of their first points; a fixed point is an orbit of its own. */
export function orbitsOf(generators: readonly ArrayLike<number>[], degree: number): number[][] {
  return orbitSets(generators, degree).parts();
}

/** Whether all points are in one orbit. */
export function isTransitive(generators: readonly ArrayLike<number>[], degree: number): boolean {
  return orbitSets(generators, degree).count <= 1;
}

/** What generators do on an orbit, with its points numbered from 0 in their order: a constituent of the group. */
export function restrictedTo(orbit: readonly number[], generators: readonly Int32Array[]): Int32Array[] {
  const numbers = new Map(orbit.map((point, number) => [point, number]));
  return generators.map((images) => Int32Array.from(orbit, (point) => numbers.get(images[point])!));
}
