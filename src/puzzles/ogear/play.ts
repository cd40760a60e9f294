import { i18n } from "../../language";
import { CellError, isBlank, numberIn, shown, textOf, type Cells } from "../../grid/cells";
import { gearPuzzle } from "./kind";
import { DIRECTIONS, readConnections } from "./cells";
import { NotPlayable, type Play, type PlayKind } from "../../playing/play";

/** Where the gear is: on a face, facing one of its sides, with one of its teeth in the centre of the face. */
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
  title: /*i18n*/ "O'Gear",
  ranges: [
    { name: "connections", title: /*i18n*/ "How the gear rolls forward: from, facing, to, facing" },
    { name: "start", title: /*i18n*/ "The start: face, direction, tooth" },
    { name: "goal", title: /*i18n*/ "The goal: face, direction, tooth" },
    { name: "teeth", title: /*i18n*/ "How many teeth the gear has; five if this is missing", optional: true },
    { name: "net", title: /*i18n*/ "The net of the cube in the sheet, to walk in", optional: true },
  ],

  *read({ connections, start, goal, teeth: teethCells, net }) {
    const teeth = readTeeth(teethCells);
    const puzzle = yield* gearPuzzle.read({ connections, start, goal, teeth });
    const outcome = yield* puzzle.solve();
    if ("impossible" in outcome) throw new NotPlayable(outcome.impossible);

    const { way } = outcome;
    const states = way.map((state): GearState => {
      const [face, direction, tooth] = puzzle.show(state);
      return { face: textOf(face), direction: direction as GearDirection, tooth: Number(tooth) };
    });
    const moves = way.slice(1).map((state, k) => puzzle.move(way[k], state)[0] as GearMoveName);
    const { faces, rolls } = yield* readConnections(connections, "connections");
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
        const state = { ...states[step] };
        if (step > 0) return i18n._(MOVES[moves[step - 1]], state);
        return i18n.t("the gear is on {face}, facing {direction}, tooth {tooth}", state);
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
