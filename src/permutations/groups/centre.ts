import type { Steps } from "../../steps";
import { identityImages, invertImages } from "../images";
import { commute } from "./abelian-groups";
import { orbitsInSteps, restrictedTo } from "./orbits";
import type { PermutationGroup } from "./permutation-group";
import { permutationGroup } from "./stabilizer-chain";

/**
 * Generators of the elements that commute with all others; none if that is the identity alone. On each orbit, such an element acts as an
 * element of the centre of what the group does there. So it is among the products of these, whatever the order of the group. Throws a
 * LimitError.
 */
export function* centreGenerators(group: PermutationGroup): Steps<readonly Int32Array[]> {
  const { generators, degree } = group;
  if (yield* commute(generators)) return group.strongGenerators(0);
  const orbits = yield* orbitsInSteps(generators, degree);
  const candidates: Int32Array[] = [];
  for (const points of orbits) {
    if (points.length === 1) continue;
    const action = restrictedTo(points, generators);
    for (const central of yield* centreOfTransitive(action, points.length)) {
      const images = identityImages(degree);
      central.forEach((image, number) => (images[points[number]] = points[image]));
      candidates.push(images);
    }
  }
  return yield* productsIn(group, candidates);
}

/**
 * What commutes with a transitive group is determined by where it takes a base point: to a point that stays whenever the base point does.
 * Powers and products of those that are found lead to further such points.
 */
function* centreOfTransitive(generators: readonly Int32Array[], degree: number): Steps<Int32Array[]> {
  const group = yield* permutationGroup(generators, degree);
  const base = group.base[0];
  const stabilizer = group.strongGenerators(1);
  const found: Int32Array[] = [];
  const reached = new Uint8Array(degree);
  const orbit = [base];
  reached[base] = 1;
  for (let point = 0; point < degree; point++) {
    yield point / degree;
    if (reached[point] === 1 || stabilizer.some((images) => images[point] !== point)) continue;
    const images = commuting(generators, base, point);
    if (!group.contains(images)) continue;
    found.push(images);
    for (const from of orbit) {
      for (const each of found) {
        if (reached[each[from]] === 1) continue;
        reached[each[from]] = 1;
        orbit.push(each[from]);
      }
    }
  }
  return found;
}

/** The permutation that commutes with generators of a transitive group and takes one point to another. There must be one. */
function commuting(generators: readonly Int32Array[], from: number, to: number): Int32Array {
  const images = new Int32Array(generators[0].length).fill(-1);
  images[from] = to;
  const queue = [from];
  for (const x of queue) {
    for (const generator of generators) {
      if (images[generator[x]] >= 0) continue;
      images[generator[x]] = generator[images[x]];
      queue.push(generator[x]);
    }
  }
  return images;
}

/**
 * Generators of the products of candidates that are in a group. The candidates commute with the group and with each other. Each candidate
 * has a first power that is in the group with the earlier candidates. Times some powers of these, it is such a product.
 */
function* productsIn(group: PermutationGroup, candidates: readonly Int32Array[]): Steps<Int32Array[]> {
  const steps: { readonly before: PermutationGroup; readonly inverse: Int32Array }[] = [];
  const products: Int32Array[] = [];
  let whole = group;
  for (const candidate of candidates) {
    let product = candidate;
    while (!whole.contains(product)) product = product.map((image) => candidate[image]);
    const isNew = product !== candidate;
    for (const { before, inverse } of [...steps].reverse()) {
      while (!before.contains(product)) product = product.map((image) => inverse[image]);
      yield 0.5;
    }
    products.push(product);
    if (!isNew) continue;
    steps.push({ before: whole, inverse: invertImages(candidate) });
    whole = yield* permutationGroup([...whole.strongGenerators(0), candidate], group.degree);
  }
  return products.filter((images) => images.some((image, x) => image !== x));
}
