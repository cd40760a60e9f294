import { i18n } from "../../../language";
import {
  blankIfWrong,
  firstProblem,
  isNoneOf,
  isRefused,
  paintProblem,
  type InputCheck,
} from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import {
  cell,
  cells,
  column,
  formula,
  gap,
  heading,
  lines,
  questions,
  solutionSwitch,
  spill,
  table,
} from "../../../lessons/items";
import { beside, stack, type Area, type Areas, type Content, type Item } from "../../../lessons/layout";
import { BOOK_CELLS } from "../../../lessons/book-cells";
import { orderCheck, orderNote } from "../lesson-order";
import type { Guard } from "../lesson-word";
import { COLOURS, picture } from "./lesson-coset-colours";
import { lattice, paintLattice, SIDE_BY_SIDE, subgroupTable } from "./lesson-lattice";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number, permutationWith } from "../../../lessons/expected-answers";

/** The groups of the questions, as constants: those of the sheet may be others. */
const D4 = '{"(1 2 3 4)","(1 3)"}';
const A4 = '{"(1 2 3)","(2 3 4)"}';

const orderOf = (answer: string) => `PUZZLE.CYCLEORDER(${answer})`;
const isIn = (answer: string, group: string) => `PUZZLE.INGROUP(${answer},${group})`;

/** Three questions that the colours of the table answer once the groups are typed. */
const structureQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("How many elements of D4 commute with all others?"),
    ...number(`PUZZLE.GROUPORDER(PUZZLE.CENTRE(${D4}))`),
  },
  {
    text: i18n.t("Which divisor of 12 is the order of no subgroup of A4?"),
    form: i18n.t("a divisor of 12"),
    isForm: (answer) =>
      `IF(ISNUMBER(${answer}),IF(${answer}>=1,MOD(PUZZLE.GROUPORDER(${A4}),${answer})=0),FALSE)`,
    isRight: (answer) => `SUMPRODUCT((INDEX(PUZZLE.SUBGROUPS(${A4}),0,2)=${answer})*1)=0`,
    whyWrong: () => textFormula(i18n.t("A4 has a subgroup of this order.")),
  },
  {
    text: i18n.t("Which element of order 2 generates a subgroup of D4 that is not normal?"),
    // With two elements it is normal if the second one commutes with all.
    ...permutationWith(
      (answer) => `(${orderOf(answer)}=2)*${isIn(answer, D4)}*NOT(${isIn(answer, `PUZZLE.CENTRE(${D4})`)})>0`,
      (answer) => {
        const [order, other, normal] = [
          i18n.t("Its order is {order}.", { order: answerOf(orderOf(answer)) }),
          i18n.t("It is not an element of D4."),
          i18n.t("It commutes with all: its subgroup is normal."),
        ].map((text) => textFormula(text));
        return `IF(${orderOf(answer)}<>2,${order},IF(${isIn(answer, D4)},${normal},${other}))`;
      },
    ),
  },
];

/** The most elements that the sheet has room for. */
const MOST = 24;

/** On which side of a coset the subgroup stands, as constants of formulas. */
const SIDES = ['"right"', '"left"'];

const isTooLarge = ({ order }: Areas) => `${order.fixed}>${MOST}`;

function checks(areas: Areas): InputCheck[] {
  const { generators, order, subgroup, rightCosets, factors, side } = areas;
  return [
    orderCheck(factors.fixed),
    {
      cells: side.fixed,
      wrong: isNoneOf(side.fixed, SIDES),
      problem: (cells) => i18n.t("{cells}: type right or left.", { cells }),
    },
    {
      cells: generators.fixed,
      wrong: isRefused(order.fixed),
      problem: () =>
        i18n.t("{cells}: expected labels next to permutations, such as r and (1 2 3 4).", {
          cells: `${generators}`,
        }),
    },
    {
      cells: order.fixed,
      wrong: `IFERROR(${isTooLarge(areas)},0)`,
      problem: () =>
        i18n.t("{cells}: the group has {order} elements, and this sheet has room for {most}.", {
          cells: `${generators}`,
          order: answerOf(order.fixed),
          most: MOST,
        }),
    },
    {
      cells: subgroup.fixed,
      wrong: isRefused(rightCosets.first),
      problem: () =>
        i18n.t("{cells}: expected permutations in the group, such as (1 3).", { cells: `${subgroup}` }),
    },
  ];
}

/** What the generators and those of the subgroup make. */
function facts(areas: Areas, ifRight: Guard): Item {
  const { order, subgroupOrder, rightNumbers, leftNumbers } = areas;
  const [generators, subgroup] = [areas.generators.fixed, areas.subgroup.fixed];
  const [yes, no] = [i18n.t("yes"), i18n.t("no")].map((word) => textFormula(word));
  // Left and right cosets are listed in the same order if they are the same.
  const areSame = `SUMPRODUCT((${rightNumbers.fixed}<>${leftNumbers.fixed})*1)=0`;
  return beside(
    column(
      [
        i18n.t("The group"),
        i18n.t("Its order"),
        i18n.t("The subgroup H"),
        i18n.t("Its order"),
        i18n.t("Its index: how many cosets"),
        i18n.t("Is it normal?"),
        i18n.t("Generators of the centre"),
      ],
      "sideLabel",
    ),
    stack(
      formula(ifRight(`PUZZLE.GROUPNAME(${generators})`)),
      // The problem depends on whether it is refused.
      { order: formula(`=PUZZLE.GROUPORDER(${generators})`) },
      formula(ifRight(`PUZZLE.GROUPNAME(${subgroup})`)),
      { subgroupOrder: formula(ifRight(`PUZZLE.GROUPORDER(${subgroup})`)) },
      formula(ifRight(`IFERROR(${order.fixed}/${subgroupOrder},"")`)),
      column(
        [ifRight(`IF(${areSame},${yes},${no})`), ifRight(`TEXTJOIN(" ",TRUE,PUZZLE.CENTRE(${generators}))`)],
        "formula",
        { solution: "hidden" },
      ),
    ),
  );
}

/** The Cayley table, the right and the left cosets. */
function cosets(areas: Areas, ifRight: Guard): Content[] {
  const generators = areas.generators.fixed;
  const order = areas.factors.fixed;
  const call = (side: string) => `PUZZLE.COSETS(${areas.subgroup.fixed},${generators},"${side}",${order})`;
  const square = (made: string, size: number) => spill(made, size, size, "steps");
  return [
    heading(i18n.t("The Cayley table, in the colours of the cosets")),
    {
      cayleyTable: square(
        ifRight(`PUZZLE.CAYLEYTABLE(${generators},${order},${areas.subgroup.fixed},${areas.side.fixed})`),
        MOST + 1,
      ),
    },
    gap(2),
    heading(i18n.t("The right cosets Hg, one in each row")),
    // What is wrong with the subgroup is told by this one.
    { rightCosets: square(`=IF(${isTooLarge(areas)},"",${call("right")})`, MOST) },
    gap(2),
    heading(i18n.t("The left cosets gH: if H is normal, each has one colour")),
    { leftCosets: square(ifRight(call("left")), MOST) },
  ];
}

/** For each element the numbers of the cosets that it is in. */
function numbers(areas: Areas, ifRight: Guard): Item {
  const { elements, rightCosets, leftCosets, rightNumbers, leftNumbers, generators, factors, side } = areas;
  const numberIn = (all: Area) =>
    Array.from({ length: MOST }, (_, k) => {
      const element = elements.cell(k).fixedColumns;
      return `=IF(${element}="","",SUMPRODUCT((${all.fixed}=${element})*(ROW(${all.fixed})-${all.top})))`;
    });
  const colours = Array.from({ length: MOST }, (_, k) => {
    const [right, left] = [rightNumbers.cell(k), leftNumbers.cell(k)];
    return `=IF(TRIM(${side.fixed})=${SIDES[1]},${left},${right})`;
  });
  return stack(
    cells(
      [[i18n.t("element"), i18n.t("right coset"), i18n.t("left coset"), i18n.t("colour")]],
      "columnHeads",
    ),
    beside({
      elements: spill(ifRight(`PUZZLE.ELEMENTS(${generators.fixed},,${factors.fixed})`), MOST, 1),
      rightNumbers: column(numberIn(rightCosets), "formula"),
      leftNumbers: column(numberIn(leftCosets), "formula"),
      colours: column(colours, "formula"),
    }),
  );
}

/** An element has the colour of its coset, wherever it stands. */
const paintCosets = ({ cayleyTable, rightCosets, leftCosets, elements, colours }: Areas) =>
  [cayleyTable, rightCosets, leftCosets].flatMap((on) =>
    COLOURS.map((fill, k) => ({
      on,
      when: `=INDEX(${colours.fixed},MATCH(${on.first},${elements.fixed},0))=${k + 1}`,
      fill,
    })),
  );

/** A group of up to 24 elements, laid out in cells: its table in the colours of cosets, its classes, its subgroups and their lattice. */
export const groupStructure = defineLesson({
  id: "group-structure",
  title: /*i18n*/ "The structure of a group",
  summary: /*i18n*/ "See the Cayley table of a group, its cosets, its conjugacy classes and its subgroups.",
  source:
    /*i18n*/ "Any textbook of algebra has these groups. Arthur Cayley wrote the first table of this kind in 1854.",
  task: /*i18n*/ "A few permutations generate a group, and the colours of its table are the cosets of a subgroup H. Type other generators or another H: when do the colours form blocks?",
  picture: picture(),
  sheetName: "Group structure",
  columnWidths: [
    ...[2, 46, 22, 3],
    ...new Array<number>(MOST + 1).fill(8),
    ...[3, 18, 8, 8],
    ...[3, 14, 8, 8, 12, 20, 20, 20, 3],
    ...[8, ...new Array<number>(SIDE_BY_SIDE).fill(12), 6, 3],
    ...[14, 20, 20, 8],
  ],
  sheet: (areas) => {
    const { generators, factors, side, subgroup, problem, cayleyTable, subgroups } = areas;
    const ifRight = blankIfWrong(problem.fixed);
    return {
      panels: {
        B4: [
          table(i18n.t("The generators of the group"), [i18n.t("label"), i18n.t("permutation")], {
            generators: cells(
              [
                ["r", "(1 2 3 4)"],
                ["s", "(1 3)"],
                ["", ""],
              ],
              "input",
            ),
          }),
          beside(column([i18n.t("Order of the factors")], "sideLabel"), {
            factors: column(["left to right"], "input"),
          }),
          heading(i18n.t("A subgroup H")),
          beside(column([i18n.t("Its generators"), ""], "sideLabel"), {
            subgroup: column(["(1 3)(2 4)", ""], "input"),
          }),
          { problem: cell(`=${firstProblem(checks(areas), '""')}`, "question") },
          heading(i18n.t("What they generate")),
          facts(areas, ifRight),
          gap(),
          questions({ answer: 0, mark: 1, isBelow: true, reasons: [9, 0] }, structureQuestions()),
          gap(),
          solutionSwitch(),
          gap(4),
          heading(i18n.t("Type these groups above")),
          lines(
            i18n.t("The symmetries of a square, D4: (1 2 3 4) and (1 3)"),
            i18n.t("The rotations of a tetrahedron, A4: (1 2 3) and (2 3 4)"),
            i18n.t("All permutations of four points, S4: (1 2 3 4) and (1 2)"),
            i18n.t("The conjugacy classes, the subgroups and their lattice are right of the table."),
          ),
        ],
        O4: [beside(column([i18n.t("Cosets")], "sideLabel"), { side: column(["right"], "input") })],
        E4: cosets(areas, ifRight),
        BA4: [numbers(areas, ifRight)],
        AE3: [
          table(
            i18n.t("The conjugacy classes"),
            [i18n.t("representative"), i18n.t("size"), i18n.t("order")],
            spill(
              ifRight(`PUZZLE.CONJUGACYCLASSES(${generators.fixed})`),
              ...([MOST, 3, "formula", "hidden"] as const),
            ),
          ),
        ],
        AI3: [subgroupTable(generators.fixed, ifRight)],
        AQ3: [lattice(areas)],
      },
      paints: [
        paintProblem(problem.column(0, 2), `=${problem.fixed}<>""`),
        ...paintCosets(areas),
        ...paintLattice(areas),
      ],
      notes: [
        { at: factors.first, text: orderNote() },
        {
          at: side.first,
          text: i18n.t("right: the cosets Hg have the colours. left: the cosets gH do."),
        },
        {
          at: subgroup.first,
          text: i18n.t(
            "Type elements of the group. The colours of the table are the cosets of the subgroup that they generate, up to twelve of them.",
          ),
        },
        {
          at: cayleyTable.first,
          text: i18n.t(
            "In the table of CAYLEYTABLE, the first factor is left of a row, and the second factor is above a column. If H is normal, the colours of its cosets make the table of the factor group.",
          ),
        },
        {
          at: subgroups.first,
          text: i18n.t(
            "SUBGROUPS lists conjugate subgroups in one row. The page Play draws their lattice with its lines.",
          ),
        },
      ],
      names: {
        Lattice_title: "B1",
        Lattice_generators: generators,
        Lattice_order: factors,
        [BOOK_CELLS.order]: factors,
        [BOOK_CELLS.cosets]: side,
      },
      select: generators,
    };
  },
});
