import type { Steps } from "../../steps";
import { BasicOrbit } from "../../permutations/groups/basic-orbit";
import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { pseudorandom } from "../../permutations/groups/random-elements";
import { StabilizerLevels } from "../../permutations/groups/stabilizer-levels";
import { identityImages, invertImages } from "../../permutations/images";

/** A chain of a group whose first base points are given. As the order is known, bad luck only costs time. Throws a LimitError. */
export function* chainOver(points: readonly number[], group: PermutationGroup): Steps<StabilizerLevels> {
  const chain = new StabilizerLevels(group.degree);
  for (const point of points) chain.levels.push(new BasicOrbit(point, group.degree));
  const random = pseudorandom();
  while (chain.order < group.order) {
    const level = chain.sift(group.randomElement(random));
    if (level >= 0) yield* chain.addResidueInSteps(level);
    yield 0;
  }
  return chain;
}

/** An element of a group that takes some points to given places; undefined if there is none. Throws a LimitError. */
export function* elementTaking(
  points: readonly number[],
  places: readonly number[],
  group: PermutationGroup,
): Steps<Int32Array | undefined> {
  const { levels } = yield* chainOver(points, group);
  const left = places.slice();
  const inverse = identityImages(group.degree);
  for (let level = 0; level < points.length; level++) {
    const row = levels[level].rowAfter[left[level]] - 1;
    if (row < 0) return undefined;
    const origins = levels[level].origins(row);
    for (let k = level; k < left.length; k++) left[k] = origins[left[k]];
    for (let x = 0; x < inverse.length; x++) inverse[x] = origins[inverse[x]];
  }
  return invertImages(inverse);
}
