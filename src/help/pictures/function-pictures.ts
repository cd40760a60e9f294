import type { Cells } from "../../grid/cells";
import { atEnd, atStart, type Scene } from "../../lessons/help";
import { PALETTE } from "../../drawing/palette";
import { i18n } from "../../language";
import { translated } from "../language";
import type { CataloguedFunction, Example } from "../catalogue";
import { exampleCall, type ExampleCall } from "../../functions/list/example-call";
import type { LessonPictures } from "./lesson-pictures";
import type { HelpPicture } from "./picture";
import { playedPicture } from "./played";
import { squaresPicture } from "./squares";

type Given = ExampleCall["given"];

interface ExampleScene extends Scene {
  /** The ranges of the puzzle, built from the example's arguments. */
  ranges(given: Given): Readonly<Record<string, Cells>>;
}

const cells = (given?: Given[number]): Cells =>
  Array.isArray(given) ? (given as Cells) : [[given as string]];
const column = (given: Given): Cells => given.map((each) => cells(each)[0]!);

const CYCLES = atStart(
  "Permutation",
  "cycles",
  "The permutation at work: an arrow leads from each point to where it goes.",
);
const CAYLEY = atStart(
  "Group",
  "cayley",
  "The group of the example: a dot for each element, and a line for each step by a generator.",
);

const permutation: ExampleScene = { ...CYCLES, ranges: ([cycles]) => ({ cycles: cells(cycles) }) };
const group: ExampleScene = { ...CAYLEY, ranges: ([generators]) => ({ generators: cells(generators) }) };

const ofMoves: ExampleScene["ranges"] = ([moves, start, goal]) => ({
  moves: cells(moves),
  start: cells(start),
  goal: cells(goal),
});

/** Examples that the page Play of the pane could draw as well. */
const EXAMPLE_SCENES: Readonly<Record<string, ExampleScene>> = {
  MULTIPLYCYCLES: { ...CYCLES, ranges: (factors) => ({ cycles: column(factors) }) },
  INVERTCYCLES: permutation,
  POWERCYCLES: permutation,
  CYCLEORDER: permutation,
  CYCLEPARITY: permutation,
  CYCLETYPE: permutation,
  GENPERMPROD: group,
  GROUPORDER: group,
  ORBITS: group,
  SUBGROUPS: {
    ...atEnd(
      "Lattice",
      "lattice",
      "The subgroups of the example: a node for each class of conjugate ones, and lines to those directly below.",
    ),
    ranges: ([generators]) => ({ generators: cells(generators) }),
  },
  REARRANGE: {
    ...atStart(
      "Rearrange",
      "graph",
      "The example at the start: the pieces, and the moves between their places.",
    ),
    ranges: ofMoves,
  },
  SOLVELIGHTS: {
    ...atStart("LightsOut", "lamps", "The example at the start: four of the nine lamps are lit."),
    ranges: ([board]) => ({ board: cells(board) }),
  },
  SOLVEBLOCKS: {
    ...atStart("Blocks", "board", "The example at the start: A has to reach the yellow corners."),
    ranges: ([board, goal]) => ({ board: cells(board), goal: cells(goal) }),
  },
  SOLVEPEGS: {
    ...atStart("Pegs", "board", "The example at the start: three pegs, and an empty hole."),
    ranges: ([board]) => ({ board: cells(board) }),
  },
  SOLVEGRAPH: {
    ...atEnd("States", "graph", "The graph of the example, and the shortest route from A to C."),
    ranges: ofMoves,
  },
  SOLVESTATES: {
    ...atStart("Patterns", "graph", "The states of the example, and the moves between them."),
    ranges: ofMoves,
  },
};

/** Pictures of lessons shown on a function's page: the lesson, and the index of the picture. */
const LESSON_PICTURES: Readonly<Record<string, readonly [lesson: string, index: number]>> = {
  PATHTOPERM: ["pinball", 1],
  SPACEPATHS: ["pinball", 1],
  PUZZLEGROUP: ["knights", 1],
  HARDEST: ["hardest", 0],
  KEYMAZE: ["free-the-key", 0],
  MAKEJUMP: ["jump-mazes", 0],
  SOLVEGEAR: ["ogear", 0],
};

interface Painted {
  readonly text: string;
  paint(example: Example): string[][];
}

/** Mazes of examples, painted with the example's answer. */
const PAINTED: Readonly<Record<string, Painted>> = {
  SOLVEMAZE: {
    text: "Its walls are dark, and the route through it is yellow.",
    paint: ({ formula, answer }) => {
      const way = new Set(answer.map(([row, place]) => `${row} ${place}`));
      const maze = cells(exampleCall(formula).given[0]);
      return maze.map((line, row) =>
        line.map((cell, place) => {
          if (way.has(`${row + 1} ${place + 1}`)) return PALETTE.way;
          return cell === "#" ? PALETTE.wall : PALETTE.open;
        }),
      );
    },
  },
  DEADENDS: {
    text: "Its walls are dark, cells of use are yellow, and dead ends gray.",
    paint: ({ answer }) =>
      answer.map((line) =>
        line.map((code) => (code === 0 ? PALETTE.wall : code === 1 ? PALETTE.way : PALETTE.deadEnd)),
      ),
  },
};

/** A picture next to the example of a function, if one helps. */
export function drawFunction(
  { name, example }: CataloguedFunction,
  lessons: LessonPictures,
): HelpPicture | undefined {
  const file = `function-${name.toLowerCase()}`;
  const scene = EXAMPLE_SCENES[name];
  if (scene) {
    const spoken = { ...scene, caption: translated(scene.caption) };
    return playedPicture(file, spoken, scene.ranges(exampleCall(example.formula).given));
  }
  if (PAINTED[name]) {
    const { text, paint } = PAINTED[name];
    return squaresPicture(
      file,
      paint(example),
      { text: translated(text), caption: i18n.t("The maze of the example") },
      PALETTE.line,
    );
  }
  const shown = LESSON_PICTURES[name];
  return shown && lessons[shown[0]]![shown[1]];
}
