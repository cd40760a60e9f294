import { DIFFICULTIES, type Exercise } from "../exercises/exercise";
import { isFrom, whyImpossible, type ExerciseSet } from "../exercises/exercise-set";
import { TOPICS } from "../exercises/topics";
import { originOf, readOrigin } from "../lessons/origin";
import type { MakerValues } from "../lessons/maker";
import { CONVENTIONS } from "../permutations/conventions";
import { PRODUCT_ORDERS } from "../permutations/product-order";

/** A student's sheet of exercises: which set it is of, and which of its variants. */
export interface Assignment {
  readonly set: ExerciseSet;
  /** From 1 on; 0 for the key of the whole set. */
  readonly number: number;
  /** The language of the sheet's texts, by its folder name. */
  readonly language: string;
  /** The checksum of the questions, by which another version of the generator is noticed. */
  readonly sum: string;
}

const ID = "exercises";

/** What the sheet's code begins with. */
export const CODE = `${ID}?`;

/** An assignment as a text on its sheet, by which it can be marked later: `exercises?topics=products.order&count=10&…`. */
export function codeOf({ set, number, language, sum }: Assignment): string {
  const { topics, count, difficulty, seed, variants, order } = set;
  const chosen = {
    topics: topics.join("."),
    ...{ count, difficulty, seed, variants },
    order: PRODUCT_ORDERS.indexOf(order),
    ...codesOfOthers(set),
    number,
    language,
    sum,
  };
  return originOf({ id: ID, chosen });
}

/** The assignment of such a text; undefined if it is none, or asks for what cannot be. */
export function readCode(text: string): Assignment | undefined {
  if (!text.startsWith(CODE) || text.length > MAX_CODE) return undefined;
  const { chosen } = readOrigin(text);
  const topics = String(chosen["topics"]).split(".");
  // Each of them is known, and none is there twice.
  const known = TOPICS.filter(({ id }) => topics.includes(id)).length;
  const difficulty = DIFFICULTIES.find((each) => each === chosen["difficulty"]);
  const order = PRODUCT_ORDERS[whole(chosen, "order")];
  if (known !== topics.length || difficulty === undefined || order === undefined) return undefined;
  const set = {
    topics: topics as ExerciseSet["topics"],
    count: whole(chosen, "count"),
    difficulty,
    order,
    seed: whole(chosen, "seed"),
    variants: whole(chosen, "variants"),
    ...othersOf(chosen),
  };
  const number = whole(chosen, "number");
  if (whyImpossible(set) !== undefined || !isFrom(0, number, set.variants)) return undefined;
  return { set, number, language: String(chosen["language"]), sum: String(chosen["sum"]) };
}

/** The conventions besides the order, as far as they are not the usual ones: codes have had no others before. */
const OTHERS = ["cosets", "firstPoint", "identity"] as const;

const codesOfOthers = (set: ExerciseSet) =>
  Object.fromEntries(
    OTHERS.map((name) => [name, CONVENTIONS[name].indexOf(set[name] as never)] as const).filter(
      ([, index]) => index > 0,
    ),
  );

const othersOf = (chosen: MakerValues): Partial<ExerciseSet> =>
  Object.fromEntries(
    OTHERS.map((name) => [name, CONVENTIONS[name][whole(chosen, name)]] as const).filter(
      ([, choice]) => choice !== undefined,
    ),
  );

/** A code of all topics is shorter. */
const MAX_CODE = 1000;

const whole = (values: MakerValues, name: string) => {
  const value = values[name];
  return typeof value === "number" ? value : NaN;
};

/** The checksum of a variant's questions, the same in every language (FNV-1a with 32 bits). */
export function checksum(exercises: readonly Exercise[]): string {
  const text = JSON.stringify(exercises.map(({ topic, given }) => [topic, given]));
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return `x${(hash >>> 0).toString(16)}`;
}
