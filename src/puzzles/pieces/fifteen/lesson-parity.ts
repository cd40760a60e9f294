import { i18n } from "../../../language";
import { addressIn, answerOf, textFormula } from "../../../lessons/formula-text";
import { column, lines, skip } from "../../../lessons/items";
import { beside, type Area, type Item } from "../../../lessons/layout";
import { STYLES } from "../../../lessons/styles";
import { holeIn, partsOf, type TileTables } from "./lesson-places";

/** Tables with a column of pairs out of order, and cells below for what moves cannot make even. */
export interface PairTables extends TileTables {
  readonly rows: number;
  readonly columns: number;
  /** Without a board for the goal, its tiles are in order, with the hole at the end. */
  readonly goal?: Area;
  readonly parity: Area;
}

interface Parity {
  /** The lines below the table of places: words in English and a formula each; the last one is what stays even or odd. */
  readonly lines: readonly (readonly [words: string, formula: string])[];
  /** Why an odd number makes the puzzle impossible. `total` and `cell` stand in the text for its cell and the first cell of the list. */
  why(values: { total: string; cell: string }): string;
}

/** The column of the pairs. */
const pairsColumn = ({ goal }: PairTables) => (goal ? 5 : 4);

/**
 * A tile that moves left or right passes no other tile, and one that moves up or down passes columns − 1 of them. So if the number of
 * columns is odd, the number of pairs out of order stays even or odd. If it is even, its sum with the row of the empty place does. (W.
 * Johnson and W. Story, 1879.)
 */
function parityInOrder(tables: PairTables): Parity {
  const { rows, columns, parity, places } = tables;
  const { tiles, at } = partsOf(tables);
  const pairs = [/*i18n*/ "pairs out of order", `=SUM(${places.column(pairsColumn(tables))})`] as const;
  if (columns % 2 === 1) {
    return {
      lines: [pairs],
      why: (values) =>
        i18n.t(
          "impossible. The number of pairs out of order, {total}, is odd, and no move makes it even.",
          values,
        ),
    };
  }
  return {
    lines: [
      pairs,
      [
        /*i18n*/ "rows below the empty one",
        `=SUMPRODUCT((${tiles}="")*INT((${rows * columns}-${at})/${columns}))`,
      ],
      [/*i18n*/ "together", `=${parity.cell(0)}+${parity.cell(1)}`],
    ],
    why: (values) =>
      i18n.t(
        "impossible. Pairs out of order and rows below the empty place are {total}. That is odd, and no move makes it even.",
        values,
      ),
  };
}

/**
 * For any goal, on a board of any shape, if there is one hole and all tiles are different. A move exchanges a tile and the hole. So the
 * number of pairs out of order, the hole counted as a tile, changes by an odd number, and the hole's distance from its goal by one.
 */
function parityOfExchanges(tables: PairTables): Parity {
  const { columns, parity, places } = tables;
  const { tiles, at, goalAt, goalTiles } = partsOf(tables);
  const holes = `SUMPRODUCT((${at}<>"")*(${tiles}=""))`;
  const twice = `SUMPRODUCT((${tiles}<>"")*(COUNTIF(${tiles},${tiles})>1))`;
  const ifKnown = (formula: string) => `=IF(AND(${holes}=1,${twice}=0),${formula},"")`;
  const [from, to] = [holeIn(at, tiles), holeIn(goalAt, goalTiles)];
  const between = (part: (place: string) => string) => `ABS(${part(`(${from}-1)`)}-${part(`(${to}-1)`)})`;
  const steps =
    between((place) => `INT(${place}/${columns})`) + "+" + between((place) => `MOD(${place},${columns})`);
  return {
    lines: [
      [/*i18n*/ "pairs out of order", ifKnown(`SUM(${places.column(pairsColumn(tables))})`)],
      [/*i18n*/ "steps of the empty place", ifKnown(steps)],
      [/*i18n*/ "together", ifKnown(`${parity.cell(0)}+${parity.cell(1)}`)],
    ],
    why: (values) =>
      i18n.t(
        "impossible. Pairs out of order and steps of the empty place are {total}. That is odd, and no move makes it even.",
        values,
      ),
  };
}

/** What moves cannot make even, and the words that explain it. */
export function parityOn(tables: PairTables) {
  const { lines: told, why } = (tables.goal ? parityOfExchanges : parityInOrder)(tables);
  const total = tables.parity.cell(told.length - 1);
  return {
    total,
    /** The lines below the table of places; their numbers are called `name`. */
    linesCalled: (name: string): Item =>
      beside(lines(...told.map(([words]) => i18n._(words))), skip(pairsColumn(tables) - 1), {
        [name]: column(
          told.map(([, formula]) => formula),
          "answer",
          { fill: STYLES.formula.fill! },
        ),
      }),
    /** A formula with the reason why there is no solution: parity in a student's words, other obstacles in REARRANGE's. */
    whyImpossible(answer: Area): string {
      const cell = addressIn(answer);
      const odd = why({ total: answerOf(`${total}`), cell });
      const other = i18n.t("impossible. Select cell {cell} to read why.", { cell });
      return `IF(IFERROR(ISODD(${total}),FALSE),${textFormula(odd)},${textFormula(other)})`;
    },
  };
}
