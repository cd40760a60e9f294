import { i18n } from "../../../language";
import { textFormula } from "../../../lessons/formula-text";
import { cell, cells, column, heading, skip, spill } from "../../../lessons/items";
import { beside, stack, type Areas, type Item } from "../../../lessons/layout";
import type { LaidOutGroup } from "./laid-out-group";

/** A column of a list, over so many columns of the sheet that its longest text is seen. */
interface ListColumn {
  readonly head: string;
  readonly item: Item;
  readonly longest?: number;
}

/** What the lists are made of: the group, and how many letters a column of the sheet holds. */
interface Lists {
  readonly group: LaidOutGroup;
  readonly letters: number;
  readonly areas: Areas;
}

const longestOf = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

/** A list under its headings. Its columns begin at columns of the sheet, which are all of one width. */
function list(title: string, letters: number, columns: readonly ListColumn[]): Item {
  const spanOf = ({ head, longest = 0 }: ListColumn) =>
    Math.ceil((Math.max(head.length, longest) + 2) / letters);
  return stack(
    heading(title),
    beside(...columns.map((each) => cell(each.head, "columnHeads", { across: spanOf(each) }))),
    beside(...columns.flatMap((each) => [each.item, skip(spanOf(each) - each.item.columns)])),
  );
}

/** A formula down a column. */
const down = (formula: string, rows: number): Item => spill(`=${formula}`, rows, 1, "listed");

/** The longest text of a permutation of the group's points. */
function longestCycles({ generators }: LaidOutGroup): number {
  const points = new Set(generators.flatMap(([, cycles]) => cycles.match(/[^\s()]+/g) ?? []));
  return longestOf([[...points].join(" ")]) + 2 * Math.max(1, Math.floor(points.size / 2));
}

/** The names that elements in cycles have, in a formula. */
export const namesOf = (call: string, { names, cycles }: Areas): string =>
  `INDEX(${names.fixed},MATCH(${call},${cycles.fixed},0))`;

export function generatorList({ group }: Lists): Item {
  return stack(heading(i18n.t("The generators")), { generators: cells(group.generators, "question") });
}

/** The elements: their names, cycles and orders, and the numbers of the cosets that they are in. */
export function elementList({ group, letters, areas }: Lists): Item {
  const { elements, conventions } = group;
  const { names, cycles, generators, rightCosets, leftCosets } = areas;
  const count = elements.length;
  const words = names.row(1, Math.max(1, count - 1)).fixed;
  const made = down(`PUZZLE.WORDTOCYCLES(${words},${generators.fixed},"${conventions.order}")`, count - 1);
  const numbers = (all: typeof names) =>
    column(
      elements.map((_, k) => {
        const element = names.cell(k).fixed;
        return `=SUMPRODUCT((${all.fixed}=${element})*(ROW(${all.fixed})-${all.top}))`;
      }),
      "listed",
    );
  return list(i18n.t("The elements"), letters, [
    {
      head: i18n.t("element"),
      item: stack({ names: column(elements, "label") }),
      longest: longestOf(elements),
    },
    {
      head: i18n.t("cycles"),
      item: stack({ cycles: stack(cell("()", "listed"), ...(count > 1 ? [made] : [])) }),
      longest: longestCycles(group),
    },
    { head: i18n.t("order"), item: down(`PUZZLE.CYCLEORDER(${cycles.fixed})`, count) },
    { head: i18n.t("right coset"), item: stack({ rightNumbers: numbers(rightCosets) }) },
    { head: i18n.t("left coset"), item: stack({ leftNumbers: numbers(leftCosets) }) },
  ]);
}

export function classList({ group, letters, areas }: Lists): Item {
  const call = (part: number) => `INDEX(PUZZLE.CONJUGACYCLASSES(${areas.generators.fixed}),0,${part})`;
  return list(i18n.t("The conjugacy classes"), letters, [
    {
      head: i18n.t("representative"),
      item: down(namesOf(call(1), areas), group.classes),
      longest: longestOf(group.elements),
    },
    { head: i18n.t("size"), item: down(call(2), group.classes) },
    { head: i18n.t("order"), item: down(call(3), group.classes) },
  ]);
}

/** The elements of the centre, in one cell. */
export function centre({ group, areas }: Lists): Item {
  const { order } = group.conventions;
  const all = `PUZZLE.ELEMENTS(PUZZLE.CENTRE(${areas.generators.fixed}),FALSE,"${order}")`;
  return stack(
    heading(i18n.t("The centre")),
    cell(`=TEXTJOIN(", ",TRUE,${namesOf(all, areas)})`, "question"),
  );
}

/** The subgroups, conjugate ones in one row, by the numbers that the yellow cell takes. */
export function subgroupList({ group: { subgroups }, letters, areas }: Lists): Item {
  const call = (part: number) => `INDEX(PUZZLE.SUBGROUPS(${areas.generators.fixed}),0,${part})`;
  const count = subgroups.length;
  const most = Math.max(1, ...subgroups.map(({ generators }) => generators.length));
  const [first, ...others] = Array.from({ length: most }, (_, k) => call(5 + k));
  const generators = others.reduce((text, other) => `${text}&IF(${other}="","",", "&${other})`, first);
  const normal = `IF(${call(4)}=1,${textFormula(i18n.t("normal"))},${call(4)})`;
  return list(i18n.t("The subgroups, conjugate ones in one row"), letters, [
    {
      head: i18n.t("no."),
      item: column(
        subgroups.map((_, k) => k + 1),
        "label",
      ),
    },
    {
      head: i18n.t("name"),
      item: stack({ subgroupNames: down(call(1), count) }),
      longest: longestOf(subgroups.map(({ name }) => name)),
    },
    { head: i18n.t("order"), item: stack({ subgroupOrders: down(call(2), count) }) },
    { head: i18n.t("index"), item: down(call(3), count) },
    { head: i18n.t("conjugates"), item: stack({ conjugates: down(normal, count) }) },
    {
      head: i18n.t("generators"),
      item: stack({ subgroupGenerators: down(generators, count) }),
      longest: longestOf(subgroups.map((each) => each.generators.join(", "))),
    },
  ]);
}
