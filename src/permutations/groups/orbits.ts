import { DisjointSets } from "./disjoint-sets";

/** The orbits as sets that can be queried for a point. Two points are in one orbit if generators connect them. */
export function orbitSets(generators: readonly ArrayLike<number>[], degree: number): DisjointSets {
  const sets = new DisjointSets(degree);
  for (const images of generators) {
    for (let x = 0; x < degree; x++) sets.unite(x, images[x]);
  }
  return sets;
}

/** The orbits, each in order, sorted by their first points. A fixed point is its own orbit. */
export function orbitsOf(generators: readonly ArrayLike<number>[], degree: number): number[][] {
  return orbitSets(generators, degree).parts();
}

/** Like orbitsOf, but yields its progress, from 0 to 1, after each generator. */
export function* orbitsInSteps(
  generators: readonly ArrayLike<number>[],
  degree: number,
): Generator<number, number[][]> {
  const sets = new DisjointSets(degree);
  for (let k = 0; k < generators.length; k++) {
    const images = generators[k];
    for (let x = 0; x < degree; x++) sets.unite(x, images[x]);
    yield k / generators.length;
  }
  return sets.parts();
}

/** What generators do on an orbit, its points numbered from 0 in order: a constituent of the group. */
export function restrictedTo(orbit: readonly number[], generators: readonly Int32Array[]): Int32Array[] {
  if (orbit.length === 0) return generators.map(() => new Int32Array(0));
  const numbers = new Int32Array(orbit[orbit.length - 1] + 1);
  orbit.forEach((point, number) => (numbers[point] = number));
  return generators.map((images) => {
    const restricted = new Int32Array(orbit.length);
    for (let number = 0; number < orbit.length; number++) restricted[number] = numbers[images[orbit[number]]];
    return restricted;
  });
}
