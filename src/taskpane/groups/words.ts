import type { LabelledPermutation } from "../../permutations/products";
import { formatWord } from "../../permutations/words";
import type { FarElement, GroupFacts } from "./examination";

const number = new Intl.NumberFormat("en-US");

/** With its digits grouped: 20,160. */
export const grouped = (amount: number | bigint): string => number.format(amount);

/** "1 letter", "11 letters". */
export const counted = (amount: number | bigint, one: string): string =>
  `${grouped(amount)} ${one}${BigInt(amount) === 1n ? "" : "s"}`;

const LABELS_SHOWN = 6;
const ORBITS_SHOWN = 6;
const POINTS_SHOWN = 12;

/** What was understood of the selection: "4 generators (A, B, C, D)". */
export function describeAlphabet(generators: readonly LabelledPermutation[]): string {
  const words = counted(generators.length, "generator");
  if (generators.length > LABELS_SHOWN) return words;
  return `${words} (${generators.map(({ label }) => label).join(", ")})`;
}

function firstOf(all: readonly string[], most: number, between: string): string {
  const more = all.length > most ? `${between}and ${grouped(all.length - most)} more` : "";
  return all.slice(0, most).join(between) + more;
}

function describeOrbits(orbits: GroupFacts["orbits"]): string {
  const shown = orbits.slice(0, ORBITS_SHOWN).map((orbit) => `{${firstOf(orbit, POINTS_SHOWN, " ")}}`);
  const more = orbits.length > shown.length ? ` and ${grouped(orbits.length - shown.length)} more` : "";
  return `${grouped(orbits.length)}: ${shown.join(", ")}${more}`;
}

function describeTransitivity({ transitivity: times }: GroupFacts): string {
  if (times === 0) return "no: some points never meet each other's places";
  if (times === 1) return "yes: every point can come to every place";
  return `${grouped(times)} times: any ${grouped(times)} points can come to any ${grouped(times)} places`;
}

function describePrimitivity({ transitivity, primitive }: GroupFacts): string {
  if (transitivity === 0) return "no, as it is not transitive";
  return primitive
    ? "yes: no blocks of points stay together"
    : "no: there are blocks of points that stay together";
}

/** The facts in words, for the pane and for cells. */
export function describeFacts(facts: GroupFacts): [property: string, words: string][] {
  const { name, named, order, points, orbits, allEven } = facts;
  const first: [string, string][] = [
    ["Group", named ? name : `no name that is certain: ${name}`],
    ["Order", grouped(order)],
  ];
  if (orbits.length === 0) return [...first, ["Points moved", "none"]];
  return [
    ...first,
    ["Points moved", grouped(points.length)],
    ["Orbits", describeOrbits(orbits)],
    ["Transitive", describeTransitivity(facts)],
    ["Primitive", describePrimitivity(facts)],
    ["Parity", allEven ? "all elements are even" : "half of the elements are even, half are odd"],
  ];
}

/** As CYCLETYPE lists them: longest first, and 1 for the identity. */
export const describeCycleType = (lengths: readonly number[]): string =>
  lengths.length === 0 ? "1" : lengths.join(" ");

/** More characters than a cell holds are not written down. */
const LONGEST_TEXT = 32_767;

/** A word in labels; numbers from that of the labels on stand for their inverses. */
export function shortestWordText(word: readonly number[], labels: readonly string[]): string | undefined {
  const letters = word.map((k) => ({ label: k % labels.length, inverse: k >= labels.length }));
  const text = formatWord(letters, labels);
  return text.length <= LONGEST_TEXT ? text : undefined;
}

/** What stands beside a farthest element. */
export function describeWord({ word }: FarElement): string {
  if (word === undefined) return "too long to be written down";
  return word || "the empty word";
}
