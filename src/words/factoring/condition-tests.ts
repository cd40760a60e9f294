import type { Condition } from "../../permutations/conditions";
import { invertImages } from "../../permutations/images";
import type { Letter } from "../../permutations/words";
import type { PlacesTest, Step } from "./place-search";

/** Generators with their conditions, as steps of a search over the places of some pieces. */
export interface ConditionalSteps {
  readonly factors: readonly Int32Array[];
  /** For each factor. */
  readonly tests: readonly Pick<Step, "before" | "after">[];
}

/** The numbers of the pieces that conditions name. Pieces that no generator moves have none. */
export const namedIn = (
  conditions: readonly (readonly Condition[])[],
  numbers: ReadonlyMap<string, number>,
): number[] =>
  conditions
    .flat()
    .flatMap(({ pieces }) => pieces.map((piece) => numbers.get(piece)))
    .filter((point) => point !== undefined);

/** @param columns where the pieces stand in rows of places, by name */
export function conditionalSteps(
  given: readonly Int32Array[],
  conditions: readonly (readonly Condition[])[],
  withInverses: boolean,
  numbers: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
): ConditionalSteps {
  const tests = conditions.map((each) => testOf(each, numbers, columns));
  const back = withInverses ? given.map(invertImages) : [];
  return {
    factors: [...given, ...back],
    // An inverse may be used where the generator may be used after it.
    tests: [...tests.map((before) => ({ before })), ...back.map((_, k) => ({ after: tests[k] }))],
  };
}

/** The letters of a word in such factors. */
export const spelled = (word: readonly number[], count: number): Letter[] =>
  word.map((factor) => ({ label: factor % count, inverse: factor >= count }));

/** Whether conditions hold in a row of the places of some pieces, which stand in `columns`. Undefined if there are none. */
function testOf(
  conditions: readonly Condition[],
  numbers: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
): PlacesTest | undefined {
  if (conditions.length === 0) return undefined;
  const clauses = conditions.map(({ place, pieces, isHeld }) => {
    // A place that no generator moves always holds its own piece, and that piece is nowhere else.
    const number = numbers.get(place);
    const its = number === undefined ? [] : pieces.flatMap((piece) => columns.get(piece) ?? []);
    return { number: number ?? -1, its, isHeld, always: number === undefined && pieces.includes(place) };
  });
  return (list, begin) => {
    for (const { number, its, isHeld, always } of clauses) {
      let holds = always;
      for (const column of its) holds ||= list[begin + column] === number;
      if (holds !== isHeld) return false;
    }
    return true;
  };
}
