import { createContext, useContext, useSyncExternalStore } from "react";
import { i18n } from "../../language";
import type { GameState, Move } from "../../playing/move";
import type { Play } from "../../playing/play";
import type { SpotActions } from "../hand/use-spot-pointer";
import { WaySearch } from "../hand/way-search";
import { isUnderWay } from "../player/player";
import { attemptAfter } from "./attempt";
import { reduce, type Action } from "./reduce";
import {
  canClick,
  isSamePlace,
  newSession,
  ownLine,
  playerOf,
  stateShown,
  type Session,
  type Shared,
} from "./session";

/** After a longer pause, such as when the window was hidden, the player continues as if only this much time had passed; in ms. */
const MAX_FRAME_MS = 250;

const reducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)");

/** The session of a window, with what takes time: it plays with the display's frames, and searches for ways to the goal. */
export class SessionStore {
  state: Session;
  private isBehind = false;
  private search: WaySearch | undefined;
  private readonly listeners = new Set<() => void>();
  private frame = 0;
  private last: number | undefined;

  constructor(solution: Play) {
    this.state = newSession(solution);
    this.search = this.searchIn(solution);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends what the user does in this window, not what happens as time passes. */
  share(send: (shared: Shared) => void): () => void {
    let { changes, play } = this.state;
    return this.subscribe(() => {
      const { state } = this;
      const line = state.play === play ? {} : { line: ownLine(state), origin: state.origin };
      const isDone = state.changes !== changes;
      ({ changes, play } = state);
      if (isDone) send({ player: playerOf(state), attempt: state.attempt, ...line });
    });
  }

  readonly dispatch = (action: Action): void => {
    const before = this.state;
    const reduced = reduce(before, action);
    if (reduced === before) return;
    const attempt = attemptAfter(before, reduced, action, Date.now());
    const state = (this.state = attempt === reduced.attempt ? reduced : { ...reduced, attempt });
    if (!isSamePlace(before, state)) this.search?.end();
    if (state.solution !== before.solution) this.search = this.searchIn(state.solution);
    if (state.play !== before.play && state.play.byHand) this.search?.remember(state.play.byHand);
    this.listeners.forEach((listener) => listener());
    if (this.frame === 0 && isUnderWay(this.state)) {
      this.last = undefined;
      this.frame = requestAnimationFrame(this.advance);
    }
  };

  /** What clicks and drags on the spots of a drawing do. */
  readonly spots: Required<SpotActions> = {
    click: (spot) => this.dispatch({ type: "click", spot }),
    canClick: (spot) => canClick(this.state, spot),
    drag: (from, spot) => this.dispatch({ type: "drag", from, spot }),
    miss: () =>
      this.dispatch({
        type: "notice",
        text: i18n.t("A click here makes no move. Click what is outlined."),
      }),
  };

  /** What is known of solving a state. */
  known = (state: GameState) => this.search?.known(state);

  /** Shows the next move of a shortest solution. */
  async hint(): Promise<void> {
    await this.withWay((move) => this.dispatch({ type: "hint", move }));
  }

  /** Appends a shortest solution to the user's line. */
  async solveOn(): Promise<void> {
    await this.withWay((_move, left) => {
      this.dispatch({ type: "append", moves: this.search!.lineFrom(stateShown(this.state)!)! });
      const text = i18n.t(
        "{left, plural, one {# move leads from here to the goal. Run shows it.} other {# moves lead from here to the goal. Run shows them.}}",
        { left },
      );
      this.dispatch({ type: "notice", text });
    });
  }

  /** Cancels a search. */
  cancel(): void {
    this.search?.cancel();
  }

  /** While the same puzzle moves in a window in front, the position jumps from step to step here, which leaves more time for that. */
  goBehind(isBehind: boolean): void {
    this.isBehind = isBehind;
  }

  /** Stops playing. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private async withWay(onFound: (next: Move, left: number) => void): Promise<void> {
    const known = await this.search?.find(stateShown(this.state)!);
    if (known === undefined) return;
    if (typeof known === "string") this.dispatch({ type: "notice", text: known });
    else if ("impossible" in known) this.dispatch({ type: "notice", text: known.impossible });
    else if (known.next) onFound(known.next, known.left);
  }

  private searchIn(solution: Play): WaySearch | undefined {
    const onProgress = (part: number | undefined) => this.dispatch({ type: "progress", part });
    return solution.byHand && new WaySearch(solution.byHand.game, solution, onProgress);
  }

  private readonly advance = (now: number): void => {
    const milliseconds = Math.min(now - (this.last ?? now), MAX_FRAME_MS);
    this.last = now;
    this.dispatch({ type: "time", milliseconds, still: this.isBehind || reducedMotion().matches });
    this.frame = isUnderWay(this.state) ? requestAnimationFrame(this.advance) : 0;
  };
}

/** The session of the window that is rendered. */
export const SessionContext = createContext<SessionStore | undefined>(undefined);

export const useStore = (): SessionStore => useContext(SessionContext)!;

/** Subscribes to a value of the session. A component is only re-rendered when the value changes. */
export function useSession<Value>(valueOf: (session: Session) => Value): Value {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => valueOf(store.state));
}
