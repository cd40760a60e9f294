import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { identityImages } from "../../permutations/images";
import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";

/** A second or two. */
const MAX_IMAGES = 50_000_000;
/** About a millisecond. */
const IMAGES_PER_YIELD = 1 << 16;

/**
 * An element of a group that takes each point to a place of its colour; undefined if there is none. Chooses where the points of the base
 * go, one after another, and tries the next place where the points that are thereby fixed do not come to their colours (backtracking in a
 * stabilizer chain: Á. Seress, Permutation Group Algorithms, 9.1). On puzzles with stickers that is soon: where one sticker of a
 * piece goes, so do the others. Throws a LimitError.
 */
export function* elementByColours(
  colours: Int32Array,
  goal: Int32Array,
  group: PermutationGroup,
): Steps<Int32Array | undefined> {
  const { base, degree } = group;
  const decided = decidedAt(group);
  /** At each level, where the points go that the choices so far decide, and how many places of the orbit have been tried. */
  const chosen = [identityImages(degree), ...base.map(() => new Int32Array(degree))];
  const tried = new Int32Array(base.length + 1);
  const orbits = base.map((_, level) => group.basicOrbit(level));
  const fits = (images: Int32Array, points: readonly number[]) =>
    points.every((point) => goal[images[point]] === colours[point]);
  if (!fits(chosen[0], decided[0])) return undefined;
  let images = 0;
  for (let level = 0; level < base.length;) {
    if (tried[level] === orbits[level].length) {
      tried[level] = 0;
      if (--level < 0) return undefined;
      continue;
    }
    const point = orbits[level][tried[level]++];
    if (goal[chosen[level][point]] !== colours[base[level]]) continue;
    const first = group.transversal(level, point);
    for (let x = 0; x < degree; x++) chosen[level + 1][x] = chosen[level][first[x]];
    if (fits(chosen[level + 1], decided[level + 1])) level++;
    images += degree;
    if (images > MAX_IMAGES) throw new LimitError(i18n.t("the colours leave too many possibilities"));
    if (images % IMAGES_PER_YIELD < degree) yield 0;
  }
  return chosen[base.length];
}

/** For each level, the points that stay when the base's points before it do, and no fewer. */
function decidedAt(group: PermutationGroup): number[][] {
  const isDecided = new Uint8Array(group.degree);
  return [...group.base, undefined].map((_, level) => {
    const moving = level < group.base.length ? group.strongGenerators(level) : [];
    const points = [...identityImages(group.degree)].filter(
      (x) => isDecided[x] === 0 && moving.every((images) => images[x] === x),
    );
    for (const point of points) isDecided[point] = 1;
    return points;
  });
}
