import type { PlayerStore } from "../player/player-store";
import type { OpenPuzzle } from "../puzzle-source";
import type { HandStore } from "./hand-store";
import type { MoveNumbers } from "./move-numbers";

interface Kept {
  readonly cells: string;
  readonly line: MoveNumbers;
  readonly step: number;
}

/** The user's lines of puzzles that are out of sight, such as while another sheet is looked at. A changed puzzle has lost its line. */
export class KeptLines {
  private readonly lines = new Map<string, Kept>();

  keep(puzzle: OpenPuzzle, hand: HandStore): void {
    const line = hand.numbers;
    if (line) this.lines.set(keyOf(puzzle), { cells: cellsIn(puzzle), line, step: hand.shownStep() });
    else this.lines.delete(keyOf(puzzle));
  }

  putBack(puzzle: OpenPuzzle, hand: HandStore, player: PlayerStore): void {
    const kept = this.lines.get(keyOf(puzzle));
    if (kept?.cells !== cellsIn(puzzle)) return;
    hand.take(kept.line);
    player.dispatch({ type: "load", lastStep: kept.line.length });
    player.dispatch({ type: "seek", step: kept.step });
  }
}

const keyOf = ({ sheet, id }: OpenPuzzle) => `${sheet.id} ${id}`;
const cellsIn = ({ cells }: OpenPuzzle) => JSON.stringify(cells);
