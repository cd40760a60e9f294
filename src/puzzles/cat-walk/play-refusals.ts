import type { Cells } from "../../grid/cells";
import { i18n } from "../../language";
import type { Spot } from "../../playing/move";
import { gateBetween, roomOf, type Room } from "./play-rooms";
import type { WalkRules, WalkState } from "./play-state";

/** Why no move leads to a spot. `isOver` says whether the current walk is. */
export function refusalOf(
  maze: Cells,
  walks: readonly WalkRules[],
  { walk, way }: WalkState,
  isOver: boolean,
  spot: Spot,
  from?: Spot,
): string {
  const { puzzle } = walks[walk];
  const { grid } = puzzle;
  const last = way[way.length - 1];
  const here = roomOf(puzzle, last);
  const room = roomAt(spot);
  if (!room || room.row >= grid.rows || room.column >= grid.columns) return noRoom();
  if (!grid.open[room.row * grid.columns + room.column]) return noRoom();
  if (from !== undefined && from !== `${here.row} ${here.column}`) {
    return i18n.t("The cat is in row {row}, column {column}: a move begins there.", {
      row: here.row + 1,
      column: here.column + 1,
    });
  }
  if (isOver) {
    return walk + 1 < walks.length
      ? i18n.t("This walk is over: begin the next one.")
      : i18n.t("The walk is over.");
  }
  const apart = Math.abs(room.row - here.row) + Math.abs(room.column - here.column);
  if (apart === 0) return i18n.t("The cat is there already.");
  if (apart > 2) return i18n.t("A move leads to the next room only: right, left, up or down.");
  const gate = gateBetween(maze, here, room);
  if (gate === "#") return i18n.t("There is a wall between.");
  const aim = puzzle.aimAfter(last);
  if (gate !== "" && gate !== aim) {
    return i18n.t("The gate there is {gate}; the next one must be {aim}.", { gate, aim });
  }
  return i18n.t("The cat has been in that room, and may not enter it twice.");
}

const noRoom = () => i18n.t("That is no room of the maze.");

function roomAt(spot: Spot): Room | undefined {
  const [row, column] = /^\d+ \d+$/.test(spot) ? spot.split(" ").map(Number) : [];
  return row === undefined ? undefined : { row, column };
}
