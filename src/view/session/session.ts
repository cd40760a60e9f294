import { stateAfter } from "../../playing/by-hand";
import type { GameState, Move, Spot } from "../../playing/move";
import type { Game, Play } from "../../playing/play";
import { scrambled, type Scramble } from "../../playing/scrambled";
import { clicked } from "../hand/clicks";
import { numbersOf, type MoveNumbers } from "../hand/move-numbers";
import { NEW_PLAYER, stepAskedFor, type PlayerState } from "../player/player";

/** A puzzle as a window shows and plays it. It is only data: `reduce` makes the next state of it. */
export interface Session extends PlayerState {
  readonly solution: Play;
  /** The line of moves that is shown: the solution, or the user's own. */
  readonly play: Play;
  readonly origin: Origin;
  readonly here: Here;
  readonly attempt: Attempt;
  /** How often the user has changed the line or the player in this window. */
  readonly changes: number;
  /** How many notices there were. Equal ones have different numbers, so that each is spoken. */
  readonly notices: number;
}

/** What a player has reached by hand. */
export interface Result {
  readonly moves: number;
  /** From the first move to the last one. */
  readonly milliseconds: number;
}

/** A player's own try at a puzzle. */
export interface Attempt {
  /** When its first move was made, in ms. */
  readonly began?: number;
  /** How long it took, in ms, once the puzzle is solved. */
  readonly took?: number;
  /** Whether a hint or a part of the solution helped. Then it does not count as a result. */
  readonly isHelped: boolean;
  /** The best result of this puzzle so far. */
  readonly best?: Result | undefined;
}

export const NEW_ATTEMPT: Attempt = { isHelped: false };

/** Where the user's own moves begin. */
export interface Origin {
  /** The step of the line up to which it is the solution. */
  readonly step: number;
  /** How the puzzle was scrambled before. Otherwise the line begins at the puzzle's own start. */
  readonly scramble?: Scramble;
}

export const OWN_START: Origin = { step: 0 };

/** What helps to go on by hand from the step that is shown. Another step or line starts without it. */
export interface Here {
  /** The spot that was clicked first, while the second click is awaited. */
  readonly held?: Spot | undefined;
  readonly hint?: Move | undefined;
  /** A sentence about what was just tried. */
  readonly notice?: string | undefined;
  /** The move whose button has the pointer or the focus. */
  readonly pointed?: Move | undefined;
  /** The fraction of a search that is done, while one is under way. */
  readonly part?: number | undefined;
}

export const NOTHING: Here = {};

export function newSession(solution: Play): Session {
  return {
    ...NEW_PLAYER,
    solution,
    play: solution,
    origin: OWN_START,
    here: NOTHING,
    attempt: NEW_ATTEMPT,
    changes: 0,
    notices: 0,
  };
}

export const isOwn = ({ play, solution }: Session): boolean => play !== solution;
export const canUndo = (session: Session): boolean => isOwn(session) && stepAskedFor(session) > 0;
export const canRedo = (session: Session): boolean =>
  isOwn(session) && stepAskedFor(session) < session.play.lastStep;

/** Whether two sessions show the same line and step. */
export const isSamePlace = (one: Session, other: Session): boolean =>
  one.play === other.play && stepAskedFor(one) === stepAskedFor(other);

/** The puzzle's state at the shown step, if it has moves. */
export function stateShown(session: Session): GameState | undefined {
  const { byHand } = session.play;
  return byHand && stateAfter(byHand, stepAskedFor(session));
}

/** The game of a line with another origin. */
export function gameFrom({ play, solution, origin }: Session, { scramble }: Origin): Game | undefined {
  if (JSON.stringify(scramble) === JSON.stringify(origin.scramble)) return play.byHand?.game;
  const { byHand } = solution;
  return scramble && byHand ? scrambled(byHand, scramble.moves, scramble.seed)?.byHand!.game : byHand?.game;
}

/** Whether the goal has been reached, by hand or by the player, and nothing moves any more. */
export function isAtGoal(session: Session): boolean {
  const { position, goal, playing, play } = session;
  if (playing || position !== goal || position === 0 || !play.byHand) return false;
  return play.byHand.game.isSolved(stateShown(session)!);
}

/** The legal moves at the shown step. */
export function legalMoves(session: Session): readonly Move[] {
  const state = stateShown(session);
  return state === undefined ? [] : session.play.byHand!.game.moves(state);
}

/** The spot that moves name for a spot of the drawing. */
export function spotFor(session: Session, spot: Spot): Spot {
  const state = stateShown(session);
  const game = session.play.byHand?.game;
  return (state !== undefined && game?.spotFor?.(state, spot)) || spot;
}

/** Whether a click on a spot does more than explain why no move goes there. */
export const canClick = (session: Session, spot: Spot): boolean =>
  clicked(legalMoves(session), spotFor(session, spot), session.here.held).is !== "none";

/**
 * What windows exchange: the player, the attempt and, where it may have changed, the user's own line with its origin; null stands for the
 * solution.
 */
export interface Shared {
  readonly player: PlayerState;
  readonly attempt?: Attempt;
  readonly line?: MoveNumbers | null;
  readonly origin?: Origin;
}

export function playerOf(session: Session): PlayerState {
  const { position, goal, playing, speed, loop, swing, waited } = session;
  return { position, goal, playing, speed, loop, swing, waited };
}

/** The user's own line as another window can read it; null while the solution is shown. */
export function ownLine(session: Session): MoveNumbers | null {
  const { byHand } = session.play;
  return byHand && isOwn(session) ? numbersOf(byHand.game, byHand.line) : null;
}
