import { i18n } from "../../language";
import { isBlank, shown, textOf, type Cell, type CellError } from "../../grid/cells";

/**
 * For each value of a state pairs of codes: from the first to the second, which are two numbers or one text. Without pairs it may be any value.
 * The code of a number is twice the number, that of a text is odd, so a state is a few whole numbers.
 */
export type Pattern = readonly (readonly number[])[];

/** What becomes of the code of a value. */
export type Change = (code: number) => number;

/** How a cell is refused, with what is wrong in it. */
export type Refuse = (problem: string) => CellError;

/** Numbers in states have at most eight digits. 07 is a text. */
export const LARGEST = 99_999_999;
const NUMBER = /^(0|-?[1-9]\d{0,7})$/;
const COUNTER = /^\*?([+-]\d{1,8})( *mod *([1-9]\d{0,7}))?$/;
/** What no value contains, because it means something else. */
const SIGNS = /^$|[*|+−#]|\.\.|\bmod\b/;

/** How many values a state has, if that is known, and what is said of cells that are not a state. */
interface StateForm {
  readonly width?: number;
  noState(state: string): string;
}

const ofFirstRow: StateForm = {
  noState: (state) =>
    i18n.t(
      "{state} is not a state; expected one such as Top,North,4 with as many values as in the first row (put an apostrophe before numbers)",
      { state },
    ),
};

/**
 * Reads states, each in one text such as Top,North,4 or in a row of cells, where a blank is 0. If their form does not say how many values they
 * have, the first one determines that, and all moves are to be read before the start.
 */
export function patternReader(form = ofFirstRow) {
  const texts: string[] = [];
  const codes = new Map<string, number>();
  let { width } = form;
  let isComplete = false;

  function partsOf(cells: readonly Cell[], refuse: Refuse): string[] {
    const text = cells.map((cell) => (isBlank(cell) ? "0" : textOf(cell))).join();
    const parts = text.split(/[,;]/);
    width ??= parts.length;
    // Where commas are decimal signs, Excel reads a number from 3,7.
    const isMisread = cells.length === 1 && typeof cells[0] === "number" && !Number.isInteger(cells[0]);
    if (parts.length === width && !isMisread && (cells.length > 1 || form.width === 1 || !isBlank(cells[0])))
      return parts.map((part) => part.trim());
    throw refuse(form.noState(shown(cells.join())));
  }

  function codeOf(text: string, refuse: Refuse): number {
    if (SIGNS.test(text)) throw unclear(text, refuse);
    if (NUMBER.test(text)) return 2 * Number(text);
    if (!codes.has(text)) {
      // No move could ask for it or change it: it is likely misspelt.
      if (isComplete) throw refuse(i18n.t("{text} is nowhere in the moves", { text: shown(text) }));
      codes.set(text, 2 * texts.push(text) - 1);
    }
    return codes.get(text)!;
  }

  const textAt = (code: number): string => (code & 1 ? texts[code >> 1] : String(code >> 1));

  function counter(step: number, round: number, refuse: Refuse): Change {
    const most = round > 0 ? round - 1 : LARGEST;
    return (code) => {
      if (code & 1) throw refuse(i18n.t("{cell} is not a whole number", { cell: shown(textAt(code)) }));
      const number = code >> 1;
      const after = round > 0 ? (((number + step) % round) + round) % round : number + step;
      if (Math.max(number, Math.abs(after)) <= most) return 2 * after;
      throw refuse(i18n.t("{number} is too large; expected at most {most}", { number, most }));
    };
  }

  return {
    textAt,
    /** The codes of all texts so far. */
    words: codes as ReadonlyMap<string, number>,

    /** A state before a move, or a goal: its values, `*` for any, North|South for several, 0..4 for numbers. */
    pattern: (cells: readonly Cell[], refuse: Refuse): Pattern =>
      partsOf(cells, refuse).map((part) => {
        if (part === "*") return [];
        return part.split("|").flatMap((choice) => {
          const [least, most = least, ...rest] = choice.split("..").map((end) => codeOf(end.trim(), refuse));
          const isRange = least < most && !((least | most) & 1);
          if (rest.length > 0 || !(least === most || isRange)) throw unclear(choice, refuse);
          return [least, most];
        });
      }),

    /** A state after a move: its values, `*` for one that stays, +1 mod 5 for a counter from 0 to 4, +1 for one that has an end before. */
    changes: (cells: readonly Cell[], before: Pattern, refuse: Refuse): readonly Change[] =>
      partsOf(cells, refuse).map((part, k) => {
        if (part === "*") return (code) => code;
        const [, step, , round] = COUNTER.exec(part) ?? [];
        if (!step) {
          const code = codeOf(part, refuse);
          return () => code;
        }
        if (!round && before[k].length === 0) throw unclear(part, refuse);
        return counter(Number(step), Number(round ?? 0), refuse);
      }),

    start(cells: readonly Cell[], refuse: Refuse): Int32Array {
      isComplete = form.width === undefined;
      return Int32Array.from(partsOf(cells, refuse), (part) => codeOf(part, refuse));
    },
  };
}

function unclear(part: string, refuse: Refuse): CellError {
  const problem = i18n.t(
    "{part} is unclear; expected a value such as North. Goals, and states before a move, may also have *, North|South or 0..4. States after a move may also have *, +1 mod 5 or, from a range, +1",
    { part: shown(part) },
  );
  return refuse(problem);
}

/** Whether a state is as a pattern says. Numbers are even and texts odd, so that no text is between numbers. */
export function fits(pattern: Pattern, state: Int32Array): boolean {
  for (let k = 0; k < pattern.length; k++) {
    const pairs = pattern[k];
    const code = state[k];
    let pair = 0;
    while (
      pair < pairs.length &&
      (code < pairs[pair] || code > pairs[pair + 1] || (code ^ pairs[pair]) & 1)
    ) {
      pair += 2;
    }
    if (pair > 0 && pair === pairs.length) return false;
  }
  return true;
}
