import { i18n } from "../../language";
import { stateAfter } from "../../playing/by-hand";
import type { Move, MoveKey, Spot } from "../../playing/move";
import type { Game } from "../../playing/play";
import { textOf } from "../../grid/cells";
import type { GearMoveName, GearPuzzle } from "./kind";
import type { GearDirection, GearState, OGearPlay } from "./play";

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

/** The face, direction and tooth of a state. */
export function gearStateOf(puzzle: GearPuzzle, state: number): GearState {
  const [face, direction, tooth] = puzzle.show(state);
  return { face: textOf(face), direction: direction as GearDirection, tooth: Number(tooth) };
}

/** `play` makes the play of states from the start on, and of the moves between them. */
export function gearGame(
  puzzle: GearPuzzle,
  faces: readonly string[],
  play: (states: readonly GearState[], moves: readonly GearMoveName[]) => OGearPlay,
): Game<number, OGearPlay> {
  const lineTo = (way: readonly number[]) =>
    way.slice(1).map((to, k) => game.moves(way[k]).find((move) => move.to === to)!);
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

    *solve(state) {
      const outcome = yield* puzzle.solveFrom(state);
      return "way" in outcome ? { line: lineTo(outcome.way), isShortest: true } : outcome;
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

    play(line) {
      const states = [puzzle.start, ...line.map(({ to }) => to)];
      const moves = line.map((made, k) => {
        const state = stateAfter({ game, line }, k);
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
