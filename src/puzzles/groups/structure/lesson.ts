import { i18n } from "../../../language";
import { opening, spill } from "../../../lessons/blocks";
import {
  blankIfWrong,
  firstProblem,
  isRefused,
  paintProblem,
  type InputCheck,
} from "../../../lessons/checks";
import { exercise, answered, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock, Picture } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { ARE_SAME, cosetBlocks, cosetPaints, FIRST_COSET, MOST } from "./lesson-cosets";
import { latticeCells, latticePaints, subgroupTable, type SubgroupTable } from "./lesson-lattice";

/** The switch that shows what the questions ask for. */
const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 23, answer: "B", across: 1, mark: "C", isBelow: true },
  ...{ switchWords: "B31", switch: "C31" },
};

/** The groups of the questions, as constants: those of the sheet may be others. */
const D4 = '{"(1 2 3 4)","(1 3)"}';
const A4 = '{"(1 2 3)","(2 3 4)"}';

/** Three questions that the colours of the table answer once the groups are typed. */
const structureQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("How many elements of D4 commute with all others?"),
    isRight: is(`PUZZLE.GROUPORDER(PUZZLE.CENTRE(${D4}))`),
  },
  {
    text: i18n.t("Which divisor of 12 is the order of no subgroup of A4?"),
    isRight: (answer) =>
      `(MOD(PUZZLE.GROUPORDER(${A4}),${answer})=0)*(SUMPRODUCT((INDEX(PUZZLE.SUBGROUPS(${A4}),0,2)=${answer})*1)=0)`,
  },
  {
    text: i18n.t("Which element of order 2 makes a subgroup of D4 that is not normal?"),
    // With two elements it is normal if the second one commutes with all.
    isRight: (answer) => {
      const isIn = (group: string) => answered(`PUZZLE.INGROUP(${answer},${group})`);
      return `(${answered(`PUZZLE.CYCLEORDER(${answer})`)}=2)*(${isIn(D4)}=TRUE)*(${isIn(`PUZZLE.CENTRE(${D4})`)}=FALSE)`;
    },
  },
];

const source = () =>
  i18n.t("Any textbook of algebra has these groups; Arthur Cayley wrote the first such table in 1854.");

const GENERATORS = "$B$6:$C$8";
const SUBGROUP = "$C$11:$C$12";
const PROBLEM = "$B$13";
const ORDER = "$C$16";
const ifRight = blankIfWrong(PROBLEM);
const IS_TOO_LARGE = `${ORDER}>${MOST}`;

/** After the Cayley table, which ends in column AC. */
const CLASSES = "AE";
const SUBGROUPS: SubgroupTable = { row: 4, column: 34, generators: GENERATORS, guard: ifRight };

const checks = (): InputCheck[] => [
  {
    cells: GENERATORS,
    wrong: isRefused(ORDER),
    problem: () => i18n.t("B6:C8: expected labels beside permutations such as r and (1 2 3 4)."),
  },
  {
    cells: ORDER,
    wrong: `IFERROR(${IS_TOO_LARGE},0)`,
    problem: () =>
      i18n.t("B6:C8: the group has {order} elements, and this sheet has room for {most}.", {
        order: answerOf(ORDER),
        most: MOST,
      }),
  },
  {
    cells: SUBGROUP,
    wrong: isRefused(FIRST_COSET),
    problem: () => i18n.t("C11:C12: expected permutations in the group, such as (1 3)."),
  },
];

/** Groups to type into the yellow cells. */
const OTHERS = () => [
  i18n.t("The symmetries of a square, D4: (1 2 3 4) and (1 3)"),
  i18n.t("The rotations of a tetrahedron, A4: (1 2 3) and (2 3 4)"),
  i18n.t("All permutations of four points, S4: (1 2 3 4) and (1 2)"),
  i18n.t("Right of the table: the conjugacy classes, the subgroups, and their lattice."),
];

function facts(): LessonBlock[] {
  const [yes, no] = [i18n.t("yes"), i18n.t("no")].map((word) => textFormula(word));
  return [
    { at: "B14", cells: [[i18n.t("What they make")]], style: "heading" },
    {
      at: "B15",
      cells: [
        [i18n.t("The group")],
        [i18n.t("Its order")],
        [i18n.t("The subgroup H")],
        [i18n.t("Its order")],
        [i18n.t("Its index: how many cosets")],
        [i18n.t("Is it normal?")],
        [i18n.t("Generators of the centre")],
      ],
      style: "sideLabel",
    },
    {
      at: "C15",
      cells: [
        [ifRight(`PUZZLE.GROUPNAME(${GENERATORS})`)],
        // Whether it is refused is what the problem goes by.
        [`=PUZZLE.GROUPORDER(${GENERATORS})`],
        [ifRight(`PUZZLE.GROUPNAME(${SUBGROUP})`)],
        [ifRight(`PUZZLE.GROUPORDER(${SUBGROUP})`)],
        [ifRight(`IFERROR(${ORDER}/C18,"")`)],
      ],
      style: "formula",
    },
    {
      at: "C20",
      cells: [
        [ifRight(`IF(${ARE_SAME},${yes},${no})`)],
        [ifRight(`TEXTJOIN(" ",TRUE,PUZZLE.CENTRE(${GENERATORS}))`)],
      ],
      style: "formula",
      solution: "hidden",
    },
  ];
}

function classes(): LessonBlock[] {
  return [
    { at: `${CLASSES}3`, cells: [[i18n.t("The conjugacy classes")]], style: "heading" },
    {
      at: `${CLASSES}4`,
      cells: [[i18n.t("representative"), i18n.t("size"), i18n.t("order")]],
      style: "columnHeads",
    },
    {
      ...spill(`${CLASSES}5`, ifRight(`PUZZLE.CONJUGACYCLASSES(${GENERATORS})`), MOST, 3),
      solution: "hidden",
    },
  ];
}

/** Four cosets of two elements each: the table of the factor group in blocks. */
function picture(): Picture {
  const [a, b, c, d] = ["#ffe08a", "#9ec5f4", "#b5e3c0", "#f7b2ad"];
  return [
    [a, b, c, d],
    [b, a, d, c],
    [c, d, a, b],
    [d, c, b, a],
  ];
}

/** A group of up to 24 elements, laid out in cells: its table in the colours of cosets, its classes, its subgroups and their lattice. */
export const groupStructure: Lesson = {
  id: "group-structure",
  get title() {
    return i18n.t("The structure of a group");
  },
  get summary() {
    return i18n.t(
      "A Cayley table in the colours of cosets, conjugacy classes, and the lattice of subgroups.",
    );
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Group structure",
  columnWidths: [
    ...[2, 46, 22, 3],
    ...new Array<number>(MOST + 1).fill(8),
    ...[3, 18, 8, 8],
    ...[3, 14, 8, 8, 12, 20, 20, 20, 3],
    ...[8, ...new Array<number>(7).fill(12), 6, 3],
    ...[14, 12, 12],
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("The structure of a group"),
        i18n.t(
          "Type other generators, and other elements of the subgroup H: when do the colours of the table form blocks?",
        ),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The generators of the group")]], style: "heading" },
      { at: "B5", cells: [[i18n.t("label"), i18n.t("permutation")]], style: "columnHeads" },
      {
        at: "B6",
        cells: [
          ["r", "(1 2 3 4)"],
          ["s", "(1 3)"],
          ["", ""],
        ],
        style: "input",
      },
      { at: "B10", cells: [[i18n.t("A subgroup H")]], style: "heading" },
      { at: "B11", cells: [[i18n.t("Its generators")], [""]], style: "sideLabel" },
      { at: "C11", cells: [["(1 3)(2 4)"], [""]], style: "input" },
      { at: "B13", cells: [[`=${firstProblem(checks(), '""')}`]], style: "question" },
      ...facts(),
      ...exercise(EXERCISE, structureQuestions()),
      { at: "B33", cells: [[i18n.t("Groups to type above")]], style: "heading" },
      { at: "B34", cells: OTHERS().map((text) => [text]), style: "question" },
      ...cosetBlocks({
        ...{ generators: GENERATORS, subgroup: SUBGROUP },
        ...{ isTooLarge: IS_TOO_LARGE, guard: ifRight },
      }),
      ...classes(),
      ...subgroupTable(SUBGROUPS),
      ...latticeCells(SUBGROUPS),
    ];
  },
  get paints() {
    return [paintProblem("B13:C13", `=${PROBLEM}<>""`), ...cosetPaints(), ...latticePaints(SUBGROUPS)];
  },
  frames: [],
  get notes() {
    return [
      {
        at: "C11",
        text: i18n.t(
          "Elements of the group. The colours of the table are the cosets of the subgroup that they make, up to twelve of them.",
        ),
      },
      {
        at: "E5",
        text: i18n.t(
          "CAYLEYTABLE: left of a row stands the first factor, above a column the second one. In the colours of the cosets of a normal subgroup it is the table of the factor group.",
        ),
      },
      {
        at: "AI5",
        text: i18n.t(
          "SUBGROUPS: conjugate subgroups are in one row. View draws their lattice with its lines.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    Lattice_title: "B1",
    Lattice_generators: GENERATORS.replaceAll("$", ""),
  },
  select: "B6:C8",
};
