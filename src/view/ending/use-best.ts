import { useEffect } from "react";
import { keepResult, keptResult } from "../../excel/best-results";
import type { SessionStore } from "../session/session-store";
import type { PuzzleCells } from "../solving";
import { puzzleKey } from "./puzzle-key";

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
