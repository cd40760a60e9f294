import { useSyncExternalStore } from "react";
import { act, advance, isUnderWay, newPlayer, type PlayerAction, type PlayerState } from "./player";

/** After a longer pause, such as when the window was hidden, the player continues as if only this much time had passed; in ms. */
const MAX_FRAME_MS = 250;

const reducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)");

/** The only player of a window. It advances with the display's frames, and everything that shows a step listens to it. */
export class PlayerStore {
  state: PlayerState;
  private readonly listeners = new Set<() => void>();
  private readonly actionListeners = new Set<(state: PlayerState) => void>();
  private frame = 0;
  private last: number | undefined;

  constructor(lastStep: number) {
    this.state = newPlayer(lastStep);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Called after user actions here, not as time passes. */
  onAction(listener: (state: PlayerState) => void): () => void {
    this.actionListeners.add(listener);
    return () => this.actionListeners.delete(listener);
  }

  readonly dispatch = (action: PlayerAction): void => {
    this.take(act(this.state, action));
    this.actionListeners.forEach((listener) => listener(this.state));
  };

  /** Adopts the state of another window's player. */
  take(state: PlayerState): void {
    this.show(state);
    if (this.frame === 0 && isUnderWay(state)) {
      this.last = undefined;
      this.frame = requestAnimationFrame(this.advance);
    }
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly advance = (now: number): void => {
    const passed = Math.min(now - (this.last ?? now), MAX_FRAME_MS);
    this.last = now;
    this.show(advance(this.state, passed, reducedMotion().matches));
    this.frame = isUnderWay(this.state) ? requestAnimationFrame(this.advance) : 0;
  };

  private show(state: PlayerState): void {
    if (state === this.state) return;
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

/** Subscribes to a value of the player's state. A component is only re-rendered when the value changes. */
export function usePlayer<Value>(player: PlayerStore, valueOf: (state: PlayerState) => Value): Value {
  return useSyncExternalStore(player.subscribe, () => valueOf(player.state));
}
