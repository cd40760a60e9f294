import { i18n } from "../../language";
import { lineThrough, playSolution } from "../../playing/by-hand";
import type { Move, MoveKey, Spot } from "../../playing/move";
import type { Game, Play, PlayKind } from "../../playing/play";
import { textOf, CellError, isBlank, numberIn, shown, type Cells } from "../../grid/cells";
import { type GearMoveName, type GearPuzzle, gearPuzzle } from "./kind";
import { DIRECTIONS, readConnections } from "./cells";

/** The spot that turns the gear. Those to which it rolls are the faces, by their names. */
export const GEAR: Spot = "gear";

const LABELS: Readonly<Record<GearMoveName, string>> = {
  turn: /*i18n*/ "turn to {direction}",
  forward: /*i18n*/ "roll forward to {face}",
  back: /*i18n*/ "roll back to {face}",
};

const ROLL_KEYS = { forward: "ArrowUp", back: "ArrowDown" } as const;
/** Seen from outside, the gear turns clockwise to these directions. */
const CLOCKWISE: readonly GearDirection[] = ["East", "West"];

const keyOf = (name: GearMoveName, { direction }: GearState): MoveKey => {
  if (name !== "turn") return ROLL_KEYS[name];
  return CLOCKWISE.includes(direction) ? "ArrowRight" : "ArrowLeft";
};

function gearStateOf(puzzle: GearPuzzle, state: number): GearState {
  const [face, direction, tooth] = puzzle.show(state);
  return { face: textOf(face), direction: direction as GearDirection, tooth: Number(tooth) };
}

/** `play` makes the play of states from the start on, and of the moves between them. */
function gearGame(
  puzzle: GearPuzzle,
  faces: readonly string[],
  play: (states: readonly GearState[], moves: readonly GearMoveName[]) => OGearPlay,
): Game<number, OGearPlay> {
  const game: Game<number, OGearPlay> = {
    start: puzzle.start,

    moves: (state) =>
      puzzle.movesFrom(state).map(({ name, to }): Move<number> => {
        const after = gearStateOf(puzzle, to);
        return {
          label: i18n._(LABELS[name], { ...after }),
          to,
          spot: name === "turn" ? GEAR : after.face,
          from: GEAR,
          key: keyOf(name, after),
        };
      }),

    isSolved: (state) => state === puzzle.goal,
    home: puzzle.goal!,

    *solve(state) {
      const outcome = yield* puzzle.solveFrom(state);
      return "way" in outcome ? { line: lineThrough(game, outcome.way), isShortest: true } : outcome;
    },

    refuse(state, spot) {
      const { face, direction } = gearStateOf(puzzle, state);
      if (!faces.includes(spot)) return i18n.t("Here is neither the gear nor a face of the cube.");
      if (spot === face) return i18n.t("The gear is on {face} already.", { face });
      return i18n.t("The gear faces {direction} on {face}; from there it does not roll to {other}.", {
        direction,
        face,
        other: spot,
      });
    },

    play(line, from = puzzle.start) {
      const states = [from, ...line.map(({ to }) => to)];
      const moves = line.map((made, k) => {
        const state = states[k];
        const number = game.moves(state).findIndex(({ label, to }) => label === made.label && to === made.to);
        return puzzle.movesFrom(state)[number].name;
      });
      return {
        ...play(
          states.map((state) => gearStateOf(puzzle, state)),
          moves,
        ),
        byHand: { game, line },
      };
    },
  };
  return game;
}

/** Where the gear is: on a face, facing one of its sides, with one of its teeth in the centre of the face. */
export interface GearState {
  readonly face: string;
  readonly direction: GearDirection;
  readonly tooth: number;
}

export type GearDirection = (typeof DIRECTIONS)[number];
/** How the gear rolls forward, from side to side. */
export interface GearRoll {
  readonly from: Omit<GearState, "tooth">;
  readonly to: Omit<GearState, "tooth">;
}

/** Hanayama's O'Gear, and moves that were made. */
export interface OGearPlay extends Play {
  readonly faces: readonly string[];
  readonly rolls: readonly GearRoll[];
  /** Those of the shortest solution, whatever moves were made. */
  readonly solvingRolls: readonly GearRoll[];
  readonly goal: GearState;
  readonly teeth: number;
  readonly states: readonly GearState[];
  /** The move of each step from 1 on. */
  readonly moves: readonly GearMoveName[];
}

const KIND = "OGear";
const USUAL_TEETH = 5;

/** Where the sides are around the centre of a face in a net of cells: rows and columns. */
const SIDES: Readonly<Record<GearDirection, readonly [down: number, right: number]>> = {
  North: [-1, 0],
  South: [1, 0],
  East: [0, 1],
  West: [0, -1],
};

const MOVES: Readonly<Record<GearMoveName, string>> = {
  turn: /*i18n*/ "turn the gear on {face} to {direction}, tooth {tooth}",
  forward: /*i18n*/ "roll forward to {face}, facing {direction}, tooth {tooth}",
  back: /*i18n*/ "roll back to {face}, facing {direction}, tooth {tooth}",
};

export const ogear: PlayKind<OGearPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Gear on a cube",
  ranges: [
    { name: "connections", title: /*i18n*/ "How the gear rolls forward: from, facing, to, facing" },
    { name: "start", title: /*i18n*/ "The start: face, direction, tooth" },
    { name: "goal", title: /*i18n*/ "The goal: face, direction, tooth" },
    { name: "teeth", title: /*i18n*/ "How many teeth the gear has. Default: five.", optional: true },
    { name: "net", title: /*i18n*/ "The net of the cube in the sheet, to walk in", optional: true },
  ],

  *read({ connections, start, goal, teeth: teethCells, net }) {
    const teeth = readTeeth(teethCells);
    const puzzle = yield* gearPuzzle.read({ connections, start, goal, teeth });
    const { faces, rolls } = yield* readConnections(connections, "connections");
    const names = faces.map(textOf);
    const sideOf = (side: number) => ({
      face: names[Math.floor(side / DIRECTIONS.length)],
      direction: DIRECTIONS[side % DIRECTIONS.length],
    });
    const parts = {
      faces: names,
      rolls: rolls.map(({ from, to }) => ({ from: sideOf(from), to: sideOf(to) })),
      teeth,
      goal: gearStateOf(puzzle, puzzle.goal!),
    };
    const outcome = yield* puzzle.solve();
    const way = "way" in outcome ? outcome.way.map((state) => gearStateOf(puzzle, state)) : [];
    const solvingRolls = parts.rolls.filter((roll) =>
      way.some((state, k) => k > 0 && isRoll(roll, way[k - 1], state)),
    );
    const game = gearGame(puzzle, names, (states, moves): OGearPlay => ({
      ...parts,
      prefix: KIND,
      lastStep: moves.length,
      solvingRolls,
      states,
      moves,
      text(step) {
        const state = { ...states[step] };
        if (step > 0) return i18n._(MOVES[moves[step - 1]], state);
        return i18n.t("the gear is on {face}, facing {direction}, tooth {tooth}", state);
      },
      ...(net && {
        marker: { range: "net", cells: (step: number) => cellsOfSide(net, states[step]) },
      }),
    }));
    return yield* playSolution(game);
  },
};

const isSame = (a: GearRoll["from"], b: GearRoll["from"]) => a.face === b.face && a.direction === b.direction;

/** Whether a roll, forward or back, is how the gear came from one state to the next. */
const isRoll = ({ from, to }: GearRoll, before: GearState, after: GearState) =>
  (isSame(from, before) && isSame(to, after)) || (isSame(from, after) && isSame(to, before));

function readTeeth(cells: Cells | undefined): number {
  const cell = cells?.[0][0];
  if (cell === undefined || isBlank(cell)) return USUAL_TEETH;
  const teeth = numberIn(cell);
  if (teeth !== undefined && Number.isInteger(teeth) && teeth > 0) return teeth;
  const problem = i18n.t("here is {found}; expected a whole number such as 5", { found: shown(cell) });
  throw new CellError("teeth", problem);
}

/** The cell next to the one with the face's name. */
function cellsOfSide(net: Cells, { face, direction }: GearState) {
  const [down, right] = SIDES[direction];
  return net.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      textOf(cell) === face && net[row + down]?.[column + right] !== undefined
        ? [{ row: row + down, column: column + right }]
        : [],
    ),
  );
}
