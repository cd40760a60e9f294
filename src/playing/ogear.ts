import { CellError, gearPuzzle, isBlank, numberIn, shown, textOf, type Cells } from "../puzzles";
import { DIRECTIONS, readConnections } from "../puzzles/gear-cells";
import { NotPlayable, type Play, type PlayKind } from "./play";

/** Where the gear is: on a face, facing one of its sides, with one of its teeth in the middle of the face. */
export interface GearState {
  readonly face: string;
  readonly direction: GearDirection;
  readonly tooth: number;
}

export type GearDirection = (typeof DIRECTIONS)[number];
export type GearMoveName = "turn" | "forward" | "back";

/** How the gear rolls forward, from side to side. */
export interface GearRoll {
  readonly from: Omit<GearState, "tooth">;
  readonly to: Omit<GearState, "tooth">;
}

/** Hanayama's O'Gear and its shortest solution. */
export interface OGearPlay extends Play {
  readonly faces: readonly string[];
  readonly rolls: readonly GearRoll[];
  readonly teeth: number;
  readonly states: readonly GearState[];
  /** The move of each step from 1 on. */
  readonly moves: readonly GearMoveName[];
}

const KIND = "OGear";
const USUAL_TEETH = 5;

/** Where the sides are around the middle of a face in a net of cells: rows and columns. */
const SIDES: Readonly<Record<GearDirection, readonly [down: number, right: number]>> = {
  North: [-1, 0],
  South: [1, 0],
  East: [0, 1],
  West: [0, -1],
};

const HOW: Readonly<Record<GearMoveName, (state: GearState) => string>> = {
  turn: ({ face, direction }) => `turn the gear on ${face} to ${direction}`,
  forward: ({ face, direction }) => `roll forward to ${face}, facing ${direction}`,
  back: ({ face, direction }) => `roll back to ${face}, facing ${direction}`,
};

export const ogear: PlayKind<OGearPlay> = {
  prefix: KIND,
  title: "O'Gear",
  ranges: [
    { name: "connections", title: "How the gear rolls forward: from, facing, to, facing" },
    { name: "start", title: "The start: face, direction, tooth" },
    { name: "goal", title: "The goal: face, direction, tooth" },
    { name: "teeth", title: "How many teeth the gear has; five if this is missing", optional: true },
    { name: "net", title: "The net of the cube in the sheet, to walk in", optional: true },
  ],

  *read({ connections, start, goal, teeth: teethCells, net }) {
    const teeth = readTeeth(teethCells);
    const puzzle = gearPuzzle.read({ connections, start, goal, teeth });
    const outcome = yield* puzzle.solve();
    if ("impossible" in outcome) throw new NotPlayable(outcome.impossible);

    const { way } = outcome;
    const states = way.map((state): GearState => {
      const [face, direction, tooth] = puzzle.show(state);
      return { face: textOf(face), direction: direction as GearDirection, tooth: Number(tooth) };
    });
    const moves = way.slice(1).map((state, k) => puzzle.move(way[k], state)[0] as GearMoveName);
    const { faces, rolls } = readConnections(connections, "connections");
    const names = faces.map(textOf);
    const sideOf = (side: number) => ({
      face: names[Math.floor(side / DIRECTIONS.length)],
      direction: DIRECTIONS[side % DIRECTIONS.length],
    });
    return {
      kind: KIND,
      lastStep: moves.length,
      faces: names,
      rolls: rolls.map(({ from, to }) => ({ from: sideOf(from), to: sideOf(to) })),
      teeth,
      states,
      moves,
      text(step) {
        const state = states[step];
        if (step > 0) return `${HOW[moves[step - 1]](state)}, tooth ${state.tooth}`;
        return `the gear is on ${state.face}, facing ${state.direction}, tooth ${state.tooth}`;
      },
      ...(net && {
        marker: { range: "net", cells: (step: number) => cellsOfSide(net, states[step]) },
      }),
    };
  },
};

function readTeeth(cells: Cells | undefined): number {
  const cell = cells?.[0][0];
  if (cell === undefined || isBlank(cell)) return USUAL_TEETH;
  const teeth = numberIn(cell);
  if (teeth !== undefined && Number.isInteger(teeth) && teeth > 0) return teeth;
  throw new CellError("teeth", `here is ${shown(cell)}; expected a whole number such as 5`);
}

/** The cell beside the one with the face's name. */
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
