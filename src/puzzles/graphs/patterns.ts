import { i18n } from "../../language";
import { CellError, isBlank, shown, textOf, type Cell } from "../../grid/cells";

/**
 * The values of states as whole numbers, so that a state is a few of them: twice a number of up to eight digits, or an odd number for a text.
 * Only 7 is a number, 07 is a text.
 */
export class Values {
  readonly #texts: string[] = [];
  readonly #codes = new Map<string, number>();

  /** How many texts are known. */
  get count(): number {
    return this.#texts.length;
  }

  code(text: string): number {
    if (/^(0|-?[1-9]\d{0,7})$/.test(text)) return 2 * Number(text);
    let code = this.#codes.get(text);
    if (code === undefined) {
      code = 2 * this.#texts.length + 1;
      this.#texts.push(text);
      this.#codes.set(text, code);
    }
    return code;
  }

  text(code: number): string {
    return code & 1 ? this.#texts[code >> 1] : String(code >> 1);
  }
}

/** For each coordinate pairs of codes: from the first to the second, numbers or one text. No pairs stand for any value. */
export type Pattern = readonly (readonly number[])[];

/** Counts a number on; `round` is how many numbers there are from 0 on, undefined if it does not go round. */
export interface Counter {
  readonly text: string;
  readonly by: number;
  readonly round: number | undefined;
}

/** What becomes of a coordinate: another value's code, a number further on, or (undefined) nothing. */
export type Change = number | Counter | undefined;

/** Where cells stand, for errors. */
export interface Place {
  readonly argument: string;
  readonly row?: number;
  readonly column?: number;
}

export const problemAt = ({ argument, row, column }: Place, problem: string): CellError =>
  new CellError(argument, problem, row, column);

/**
 * The values of a state, which is one text such as Top,North,4 or a row of cells, where a blank is 0. Throws a CellError unless there are
 * `count` of them.
 */
export function partsOf(cells: readonly Cell[], count: number | undefined, place: Place): string[] {
  if (cells.length === 1 && isBlank(cells[0])) {
    throw problemAt(place, i18n.t("the cell is blank; expected a state such as Top,North,4"));
  }
  const text = cells.map((cell) => (isBlank(cell) ? "0" : textOf(cell))).join();
  const parts = text.split(/[,;]/);
  if (parts.length === (count ?? parts.length)) return parts.map((part) => part.trim());
  const problem = i18n.t(
    "{state} has {found, plural, one {# value} other {# values}}; expected {count}, with commas between, as in the first row (before a state of numbers type an apostrophe)",
    { state: shown(text), found: parts.length, count: count! },
  );
  throw problemAt(place, problem);
}

/** What a part of a state before a move stands for: anything, a value, values such as North|South, or numbers such as 0..4. */
export function readPattern(parts: readonly string[], values: Values, place: Place): Pattern {
  return parts.map((part) => {
    if (part === "*") return [];
    return part.split("|").flatMap((choice) => {
      const [, least, most] = /^\s*(-?\d{1,8})\.\.(-?\d{1,8})\s*$/.exec(choice) ?? [];
      if (least === undefined) {
        const code = codeOf(choice, values);
        if (code !== undefined) return [code, code];
      } else if (Number(least) <= Number(most)) return [2 * Number(least), 2 * Number(most)];
      const problem = i18n.t("{part} is no value; expected North, North|South, 0..4 or *", {
        part: shown(part),
      });
      throw problemAt(place, problem);
    });
  });
}

/** What a part of a state after a move stands for: `*` for no change, a value, or a counter. */
export function readChanges(
  parts: readonly string[],
  from: Pattern,
  values: Values,
  place: Place,
): readonly Change[] {
  return parts.map((part, k) => {
    if (part === "*") return undefined;
    const [, by, round] = /^\*?\s*([+-]\d{1,8})(?:\s*mod\s*([1-9]\d{0,7}))?$/i.exec(part) ?? [];
    if (by === undefined) {
      const code = codeOf(part, values);
      if (code !== undefined) return code;
    } else if (round !== undefined || from[k].length > 0) {
      return { text: part, by: Number(by), round: round === undefined ? undefined : Number(round) };
    }
    const problem = i18n.t(
      "{part} is no value; expected North, *, +1 mod 5, or +1 after a range such as 0..4 in the state before",
      { part: shown(part) },
    );
    throw problemAt(place, problem);
  });
}

/** The code of a single value; undefined if it has signs that mean something else. */
function codeOf(part: string, values: Values): number | undefined {
  const text = part.trim();
  return text === "" || /[*|+−#]|\.\.|\bmod\b/i.test(text) ? undefined : values.code(text);
}

/** Whether a state is as a pattern says. */
export function fits(pattern: Pattern, state: Int32Array): boolean {
  for (let k = 0; k < pattern.length; k++) {
    const pairs = pattern[k];
    if (pairs.length === 0) continue;
    const code = state[k];
    let pair = 0;
    while (pair < pairs.length && !isBetween(code, pairs[pair], pairs[pair + 1])) pair += 2;
    if (pair >= pairs.length) return false;
  }
  return true;
}

/** Numbers are even and texts odd, so no text is between numbers. */
const isBetween = (code: number, least: number, most: number) =>
  least <= code && code <= most && ((code ^ least) & 1) === 0;
