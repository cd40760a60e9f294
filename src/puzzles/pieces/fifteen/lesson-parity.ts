import { i18n } from "../../../language";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { LessonBlock } from "../../../lessons/lesson";
import { STYLES } from "../../../lessons/styles";
import { columnsOf, holeIn, rangesOf, type PlacesOnSheet } from "./lesson-places";

interface Parity {
  /** The lines below the table of places: words in English and a formula each; the last one is what stays even or odd. */
  readonly lines: readonly (readonly [words: string, formula: string])[];
  /** Why an odd number makes the puzzle impossible. `total` and `cell` stand in the text for its cell and the first cell of the list. */
  why(values: { total: string; cell: string }): string;
}

/**
 * A tile that moves left or right passes no other tile, and one that moves up or down passes columns − 1 of them. So if the number of
 * columns is odd, the number of pairs out of order stays even or odd. If it is even, its sum with the row of the empty place does. (W.
 * Johnson and W. Story, 1879.)
 */
function parityInOrder(on: PlacesOnSheet, lineCell: (line: number) => string): Parity {
  const { rows, columns } = on;
  const { tiles, at, pairs } = relative(on);
  const pairsLine = [/*i18n*/ "pairs out of order", `=SUM(${pairs})`] as const;
  if (columns % 2 === 1) {
    return {
      lines: [pairsLine],
      why: (values) =>
        i18n.t("impossible. Pairs out of order: {total}, odd, and no move makes that even.", values),
    };
  }
  return {
    lines: [
      pairsLine,
      [
        /*i18n*/ "rows below the hole",
        `=SUMPRODUCT((${tiles}="")*INT((${rows * columns}-${at})/${columns}))`,
      ],
      [/*i18n*/ "together", `=${lineCell(0)}+${lineCell(1)}`],
    ],
    why: (values) =>
      i18n.t(
        "impossible. Pairs out of order and rows below the hole: {total}, odd, and no move makes that even.",
        values,
      ),
  };
}

/**
 * For any goal, on a board of any shape, if there is one hole and all tiles are different: a move exchanges a tile and the hole, so that
 * the number of pairs out of order, the hole counted as a tile, changes by an odd number, and the hole's distance from its goal by one.
 */
function parityOfExchanges(on: PlacesOnSheet, lineCell: (line: number) => string): Parity {
  const { tiles, at, goalAt, goalTiles, pairs } = relative(on);
  const holes = `SUMPRODUCT((${at}<>"")*(${tiles}=""))`;
  const twice = `SUMPRODUCT((${tiles}<>"")*(COUNTIF(${tiles},${tiles})>1))`;
  const ifTold = (formula: string) => `=IF(AND(${holes}=1,${twice}=0),${formula},"")`;
  const [from, to] = [holeIn(at, tiles), holeIn(goalAt, goalTiles)];
  const between = (part: (place: string) => string) => `ABS(${part(`(${from}-1)`)}-${part(`(${to}-1)`)})`;
  const steps =
    between((place) => `INT(${place}/${on.columns})`) +
    "+" +
    between((place) => `MOD(${place},${on.columns})`);
  return {
    lines: [
      [/*i18n*/ "pairs out of order", ifTold(`SUM(${pairs})`)],
      [/*i18n*/ "steps of the hole", ifTold(steps)],
      [/*i18n*/ "together", ifTold(`${lineCell(0)}+${lineCell(1)}`)],
    ],
    why: (values) =>
      i18n.t(
        "impossible. Pairs out of order, the hole counted as a tile, and steps from the hole to its goal: {total}, odd, and no move makes that even.",
        values,
      ),
  };
}

/** The tables as formulas beside them name them. */
const relative = (on: PlacesOnSheet) =>
  Object.fromEntries(
    Object.entries(rangesOf(on)).map(([name, range]) => [name, range.replaceAll("$", "")]),
  ) as ReturnType<typeof rangesOf>;

/** What moves cannot make even, below the table of places, and the words that explain it. */
export function parityOn(on: PlacesOnSheet) {
  const firstLine = on.first + on.rows * on.columns + 1;
  const numbers = on.letters(columnsOf(on).pairs);
  const lineCell = (line: number) => `${numbers}${firstLine + line}`;
  const { lines, why } = (on.goalCell ? parityOfExchanges : parityInOrder)(on, lineCell);
  const total = lineCell(lines.length - 1);
  return {
    total,
    blocks: (): LessonBlock[] => [
      {
        at: `${on.letters(0)}${firstLine}`,
        cells: lines.map(([words]) => [i18n._(words)]),
        style: "question",
      },
      {
        at: lineCell(0),
        cells: lines.map(([, formula]) => [formula]),
        style: "answer",
        fill: STYLES.formula.fill!,
      },
    ],
    /** A formula with the reason why there is no solution: parity in a student's words, other obstacles in REARRANGE's. */
    whyImpossible(cell: string): string {
      const odd = why({ total: answerOf(total), cell });
      const other = i18n.t("impossible. Select cell {cell} to read why.", { cell });
      return `IF(IFERROR(ISODD(${total}),FALSE),${textFormula(odd)},${textFormula(other)})`;
    },
  };
}
