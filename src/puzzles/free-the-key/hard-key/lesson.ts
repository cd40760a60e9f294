import { i18n } from "../../../language";
import { spill } from "../../../lessons/blocks";
import { findsProblem, firstProblem, paintProblem, wholeNumbers } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number } from "../../../lessons/expected-answers";
import { textFormula } from "../../../lessons/formula-text";
import {
  cell,
  cells,
  column,
  gap,
  heading,
  input,
  questions,
  skip,
  solutionSwitch,
} from "../../../lessons/items";
import { beside, drawn, named, stack, type Areas, type Item } from "../../../lessons/layout";
import { STYLES } from "../../../lessons/styles";
import { keyPicture } from "../lesson-colors";

/** A key and a disk, turned so that a shortest way out begins in turn 1. */
interface KnownKey {
  /** Not yet translated. */
  readonly title: string;
  readonly key: readonly (readonly number[])[];
  readonly disk: readonly number[];
}

/**
 * The key that was made and sold, and the hardest keys that are known. DESIGNKEY(21, 16, 5) finds such a long way out in a second with any
 * seed. The seed 11 leads to so many slides back.
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
    title: /*i18n*/ "The longest route out that has been found",
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

const PLACES = 21;
const TURNS = 16;

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

/** The call that walks out of a known key, up to the answer that is asked for. */
const walk = (areas: Areas, known: number) =>
  `PUZZLE.SOLVEMAZE(PUZZLE.KEYMAZE(${areas[`key${known}`].fixed},${areas[`disk${known}`].fixed}),{1,1},"right","walk wrap rows"`;

/** The questions, on the longest key and on that with the most slides back. */
function hardKeyQuestions(areas: Areas): ThreeQuestions {
  const [longest, mostBack] = [1, 2].map((known) => walk(areas, known));
  return [
    {
      text: i18n.t("How many moves of the second key turn the disk?"),
      ...number(`SUMPRODUCT((${longest},"moves")="up")+(${longest},"moves")="down"))`),
    },
    {
      text: i18n.t("How many moves take the disk off the third key?"),
      ...number(`${mostBack},"length")`),
    },
    {
      text: i18n.t("How many of these moves slide the disk on?"),
      ...number(`SUMPRODUCT((${mostBack},"moves")="right")*1)`),
    },
  ];
}

const partsOfKey = () => [i18n.t("teeth above"), i18n.t("teeth below"), i18n.t("cuts of the disk")];

function knownKey(areas: Areas, { title, key, disk }: KnownKey, known: number): Item {
  const moves = walk(areas, known);
  return stack(
    { [`title${known}`]: heading(i18n._(title)) },
    beside(
      column(partsOfKey(), "sideLabel"),
      stack({ [`key${known}`]: cells(key, "square"), [`disk${known}`]: cells([disk], "square") }),
      skip(1),
      column([i18n.t("moves to the end, in any turn"), i18n.t("moves that slide it back")], "sideLabel"),
      {
        [`moves${known}`]: column(
          [`=${moves},"length")`, `=SUMPRODUCT((${moves},"moves")="left")*1)`],
          "formula",
          known > 0 ? { solution: "hidden" } : {},
        ),
      },
    ),
    gap(),
  );
}

/** The original next to the hardest keys that are known, and a search for others. */
export const hardKey = defineLesson({
  id: "hard-key",
  title: /*i18n*/ "How hard can such a puzzle be?",
  summary: /*i18n*/ "Compare Free the Key with keys that a search has made harder, and search for your own.",
  source:
    /*i18n*/ "This lesson follows the questions at the end of Kenneth E. Caviness’s article “Maze for Free the Key Puzzle”.",
  task: /*i18n*/ "Other teeth and other cuts make another maze, and a search finds those with a long shortest route. Compare the three keys, then type another seed for a key of your own.",
  picture: keyPicture(KNOWN_KEYS[1].key, [KNOWN_KEYS[1].disk]),
  sheetName: "Hard key",
  columnWidths: [2, 22, 6.5, ...new Array<number>(PLACES - 1).fill(2.8), 2, 31, 7],
  sheet: (areas) => {
    const { designed, hint } = areas;
    const asked = ASKED.map((_, k) => areas[`asked${k}`].fixed);
    const checks = ASKED.flatMap(({ limits }, k) => (limits ? wholeNumbers(asked[k], ...limits) : []));
    const isWrong = `OR(${checks.map(findsProblem).join()})`;
    const fill = STYLES.formula.fill!;
    const design = `=IF(${isWrong},"",PUZZLE.DESIGNKEY(${asked.join()}))`;
    const compare = textFormula(i18n.t("Seeds 1 and 2 find different keys. Which of the two is harder?"));
    return {
      panels: {
        B4: [
          ...KNOWN_KEYS.map((key, known) => knownKey(areas, key, known)),
          heading(i18n.t("DESIGNKEY looks for a hard key of your own")),
          beside(
            ...ASKED.flatMap(({ words, usual }, k) => [
              skip(3),
              cell(i18n._(words), "sideLabel"),
              { [`asked${k}`]: input(usual) },
            ]),
          ),
          beside(column([...partsOfKey(), i18n.t("moves")], "sideLabel"), {
            designed: drawn(4, PLACES, ({ first }) => [
              { ...spill(`${first}`, design, 4, PLACES, "square"), fill },
            ]),
          }),
          named("hint", cell(`=${firstProblem(checks, compare)}`, "question"), { columns: 1 + PLACES }),
          questions({ answer: PLACES + 2, mark: PLACES + 3 }, hardKeyQuestions(areas)),
          solutionSwitch(PLACES + 1),
        ],
      },
      paints: [
        // The word for the measure is wider than its cell, so it is next to it.
        { on: designed.cell(3), when: "=TRUE", color: fill },
        paintProblem(hint, `=${isWrong}`),
      ],
      notes: [
        {
          at: areas.moves0.first,
          text: i18n.t(
            "KEYMAZE draws the maze. SOLVEMAZE finds the route from turn 1 at the first place to any turn at the last place. The page Play goes on to turn 1 there, which may take a few more moves.",
          ),
        },
        {
          at: areas.key1.first,
          text: i18n.t(
            "Every second place is a gate: the disk passes in one turn only. Between two gates it has to turn nearly all round. This key never sends it back.",
          ),
        },
        {
          at: designed.first,
          text: i18n.t(
            "DESIGNKEY tries changes at random. At first it also keeps some that make the key easier, so that it gets out of its own dead ends. The same seed tries the same changes. 21 places, 16 turns and 5 heights take about a minute.",
          ),
        },
      ],
      names: Object.fromEntries(
        KNOWN_KEYS.flatMap((_, known) =>
          ["title", "key", "disk"].map((part) => [
            `FreeTheKey${known === 0 ? "" : known + 1}_${part}`,
            areas[`${part}${known}`],
          ]),
        ),
      ),
      select: areas.asked0,
    };
  },
});
