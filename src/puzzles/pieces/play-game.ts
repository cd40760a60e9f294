import { i18n } from "../../language";
import { lineThrough } from "../../playing/by-hand";
import type { Move, MoveKey, Spot } from "../../playing/move";
import type { Game, Play } from "../../playing/play";
import { isBlank, textOf, type Cell } from "../../grid/cells";
import { ArrangementWays } from "./arrangement-ways";
import type { Arrangements } from "./arrangements";
import type { Moves } from "./places";
import type { Board } from "./play-board";

/** Which piece is at each place, by number: `0,2,1`. Equal pieces have the same number, and 0 means no piece. */
type ArrangementState = string;

const stateOf = (pieces: Int32Array): ArrangementState => pieces.join();
const piecesIn = (state: ArrangementState): Int32Array => Int32Array.from(state.split(","), Number);

/** The spot of a place, with the place's number from 1, as in `place 5`. */
export const spotOfPlace = (place: number): Spot => `place ${place + 1}`;

/** A move that a piece can make. Places are given by number. */
export interface PieceLine {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

interface GameParts<P extends Play> {
  readonly table: Moves;
  readonly lines: readonly PieceLine[];
  readonly arrangements: Arrangements;
  readonly board: Board;
  /** What a move's button says: “ball 6 from 4 to 5”. Those of equal pieces may be the same. */
  label(piece: string, from: string, to: string, name: string): string;
  /** Why a piece that no line can take to an empty place does not move, if the puzzle has better words. */
  stuck?(): string;
  /** The play of moves that were made from an arrangement. */
  play(start: Int32Array, steps: readonly PieceLine[]): P;
}

export function rearrangementGame<P extends Play>(parts: GameParts<P>): Game<ArrangementState, P> {
  const { table, lines, arrangements, board } = parts;
  const { goal, cells } = arrangements;
  const places = table.places.names();
  const solved = stateOf(goal);
  const ways = new ArrangementWays(table, arrangements);
  const nameOf = (piece: number) => textOf(cells[piece]);

  const game: Game<ArrangementState, P> = {
    start: stateOf(arrangements.start),

    moves(state) {
      const pieces = piecesIn(state);
      const legal = lines.filter(({ from, to }) => pieces[from] !== 0 && pieces[to] === 0);
      const labels = legal.map(({ from, to, name }) =>
        parts.label(nameOf(pieces[from]), places[from], places[to], name),
      );
      const keys = legal.map((line) => keyOf(line, board));
      const isOnly = <Value>(values: readonly Value[], k: number) =>
        values.indexOf(values[k]) === values.lastIndexOf(values[k]);
      return legal.map(({ from, to }, k): Move<ArrangementState> => {
        const after = pieces.slice();
        [after[from], after[to]] = [0, pieces[from]];
        const ends = { label: labels[k], from: places[from], to: places[to] };
        return {
          label: isOnly(labels, k) ? labels[k] : i18n.t("{label} ({from} to {to})", ends),
          to: stateOf(after),
          spot: spotOfPlace(to),
          from: spotOfPlace(from),
          ...(keys[k] && isOnly(keys, k) && { key: keys[k] }),
        };
      });
    },

    isSolved: (state) => state === solved,
    home: solved,

    *solve(state) {
      const found = yield* ways.from(piecesIn(state));
      if ("impossible" in found) return found;
      const states = Array.from({ length: found.moveCount + 1 }, (_, k) => stateOf(found.pieces(k)));
      return { line: lineThrough(game, states), isShortest: true };
    },

    refuse(state, spot, from) {
      const pieces = piecesIn(state);
      const placeOf = (each: Spot) => places.findIndex((_, place) => spotOfPlace(place) === each);
      const [head, tail] = [placeOf(spot), from === undefined ? undefined : placeOf(from)];
      if (head < 0 || (tail !== undefined && tail < 0)) return i18n.t("There is no place here.");
      const place = places[head];
      if (tail === undefined) {
        return pieces[head] === 0
          ? i18n.t("No piece can move to {place} now: no line leads there from a piece.", { place })
          : (parts.stuck?.() ??
              i18n.t("The piece {piece} cannot move: no line leads from {place} to an empty place.", {
                piece: nameOf(pieces[head]),
                place,
              }));
      }
      if (pieces[tail] === 0) return i18n.t("No piece is on {place}.", { place: places[tail] });
      if (pieces[head] !== 0) {
        return i18n.t("The place {place} is taken by {piece}.", { place, piece: nameOf(pieces[head]) });
      }
      return i18n.t("No line leads from {from} to {to}.", { from: places[tail], to: place });
    },

    play(line, from = game.start) {
      const steps = line.map(({ to }, k) => {
        const [before, after] = [line[k - 1]?.to ?? from, to].map(piecesIn);
        const isLeft = (place: number) => before[place] !== 0 && after[place] === 0;
        return lines.find((each) => isLeft(each.from) && before[each.to] === 0 && after[each.to] !== 0)!;
      });
      return { ...parts.play(piecesIn(from), steps), byHand: { game, line } };
    },
  };
  return game;
}

/** The key of a move along a row or a column of the board. */
function keyOf({ from, to }: PieceLine, { positions, isPlaced }: Board): MoveKey | undefined {
  if (!isPlaced) return undefined;
  const [right, down] = [
    positions[to].column - positions[from].column,
    positions[to].row - positions[from].row,
  ];
  if ((right === 0) === (down === 0)) return undefined;
  if (down === 0) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}

/** Where each piece belongs. Equal pieces may be at any of their places, and get the first of them. */
export function homesOf(pieces: readonly string[], goal: Int32Array, cells: readonly Cell[]): number[] {
  const inGoal = Array.from(goal, (piece) => (isBlank(cells[piece]) ? undefined : textOf(cells[piece])));
  return pieces.map((piece) => inGoal.indexOf(piece));
}
