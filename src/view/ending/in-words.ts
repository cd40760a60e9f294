import { i18n } from "../../language";
import type { Attempt } from "../session/session";

const SECOND = 1000;
const MINUTE = 60;

/** A time by hand: “1 min 5 s”. */
function timeInWords(milliseconds: number): string {
  const all = Math.round(milliseconds / SECOND);
  const [minutes, seconds] = [Math.floor(all / MINUTE), all % MINUTE];
  return minutes === 0
    ? i18n.t("{seconds, number} s", { seconds })
    : i18n.t("{minutes, number} min {seconds, number} s", { minutes, seconds });
}

/** The time of a solved puzzle, and the best result so far; undefined if the player has not made the moves. */
export function attemptInWords({ took, isHelped, best }: Attempt, moves: number): string | undefined {
  if (took === undefined) return undefined;
  const bestTime = best && timeInWords(best.milliseconds);
  if (isHelped) {
    return best
      ? i18n.t("With help. Best without: {moves, plural, one {# move} other {# moves}} in {time}.", {
          moves: best.moves,
          time: bestTime,
        })
      : i18n.t("With help, so it is not kept as your best.");
  }
  const time = timeInWords(took);
  if (!best || (best.moves === moves && best.milliseconds === took)) {
    return i18n.t("Time: {time}, your best so far.", { time });
  }
  return i18n.t("Time: {time}. Best so far: {moves, plural, one {# move} other {# moves}} in {best}.", {
    time,
    moves: best.moves,
    best: bestTime,
  });
}
