import { i18n } from "../../../language";
import { cells, spill, table } from "../../../lessons/items";
import type { Areas, Item } from "../../../lessons/layout";
import type { Guard } from "../lesson-word";

/** Groups of at most 24 elements have at most three generators; D4 × C2 has 27 classes of subgroups. */
const GENERATORS = 3;
const ROWS = 30;
/** A number up to 24 has at most eight divisors. */
const ORDERS = 8;
/** How many classes of subgroups of one order are drawn. */
export const SIDE_BY_SIDE = 7;
const [NAME, ORDER, CONJUGATES] = [0, 1, 3];

/** The answer of SUBGROUPS under its headings; the cells of the answer are called `subgroups`. */
export function subgroupTable(generators: string, ifRight: Guard): Item {
  const heads = [
    i18n.t("subgroup"),
    i18n.t("order"),
    i18n.t("index"),
    i18n.t("conjugates"),
    i18n.t("generators"),
    ...new Array<string>(GENERATORS - 1).fill(""),
  ];
  const answer = ifRight(`PUZZLE.SUBGROUPS(${generators})`);
  return table(i18n.t("The subgroups"), heads, {
    subgroups: spill(answer, ROWS, heads.length, "formula", "hidden"),
  });
}

/** Their lattice: a row for each order, the group at the top, and the classes of that order side by side. */
export function lattice({ subgroups, lattice: all }: Areas): Item {
  const [names, orders, conjugates] = [NAME, ORDER, CONJUGATES].map((k) => subgroups.column(k).fixed);
  const rows = Array.from({ length: ORDERS }, (_, k) => {
    const order = all.cell(k).fixedColumns;
    const above = all.cell(k - 1);
    const isNone = `${order}=""`;
    const largest = k === 0 ? `MAX(${orders})` : `IF(${above}="",0,MAXIFS(${orders},${orders},"<"&${above}))`;
    const classes = Array.from({ length: SIDE_BY_SIDE }, (_class, number) => {
      const at = `MATCH(${order},${orders},0)+${number}`;
      const count = `INDEX(${conjugates},${at})`;
      const name = `INDEX(${names},${at})&IF(${count}>1," ("&${count}&")","")`;
      return `=IF(${isNone},"",IF(COUNTIF(${orders},${order})>${number},${name},""))`;
    });
    const more = `COUNTIF(${orders},${order})-${SIDE_BY_SIDE}`;
    return [`=IF(${largest}>0,${largest},"")`, ...classes, `=IF(${isNone},"",IF(${more}>0,"+ "&${more},""))`];
  });
  return table(
    i18n.t("Their lattice, from the group down; normal subgroups are green"),
    [i18n.t("order"), i18n.t("classes of conjugate subgroups, and how many are in each")],
    { lattice: cells(rows, "answer") },
  );
}

/** Normal subgroups, which are alone in their classes, and the others. */
export function paintLattice({ lattice: all }: Areas) {
  const on = all.column(1, SIDE_BY_SIDE);
  return [
    { on, when: `=ISNUMBER(SEARCH(" (",${on.first}))`, fill: "#e6f0fb" },
    { on, when: `=${on.first}<>""`, fill: "#d9f2e3" },
  ];
}
