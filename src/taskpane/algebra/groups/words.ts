import { MAX_TEXT_LENGTH } from "../../../grid/limits";
import { i18n } from "../../../language";
import type { LabelledPermutation } from "../../../permutations/products";
import { formatWord } from "../../../permutations/words";
import { andMore } from "../../../language/lists";
import type { WrittenElement, GroupFacts } from "./examination";

/** With digit grouping: 20,160. */
export const grouped = (amount: number | bigint): string => new Intl.NumberFormat(i18n.locale).format(amount);

const LABELS_SHOWN = 6;
const ORBITS_SHOWN = 6;
const POINTS_SHOWN = 12;

/** How the selection was understood: "4 generators (A, B, C, D)". */
export function describeAlphabet(generators: readonly Pick<LabelledPermutation, "label">[]): string {
  const words = i18n.t("{count, plural, one {# generator} other {# generators}}", {
    count: generators.length,
  });
  if (generators.length > LABELS_SHOWN) return words;
  return `${words} (${generators.map(({ label }) => label).join(", ")})`;
}

function describeOrbits(orbits: GroupFacts["orbits"]): string {
  const shown = orbits.slice(0, ORBITS_SHOWN).map((orbit) => {
    const points = andMore(orbit.slice(0, POINTS_SHOWN).join(" "), orbit.length - POINTS_SHOWN);
    return `{${points}}`;
  });
  return `${grouped(orbits.length)}: ${andMore(shown.join(", "), orbits.length - ORBITS_SHOWN)}`;
}

function describeTransitivity({ transitivity: times }: GroupFacts): string {
  if (times === 0) return i18n.t("no: some points never meet each other’s places");
  if (times === 1) return i18n.t("yes: every point can go to every place");
  return i18n.t("{times, number} times: any {times, number} points can go to any {times, number} places", {
    times,
  });
}

function describePrimitivity({ transitivity, primitive }: GroupFacts): string {
  if (transitivity === 0) return i18n.t("no: it is not transitive");
  return primitive
    ? i18n.t("yes: no blocks of points stay together")
    : i18n.t("no: there are blocks of points that stay together");
}

/** The facts as text, for the pane and for cells. */
export function describeFacts(facts: GroupFacts): [property: string, words: string][] {
  const { name, named, order, orderText, points, orbits, allEven } = facts;
  const first: [string, string][] = [
    [i18n.t("Group"), named ? name : i18n.t("no name that is certain: {name}", { name })],
    [i18n.t("Order"), /^\d+$/.test(orderText) ? grouped(order) : orderText],
  ];
  if (orbits.length === 0) return [...first, [i18n.t("Points moved"), i18n.t("none")]];
  return [
    ...first,
    [i18n.t("Points moved"), grouped(points.length)],
    [i18n.t("Orbits"), describeOrbits(orbits)],
    [i18n.t("Transitive"), describeTransitivity(facts)],
    [i18n.t("Primitive"), describePrimitivity(facts)],
    [
      i18n.t("Parity"),
      allEven ? i18n.t("all elements are even") : i18n.t("half of the elements are even, half are odd"),
    ],
  ];
}

/** Like CYCLETYPE: longest first, and 1 for the identity. */
export const describeCycleType = (lengths: readonly number[]): string =>
  lengths.length === 0 ? "1" : lengths.join(" ");

/** A word in labels, if it fits into a cell. Numbers from the number of labels on stand for their inverses. */
export function shortestWordText(word: readonly number[], labels: readonly string[]): string | undefined {
  const letters = word.map((k) => ({ label: k % labels.length, inverse: k >= labels.length }));
  const text = formatWord(letters, labels);
  return text.length <= MAX_TEXT_LENGTH ? text : undefined;
}

/** The text next to a farthest element. */
export function describeWord({ word }: WrittenElement): string {
  if (word === undefined) return i18n.t("too long to be written down");
  return word || i18n.t("the empty word");
}
