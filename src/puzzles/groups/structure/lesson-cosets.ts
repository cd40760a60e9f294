import { areaAddress, cellAddress, columnLetters, fixed } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { spill } from "../../../lessons/blocks";
import type { LessonBlock, Paint } from "../../../lessons/lesson";
import type { Guard } from "../lesson-word";

/** The most elements that the sheet has room for. */
export const MOST = 24;
/** Where the table, the cosets and the elements' numbers stand: rows and columns count from 0. */
const TABLE = { row: 4, column: 4 };
const RIGHT = { row: 32, column: 4 };
const LEFT = { row: 59, column: 4 };
const NUMBERS = { row: 4, column: 52 };

const area = ({ row, column }: typeof TABLE) => fixed(areaAddress(row, column, MOST, MOST));
/** The first cell of the cosets, which is an error if the subgroup is none of the group. */
export const FIRST_COSET = cellAddress(RIGHT.row, RIGHT.column);

const numbersColumn = (offset: number) => fixed(areaAddress(NUMBERS.row, NUMBERS.column + offset, MOST, 1));
const [ELEMENTS, IN_RIGHT, IN_LEFT] = [0, 1, 2].map(numbersColumn);

/** A formula that is true if left and right cosets are the same: they are listed in the same order then. */
export const ARE_SAME = `SUMPRODUCT((${IN_RIGHT}<>${IN_LEFT})*1)=0`;

interface Given {
  readonly generators: string;
  readonly subgroup: string;
  /** A formula that is true if the group is too large. */
  readonly isTooLarge: string;
  readonly guard: Guard;
}

/** The Cayley table, the right and left cosets, and for each element the numbers of those that it is in. */
export function cosetBlocks({ generators, subgroup, isTooLarge, guard }: Given): LessonBlock[] {
  const cosets = (side: string) => `PUZZLE.COSETS(${subgroup},${generators},"${side}")`;
  const heading = ({ row, column }: typeof TABLE, text: string): LessonBlock => ({
    at: cellAddress(row - 1, column),
    cells: [[text]],
    style: "heading",
  });
  const at = ({ row, column }: typeof TABLE) => cellAddress(row, column);
  const element = (k: number) => `$${columnLetters(NUMBERS.column)}${NUMBERS.row + 1 + k}`;
  const numberIn = (place: typeof TABLE, k: number) =>
    `=IF(${element(k)}="","",SUMPRODUCT((${area(place)}=${element(k)})*(ROW(${area(place)})-${place.row})))`;
  return [
    heading(TABLE, i18n.t("The Cayley table, in the colours of the right cosets")),
    spill(at(TABLE), guard(`PUZZLE.CAYLEYTABLE(${generators})`), MOST + 1, MOST + 1, "steps"),
    heading(RIGHT, i18n.t("The right cosets Hg, one a row")),
    // What is wrong with the subgroup is told by this one.
    spill(at(RIGHT), `=IF(${isTooLarge},"",${cosets("right")})`, MOST, MOST, "steps"),
    heading(LEFT, i18n.t("The left cosets gH: if H is normal, each has one colour")),
    spill(at(LEFT), guard(cosets("left")), MOST, MOST, "steps"),
    {
      at: cellAddress(NUMBERS.row - 1, NUMBERS.column),
      cells: [[i18n.t("element"), i18n.t("right coset"), i18n.t("left coset")]],
      style: "columnHeads",
    },
    spill(at(NUMBERS), guard(`PUZZLE.ELEMENTS(${generators})`), MOST, 1),
    {
      at: cellAddress(NUMBERS.row, NUMBERS.column + 1),
      cells: Array.from({ length: MOST }, (_, k) => [numberIn(RIGHT, k), numberIn(LEFT, k)]),
      style: "formula",
    },
  ];
}

/** Of cosets with more numbers only the trivial subgroup of a large group has some; these have no colours. */
const COLOURS = [
  ...["#ffe08a", "#9ec5f4", "#b5e3c0", "#f7b2ad", "#d7bdf0", "#ffc98a"],
  ...["#a5e4e8", "#e4e99a", "#f5b8d8", "#c9c2b4", "#8fd0a0", "#b9c8ff"],
];

/** An element has the colour of its right coset, wherever it stands. */
export function cosetPaints(): Paint[] {
  return [
    { ...TABLE, size: MOST + 1 },
    { ...RIGHT, size: MOST },
    { ...LEFT, size: MOST },
  ].flatMap(({ row, column, size }) =>
    COLOURS.map((fill, k) => ({
      on: areaAddress(row, column, size, size),
      when: `=INDEX(${IN_RIGHT},MATCH(${cellAddress(row, column)},${ELEMENTS},0))=${k + 1}`,
      fill,
    })),
  );
}
