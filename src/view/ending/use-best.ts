import { useEffect } from "react";
import { keepResult, keptResult } from "../../excel/best-results";
import type { SessionStore } from "../session/session-store";
import type { PuzzleCells } from "../solving";
import type { GameState } from "../../playing/move";

/** Keeps the best result of each start that is played in the workbook, and tells the session of the one that is kept. */
export function useBest(cells: PuzzleCells, store: SessionStore, onProblem: (error: unknown) => void): void {
  useEffect(() => {
    let key: string | undefined;
    let kept: string | undefined;
    const follow = () => {
      const { play, attempt } = store.state;
      const played = play.byHand && puzzleKey(cells, play.byHand.game.start);
      if (played !== key) {
        key = played;
        const [moves, milliseconds] = (key !== undefined && keptResult(key)) || [];
        const best = moves === undefined ? attempt.best : { moves, milliseconds: milliseconds! };
        kept = JSON.stringify(best);
        store.dispatch({ type: "best", best });
      } else if (key !== undefined && attempt.best && JSON.stringify(attempt.best) !== kept) {
        kept = JSON.stringify(attempt.best);
        keepResult(key, [attempt.best.moves, attempt.best.milliseconds]).catch(onProblem);
      }
    };
    follow();
    return store.subscribe(follow);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what a problem is reported to is always the same
  }, [cells, store]);
}

/** FNV-1a by G. Fowler, L. C. Noll and K.-P. Vo, with 32 bits. */
function hash(text: string, offset: number): number {
  let mixed = offset;
  for (let k = 0; k < text.length; k++) mixed = Math.imul(mixed ^ text.charCodeAt(k), 0x01000193);
  return mixed >>> 0;
}

/** A short name of a puzzle, the same wherever it has the same cells and the same start. Two hashes make it different from others. */
export function puzzleKey({ prefix, cells }: PuzzleCells, start: GameState): string {
  const text = JSON.stringify([cells, start]);
  return `${prefix} ${hash(text, 0x811c9dc5).toString(36)}${hash(text, 0x9e3779b9).toString(36)}`;
}
