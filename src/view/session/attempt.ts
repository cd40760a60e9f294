import { stepAskedFor } from "../player/player";
import type { Action } from "./reduce";
import { isOwn, NEW_ATTEMPT, stateShown, type Attempt, type Result, type Session } from "./session";

/** The attempt after an action that was done at a time, in ms. */
export function attemptAfter(before: Session, after: Session, action: Action, now: number): Attempt {
  const { attempt } = after;
  // The windows adopt each other's attempts.
  if (action.type !== "adopt" && startOf(before) !== startOf(after)) return NEW_ATTEMPT;
  const isHint = after.here.hint !== undefined && after.here.hint !== before.here.hint;
  if (isHint || action.type === "append") return { ...attempt, isHelped: true };
  const isMove = ["move", "click", "drag", "press"].includes(action.type) && after.play !== before.play;
  return isMove ? moved(before, after, now) : attempt;
}

const startOf = ({ play }: Session) => play.byHand?.game.start;

function moved(before: Session, after: Session, now: number): Attempt {
  const begun = begunBy(before, now);
  const { best } = before.attempt;
  const isSolved = after.play.byHand!.game.isSolved(stateShown(after)!);
  if (!isSolved) return { ...begun, best };
  const took = now - begun.began;
  const result = { moves: after.play.lastStep, milliseconds: took };
  return { ...begun, took, best: begun.isHelped || (best && !isBetter(result, best)) ? best : result };
}

/** A move from the start begins a new attempt. Who goes on from the solution has been helped. */
function begunBy(before: Session, now: number): Pick<Attempt, "isHelped"> & { readonly began: number } {
  const { began, isHelped } = before.attempt;
  if (stepAskedFor(before) === 0) return { began: now, isHelped: before.here.hint !== undefined };
  return isOwn(before) && began !== undefined ? { began, isHelped } : { began: now, isHelped: true };
}

/** Fewer moves are better and, with as many, less time. */
const isBetter = (one: Result, other: Result) =>
  one.moves === other.moves ? one.milliseconds < other.milliseconds : one.moves < other.moves;
