import { areaAddress, cellAddress, columnLetters, fixed } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { spill } from "../../../lessons/blocks";
import type { LessonBlock, Paint } from "../../../lessons/lesson";
import type { Guard } from "../lesson-word";

/** The table of subgroups: rows and columns count from 0. */
export interface SubgroupTable {
  readonly row: number;
  readonly column: number;
  readonly generators: string;
  readonly guard: Guard;
}

/** Groups of at most 24 elements have at most three generators; D4 × C2 has 27 classes of subgroups. */
const GENERATORS = 3;
const ROWS = 30;
/** A number up to 24 has at most eight divisors. */
const ORDERS = 8;
const SIDE_BY_SIDE = 7;
const [NAME, ORDER, , CONJUGATES] = [0, 1, 2, 3];

const HEADS = () => [
  i18n.t("subgroup"),
  i18n.t("order"),
  i18n.t("index"),
  i18n.t("conjugates"),
  i18n.t("generators"),
];

/** The answer of SUBGROUPS under its headings. */
export function subgroupTable({ row, column, generators, guard }: SubgroupTable): LessonBlock[] {
  const heads = [...HEADS(), ...new Array<string>(GENERATORS - 1).fill("")];
  return [
    { at: cellAddress(row - 2, column), cells: [[i18n.t("The subgroups")]], style: "heading" },
    { at: cellAddress(row - 1, column), cells: [heads], style: "columnHeads" },
    {
      ...spill(cellAddress(row, column), guard(`PUZZLE.SUBGROUPS(${generators})`), ROWS, heads.length),
      solution: "hidden",
    },
  ];
}

const columnOf = ({ row, column }: SubgroupTable, offset: number) =>
  fixed(areaAddress(row, column + offset, ROWS, 1));

/** The lattice, two columns right of the table: a row for each order, the group at the top, and the classes of that order side by side. */
export function latticeCells(table: SubgroupTable): LessonBlock[] {
  const left = latticeColumn(table);
  const [names, orders, conjugates] = [NAME, ORDER, CONJUGATES].map((offset) => columnOf(table, offset));
  const cells = Array.from({ length: ORDERS }, (_, k) => {
    const order = cellAddress(table.row + k, left);
    const above = cellAddress(table.row + k - 1, left);
    const isThere = `$${order}=""`;
    const largest = k === 0 ? `MAX(${orders})` : `IF(${above}="",0,MAXIFS(${orders},${orders},"<"&${above}))`;
    const classes = Array.from({ length: SIDE_BY_SIDE }, (_class, number) => {
      const at = `MATCH($${order},${orders},0)+${number}`;
      const count = `INDEX(${conjugates},${at})`;
      const name = `INDEX(${names},${at})&IF(${count}>1," ("&${count}&")","")`;
      return `=IF(${isThere},"",IF(COUNTIF(${orders},$${order})>${number},${name},""))`;
    });
    const more = `COUNTIF(${orders},$${order})-${SIDE_BY_SIDE}`;
    return [
      `=IF(${largest}>0,${largest},"")`,
      ...classes,
      `=IF(${isThere},"",IF(${more}>0,"+ "&${more},""))`,
    ];
  });
  return [
    {
      at: cellAddress(table.row - 2, left),
      cells: [[i18n.t("Their lattice: orders from the group down, normal subgroups green")]],
      style: "heading",
    },
    {
      at: cellAddress(table.row - 1, left),
      cells: [[i18n.t("order"), i18n.t("classes of conjugate subgroups, and how many are in each")]],
      style: "columnHeads",
    },
    { at: cellAddress(table.row, left), cells, style: "answer" },
  ];
}

const latticeColumn = ({ column }: SubgroupTable) => column + HEADS().length + GENERATORS;

/** Normal subgroups, which are alone in their classes, and the others. */
export function latticePaints(table: SubgroupTable): Paint[] {
  const left = latticeColumn(table) + 1;
  const on = areaAddress(table.row, left, ORDERS, SIDE_BY_SIDE);
  const first = `${columnLetters(left)}${table.row + 1}`;
  return [
    { on, when: `=ISNUMBER(SEARCH(" (",${first}))`, fill: "#e6f0fb" },
    { on, when: `=${first}<>""`, fill: "#d9f2e3" },
  ];
}
