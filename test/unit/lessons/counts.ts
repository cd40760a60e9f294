import { areaAddress } from "../../../src/grid/addresses";
import type { Cells } from "../../../src/grid/cells";
import type { LessonBlock } from "../../../src/lessons/lesson";
import { placeOf } from "./sheet-of";

/** A list or a grid that numbers the positions or the moves of a way. */
interface NumberedTable {
  readonly at: string;
  readonly first: number;
  readonly last: number;
}

const MOVES = /(\d+) (?:moves?|jumps?|steps?)\b/g;

const isFormula = (value: unknown) => String(value).startsWith("=");
/** One formula whose answer fills the block. */
const isSpilled = ({ cells }: LessonBlock) => {
  const [first, ...rest] = cells.flat();
  return rest.length > 0 && isFormula(first) && rest.every((value) => value === "");
};

/** The numbers of a list or grid. A tile with `step 3` in its second line is number 3. */
function numbersIn(values: Cells): number[] {
  return values.flat().flatMap((value) => {
    const number = typeof value === "number" ? String(value) : /\n\D*(\d+)$/.exec(String(value))?.[1];
    return number === undefined ? [] : Number(number);
  });
}

/**
 * The numbered tables of ways on a sheet that shows its solutions, and the numbers of moves that it states. It states them in words, or as
 * a number in a cell of its own.
 */
export function countsOn(blocks: readonly LessonBlock[], valuesOf: (range: string) => Cells) {
  const tables: NumberedTable[] = [];
  const stated = new Set<number>();
  for (const block of blocks) {
    const { at, cells, style } = block;
    const { row, column } = placeOf(at);
    const values = valuesOf(areaAddress(row, column, cells.length, cells[0].length));
    const isGrid = String(cells[0][0]).includes('"grid"');
    if (isSpilled(block) && (isGrid || cells[0].length === 1)) {
      const numbers = numbersIn(values).sort((a, b) => a - b);
      const [first, last] = [numbers[0], numbers.at(-1)!];
      const isCounted = numbers.length > 1 && first < 2 && numbers.every((each, k) => each === first + k);
      if (isCounted) tables.push({ at, first, last });
    } else if (isFormula(cells[0][0])) {
      for (const [value] of values) {
        for (const [, count] of String(value).matchAll(MOVES)) stated.add(Number(count));
        if (typeof value === "number" && style === "formula" && cells[0].length === 1) stated.add(value);
      }
    }
  }
  return { tables, stated: [...stated] };
}

/** The numbered tables whose last number is not among the stated numbers of moves, if there are any. */
export const miscounted = ({ tables, stated }: ReturnType<typeof countsOn>) =>
  tables.filter(({ last }) => stated.length > 0 && !stated.includes(last));
