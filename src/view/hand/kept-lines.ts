import { NEW_PLAYER, stepAskedFor } from "../player/player";
import type { OpenPuzzle } from "../puzzle-source";
import { ownLine, type Attempt, type Origin, type Session, type Shared } from "../session/session";
import type { MoveNumbers } from "./move-numbers";

interface Kept {
  readonly cells: string;
  readonly line: MoveNumbers;
  readonly step: number;
  readonly origin: Origin;
  readonly attempt: Attempt;
}

/** The user's lines of puzzles that are out of sight, such as while another sheet is looked at. A changed puzzle has lost its line. */
export class KeptLines {
  private readonly lines = new Map<string, Kept>();

  keep(puzzle: OpenPuzzle, session: Session): void {
    const line = ownLine(session);
    if (line) {
      const { origin, attempt } = session;
      const kept = { cells: cellsIn(puzzle), line, step: stepAskedFor(session), origin, attempt };
      this.lines.set(keyOf(puzzle), kept);
    } else this.lines.delete(keyOf(puzzle));
  }

  /** What was kept of a puzzle. */
  of(puzzle: OpenPuzzle): Shared | undefined {
    const kept = this.lines.get(keyOf(puzzle));
    if (kept?.cells !== cellsIn(puzzle)) return undefined;
    const { line, step, origin, attempt } = kept;
    return { line, origin, attempt, player: { ...NEW_PLAYER, position: step, goal: step } };
  }
}

const keyOf = ({ sheet, id }: OpenPuzzle) => `${sheet.id} ${id}`;
const cellsIn = ({ cells }: OpenPuzzle) => JSON.stringify(cells);
