import { areaAddress, columnLetters, fixed, plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening, spill } from "../../../lessons/blocks";
import { findsProblem, firstProblem, paintProblem, wholeNumbers } from "../../../lessons/checks";
import { exercise, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { STYLES } from "../../../lessons/styles";
import { SOLUTIONS } from "../../../lessons/solutions";
import { keyPicture } from "../lesson-colors";

/** A key and a disk, turned so that a shortest way out begins in turn 1. */
interface KnownKey {
  /** Not yet translated. */
  readonly title: string;
  readonly key: readonly (readonly number[])[];
  readonly disk: readonly number[];
}

/**
 * The key that was made and sold, and the hardest ones that are known: such a long way out takes DESIGNKEY(21, 16, 5) a second
 * to find with any seed; so many slides back come from the seed 11.
 */
const KNOWN_KEYS: readonly KnownKey[] = [
  {
    title: /*i18n*/ "The original, by Oskar van Deventer",
    key: [
      [0, 1, 1, 3, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 3, 0, 1, 1, 4, 0],
      [0, 4, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 0],
    ],
    disk: [1, 1, 4, 0, 1, 3, 1, 1, 4, 0, 1, 1, 2, 1, 0, 2],
  },
  {
    title: /*i18n*/ "The longest way out that has been found",
    key: [
      [0, 2, 0, 4, 0, 2, 0, 4, 0, 2, 0, 4, 0, 2, 0, 4, 0, 2, 0, 4, 0],
      [0, 3, 1, 0, 1, 3, 1, 0, 1, 3, 1, 0, 1, 3, 1, 0, 1, 3, 1, 0, 0],
    ],
    disk: [2, 3, 4, 1, 1, 2, 1, 1, 3, 0, 1, 1, 1, 1, 2, 2],
  },
  {
    title: /*i18n*/ "The most slides back that have been found",
    key: [
      [0, 4, 0, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0],
      [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0],
    ],
    disk: [4, 1, 2, 0, 2, 3, 2, 0, 1, 0, 3, 2, 2, 0, 2, 2],
  },
];

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 26 },
  ...{ answer: "Y", across: 1, mark: "Z" },
  ...{ switchWords: "B30", switch: "Y30" },
};

/** The questions, by the walks out of the longest key and of that with the most slides back, up to the answer that is asked for. */
const hardKeyQuestions = (longest: string, mostBack: string): ThreeQuestions => [
  {
    text: i18n.t("How many of the moves of the second key turn the disk?"),
    isRight: is(`SUMPRODUCT((${longest},"moves")="up")+(${longest},"moves")="down"))`),
  },
  {
    text: i18n.t("How many moves take the disk off the third key?"),
    isRight: is(`${mostBack},"length")`),
  },
  {
    text: i18n.t("And how many of these slide it on?"),
    isRight: is(`SUMPRODUCT((${mostBack},"moves")="right")*1)`),
  },
];

const PLACES = 21;
const TURNS = 16;
/** The first column of heights, counted from 0. */
const FIRST = 2;
const [WORDS, NUMBERS] = ["Y", "Z"];
const DESIGN_ROW = 19;
const DESIGNED_ROW = DESIGN_ROW + 2;
const HINT_ROW = DESIGNED_ROW + 4;

interface Asked {
  /** Not yet translated. */
  readonly words: string;
  readonly usual: number;
  /** There are none for a seed. */
  readonly limits?: readonly [least: number, most: number];
}

/** What DESIGNKEY is asked for, in its order. */
const ASKED: readonly Asked[] = [
  { words: /*i18n*/ "places", usual: 9, limits: [3, PLACES] },
  { words: /*i18n*/ "turns", usual: 8, limits: [2, TURNS] },
  { words: /*i18n*/ "heights", usual: 4, limits: [1, 16] },
  { words: /*i18n*/ "seed", usual: 1 },
];

const source = () =>
  i18n.t("After the questions at the end of Kenneth E. Caviness's article “Maze for Free the Key Puzzle”.");

/** The rows of a known key, which counts from 0, and where it is. */
const rowOf = (known: number) => 4 + 5 * known;
const keyOf = (known: number) => areaAddress(rowOf(known), FIRST, 2, PLACES);
const diskOf = (known: number) => areaAddress(rowOf(known) + 2, FIRST, 1, TURNS);

/** The call that walks out of a known key, up to the answer that is asked for. */
const walk = (known: number) =>
  `PUZZLE.SOLVEMAZE(PUZZLE.KEYMAZE(${fixed(keyOf(known))},${fixed(diskOf(known))}),{1,1},"right","walk wrap rows"`;

function knownKey(known: number): LessonBlock[] {
  const { title, key, disk } = KNOWN_KEYS[known];
  const row = rowOf(known);
  return [
    { at: `B${row}`, cells: [[i18n._(title)]], style: "heading" },
    {
      at: `B${row + 1}`,
      cells: [[i18n.t("teeth above")], [i18n.t("teeth below")], [i18n.t("cuts of the disk")]],
      style: "sideLabel",
    },
    { at: `C${row + 1}`, cells: key, style: "square" },
    { at: `C${row + 3}`, cells: [disk], style: "square" },
    {
      at: `${WORDS}${row + 1}`,
      cells: [[i18n.t("moves to the end, in any turn")], [i18n.t("of them slide it back")]],
      style: "sideLabel",
    },
    {
      at: `${NUMBERS}${row + 1}`,
      cells: [[`=${walk(known)},"length")`], [`=SUMPRODUCT((${walk(known)},"moves")="left")*1)`]],
      style: "formula",
      ...(known > 0 && { solution: "hidden" }),
    },
  ];
}

const INPUTS = ASKED.map((_, k) => `$${columnLetters(FIRST + 5 * k + 3)}$${DESIGN_ROW + 1}`);
const checks = () => ASKED.flatMap(({ limits }, k) => (limits ? wholeNumbers(INPUTS[k], ...limits) : []));
const isWrong = () => `OR(${checks().map(findsProblem).join()})`;

function design(): LessonBlock[] {
  const hint = textFormula(i18n.t("Compare seeds: 1 and 2 find different keys. Which of the two is harder?"));
  return [
    {
      at: `B${DESIGN_ROW}`,
      cells: [[i18n.t("A key of your own: DESIGNKEY looks for a hard one")]],
      style: "heading",
    },
    ...ASKED.flatMap(({ words, usual }, k): LessonBlock[] => [
      {
        at: `${columnLetters(FIRST + 5 * k + 2)}${DESIGN_ROW + 1}`,
        cells: [[i18n._(words)]],
        style: "sideLabel",
      },
      { at: plain(INPUTS[k]), cells: [[usual]], style: "input" },
    ]),
    {
      at: `B${DESIGNED_ROW}`,
      cells: [
        [i18n.t("teeth above")],
        [i18n.t("teeth below")],
        [i18n.t("cuts of the disk")],
        [i18n.t("moves")],
      ],
      style: "sideLabel",
    },
    {
      ...spill(
        `C${DESIGNED_ROW}`,
        `=IF(${isWrong()},"",PUZZLE.DESIGNKEY(${INPUTS.join()}))`,
        4,
        PLACES,
        "square",
      ),
      fill: STYLES.formula.fill!,
    },
    {
      at: `B${HINT_ROW}`,
      cells: [[`=${firstProblem(checks(), hint)}`]],
      style: "question",
    },
  ];
}

/** The hardest keys that are known beside the original, and a search for others. */
export const hardKey: Lesson = {
  id: "hard-key",
  get title() {
    return i18n.t("How hard can such a puzzle be?");
  },
  get summary() {
    return i18n.t("Free the Key beside keys that a search has made harder, and a search for your own.");
  },
  get source() {
    return source();
  },
  picture: keyPicture(KNOWN_KEYS[1].key, [KNOWN_KEYS[1].disk]),
  sheetName: "Hard key",
  columnWidths: [2, 22, 6.5, ...new Array<number>(PLACES - 1).fill(2.8), 2, 31, 7],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("How hard can such a puzzle be?"),
        i18n.t(
          "A key with other teeth and a disk with other cuts make another maze. Which of them has the longest shortest way out?",
        ),
        source(),
      ),
      ...KNOWN_KEYS.flatMap((_, known) => knownKey(known)),
      ...design(),
      ...exercise(EXERCISE, hardKeyQuestions(walk(1), walk(2))),
    ];
  },
  get paints() {
    return [
      // The word for the measure is wider than its cell, and stands beside it.
      { on: `C${DESIGNED_ROW + 3}`, when: "=TRUE", color: STYLES.formula.fill! },
      paintProblem(`B${HINT_ROW}:${columnLetters(FIRST + PLACES - 1)}${HINT_ROW}`, `=${isWrong()}`),
    ];
  },
  frames: [],
  get notes() {
    return [
      {
        at: `${NUMBERS}5`,
        text: i18n.t(
          "KEYMAZE draws the maze, and SOLVEMAZE walks from turn 1 at the first place to any turn at the last one. View goes on to turn 1 there, which may take some moves more.",
        ),
      },
      {
        at: `C${rowOf(1) + 1}`,
        text: i18n.t(
          "Every second place is a gate: the disk passes in one turn only. Between two gates it has to turn nearly all the way round, so this key never sends it back.",
        ),
      },
      {
        at: `C${DESIGNED_ROW}`,
        text: i18n.t(
          "Changes are tried at random. At first some stay that make the key easier, later none: so the search gets out of dead ends of its own. The same seed tries the same changes. 21, 16 and 5 take about a minute.",
        ),
      },
    ];
  },
  names: Object.fromEntries([
    [SOLUTIONS, EXERCISE.switch] as const,
    ...KNOWN_KEYS.flatMap((_, known) => {
      const id = `FreeTheKey${known === 0 ? "" : known + 1}`;
      return [
        [`${id}_title`, `B${rowOf(known)}`] as const,
        [`${id}_key`, keyOf(known)] as const,
        [`${id}_disk`, diskOf(known)] as const,
      ];
    }),
  ]),
  select: "F20",
};
