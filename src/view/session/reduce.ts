import { i18n } from "../../language";
import type { Move, MoveKey, Spot } from "../../playing/move";
import type { ByHand, Game, Play } from "../../playing/play";
import { scrambled, type Scramble } from "../../playing/scrambled";
import { clicked, dragged } from "../hand/clicks";
import { lineOf } from "../hand/move-numbers";
import { act, advance, at, goTo, stepAskedFor, type PlayerAction } from "../player/player";
import {
  canRedo,
  canUndo,
  gameFrom,
  isOwn,
  isSamePlace,
  legalMoves,
  NEW_ATTEMPT,
  NOTHING,
  OWN_START,
  spotFor,
  stateShown,
  type Here,
  type Result,
  type Session,
  type Shared,
} from "./session";

type LineAction =
  /** A move from the shown step. What came after it is dropped. */
  | { readonly type: "move"; readonly move: Move }
  /** A way on from the shown step, which is not yet played. */
  | { readonly type: "append"; readonly moves: readonly Move[] }
  /** `start` goes back to the start: the user's own moves stay until another one is made. Undo and redo go along these moves only. */
  | { readonly type: "start" | "undo" | "redo" | "solution" }
  /** Instead of the puzzle's own start, one that is scrambled from its home. */
  | { readonly type: "scramble"; readonly scramble: Scramble };

type SpotAction =
  | { readonly type: "click"; readonly spot: Spot }
  | { readonly type: "drag"; readonly from: Spot; readonly spot: Spot };

export type Action =
  | PlayerAction
  | LineAction
  | SpotAction
  /** A key that makes a move. */
  | { readonly type: "press"; readonly key: MoveKey }
  | { readonly type: "hint" | "point"; readonly move: Move | undefined }
  | { readonly type: "progress"; readonly part: number | undefined }
  | { readonly type: "notice"; readonly text: string }
  /** The best result kept so far. */
  | { readonly type: "best"; readonly best: Result | undefined }
  /** Another puzzle, or the same one after a change. The user's own line goes. */
  | { readonly type: "open"; readonly solution: Play }
  /** What another window has sent. */
  | { readonly type: "adopt"; readonly shared: Shared }
  /** With `still`, the position jumps from step to step. */
  | { readonly type: "time"; readonly milliseconds: number; readonly still: boolean };

/** The session after an action: the only place where the line and the step change. */
export function reduce(session: Session, action: Action): Session {
  const next = changed(session, action);
  return isSamePlace(session, next) ? next : { ...next, here: NOTHING };
}

function changed(session: Session, action: Action): Session {
  const { byHand } = session.play;
  switch (action.type) {
    case "hint":
      return withHere(session, { hint: action.move, held: undefined, notice: undefined });
    case "point":
      return withHere(session, { pointed: action.move });
    case "progress":
      return withHere(session, { part: action.part });
    case "notice":
      return withNotice(session, action.text);
    case "open": {
      const { solution } = action;
      if (solution === session.solution) return session;
      return withSolution({ ...session, solution, attempt: NEW_ATTEMPT });
    }
    case "best":
      return { ...session, attempt: { ...session.attempt, best: action.best } };
    case "adopt":
      return adopted(session, action.shared);
    case "time":
      return advance(session, action.milliseconds, action.still);
    case "click":
    case "drag":
      return byHand ? answered(session, action, byHand.game) : session;
    case "press":
      return pressed(session, action.key);
    case "move":
    case "append":
    case "start":
    case "undo":
    case "redo":
    case "solution":
    case "scramble":
      return byHand ? done(session, withOrigin(session, continued(session, action, byHand))) : session;
    default:
      return done(session, act(session, action));
  }
}

function continued(session: Session, action: LineAction, { game, line }: ByHand): Session {
  const step = stepAskedFor(session);
  const before = line.slice(0, step);
  switch (action.type) {
    case "move":
      return goTo(at({ ...session, play: game.play([...before, action.move]) }, step), 1);
    case "append":
      return withPlay(session, game.play([...before, ...action.moves]));
    case "start":
      return isOwn(session) ? at(session, 0) : withPlay(session, game.play([]));
    case "undo":
      return canUndo(session) ? goTo(session, -1) : session;
    case "redo":
      return canRedo(session) ? goTo(session, 1) : session;
    case "solution":
      return withSolution(session);
    case "scramble": {
      const { scramble } = action;
      const play = scrambled({ game }, scramble.moves, scramble.seed);
      return play ? at({ ...session, play, origin: { step: 0, scramble } }, 0) : session;
    }
  }
}

/** An own line begins where the solution was left, and goes back behind that only if the user does. */
function withOrigin(before: Session, after: Session): Session {
  if (!isOwn(after)) return after;
  const begun = isOwn(before) ? after.origin.step : stepAskedFor(before);
  const step = Math.min(begun, stepAskedFor(after));
  return step === after.origin.step ? after : { ...after, origin: { ...after.origin, step } };
}

function answered(session: Session, action: SpotAction, game: Game): Session {
  const moves = legalMoves(session);
  const state = stateShown(session)!;
  const spot = spotFor(session, action.spot);
  const from = action.type === "drag" ? spotFor(session, action.from) : session.here.held;
  const exact = action.type === "drag" ? game.moveOfDrag?.(state, action.from, action.spot) : undefined;
  if (exact) return changed(session, { type: "move", move: exact });
  const meaning = action.type === "drag" ? dragged(moves, from!, spot) : clicked(moves, spot, from);
  switch (meaning.is) {
    case "move":
      return changed(session, { type: "move", move: meaning.move });
    case "hold":
      return withHere(session, { held: spot, notice: undefined });
    case "release":
      return withHere(session, { held: undefined, notice: undefined });
    case "none":
      return withNotice(session, game.refuse(state, spot, from));
    case "several":
      return withNotice(session, i18n.t("Several moves lead there. Choose one by its button."));
  }
}

function pressed(session: Session, key: MoveKey): Session {
  const moves = legalMoves(session);
  const game = session.play.byHand?.game;
  // A turn that is its own inverse has no other key with Shift.
  const meant = game?.keys?.includes(key) ? key : key.toLowerCase();
  const move = moves.find((each) => each.key === key) ?? moves.find((each) => each.key === meant);
  if (move) return changed(session, { type: "move", move });
  const why = game?.refuseKey?.(stateShown(session)!, key);
  return withNotice(session, why ?? i18n.t("No move goes in the direction of this key."));
}

/** What another window shows. A line that cannot be read, such as one of another puzzle, leaves the line as it is. */
function adopted(
  session: Session,
  { player, line, origin = session.origin, attempt = session.attempt }: Shared,
): Session {
  const game = line && gameFrom(session, origin);
  const moves = game && lineOf(game, line);
  const own = moves ? { play: game.play(moves), origin } : {};
  const next = { ...(line === null ? withSolution(session) : session), ...own, ...player, attempt };
  const { play } = next;
  return Math.max(next.position, next.goal) > play.lastStep ? at(next, stepAskedFor(next)) : next;
}

/** Shows another line at the same step, or at its end if it is shorter. */
const withPlay = (session: Session, play: Play): Session => at({ ...session, play }, stepAskedFor(session));

const withSolution = (session: Session): Session =>
  withPlay({ ...session, origin: OWN_START }, session.solution);

const withHere = (session: Session, part: Here): Session => ({
  ...session,
  here: { ...session.here, ...part },
});

const withNotice = (session: Session, notice: string): Session =>
  withHere({ ...session, notices: session.notices + 1 }, { notice });

const done = (session: Session, next: Session): Session =>
  next === session ? session : { ...next, changes: session.changes + 1 };
