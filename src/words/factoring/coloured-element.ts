import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { identityImages } from "../../permutations/images";
import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";

/** A second or two. */
const MAX_IMAGES = 50_000_000;
/** About a millisecond. */
const IMAGES_PER_YIELD = 1 << 16;

/** Elements, and whether there are no others. */
export interface ColouredElements {
  readonly elements: readonly Int32Array[];
  readonly areAll: boolean;
}

/**
 * Elements of a group that take each point to a place of its colour. Chooses where the points of the base go, one after another. If the
 * points that this decides do not reach their colours, it tries the next place (backtracking in a stabilizer chain: Á. Seress, Permutation
 * Group Algorithms, 9.1). On puzzles with stickers that is soon: where one sticker of a piece goes, so do the others.
 *
 * @param most how many elements to find
 * @param maxImages how many images of points to form: some 30 million a second
 */
export function* elementsByColours(
  colours: Int32Array,
  goal: Int32Array,
  group: PermutationGroup,
  { most, maxImages }: { readonly most: number; readonly maxImages: number },
): Steps<ColouredElements> {
  const { base, degree } = group;
  const decided = decidedAt(group);
  /** At each level, where the points go that the choices so far decide, and how many places of the orbit have been tried. */
  const chosen = [identityImages(degree), ...base.map(() => new Int32Array(degree))];
  const tried = new Int32Array(base.length + 1);
  const orbits = base.map((_, level) => group.basicOrbit(level));
  const fits = (images: Int32Array, points: readonly number[]) =>
    points.every((point) => goal[images[point]] === colours[point]);
  const elements: Int32Array[] = [];
  if (!fits(chosen[0], decided[0])) return { elements, areAll: true };
  let images = 0;
  for (let level = 0; level >= 0;) {
    if (level === base.length) {
      elements.push(chosen[level].slice());
      if (elements.length === most) return { elements, areAll: false };
      level--;
      continue;
    }
    if (tried[level] === orbits[level].length) {
      tried[level--] = 0;
      continue;
    }
    const point = orbits[level][tried[level]++];
    if (goal[chosen[level][point]] !== colours[base[level]]) continue;
    const first = group.transversal(level, point);
    for (let x = 0; x < degree; x++) chosen[level + 1][x] = chosen[level][first[x]];
    if (fits(chosen[level + 1], decided[level + 1])) level++;
    images += degree;
    if (images > maxImages) return { elements, areAll: false };
    if (images % IMAGES_PER_YIELD < degree) yield 0;
  }
  return { elements, areAll: true };
}

/** An element that takes each point to a place of its colour; undefined if there is none. Throws a LimitError. */
export function* elementByColours(
  colours: Int32Array,
  goal: Int32Array,
  group: PermutationGroup,
): Steps<Int32Array | undefined> {
  const limits = { most: 1, maxImages: MAX_IMAGES };
  const { elements, areAll } = yield* elementsByColours(colours, goal, group, limits);
  if (elements.length === 0 && !areAll)
    throw new LimitError(i18n.t("the colours leave too many possibilities"));
  return elements[0];
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
