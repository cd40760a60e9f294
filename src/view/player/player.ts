/**
 * The player as a state machine: its position, where it is going and how fast. It consists only of data and pure functions, so that windows
 * can exchange it. Time enters only through `advance`.
 */
export interface PlayerState {
  /** The current step, or a point between two steps during a move. */
  readonly position: number;
  /** The step that the position is moving to. */
  readonly goal: number;
  readonly playing: boolean;
  /** Steps per second. */
  readonly speed: number;
  /** Whether it starts again at the end. */
  readonly loop: boolean;
  /** Whether it turns back at either end. */
  readonly swing: boolean;
  /** The fraction of a step's time waited so far: at the end before a loop or the way back, and at each step if nothing may move. */
  readonly waited: number;
}

export type PlayerAction =
  | { readonly type: "play" | "pause" | "toggle" | "step" | "back" | "first" | "last" }
  | { readonly type: "seek"; readonly step: number }
  | { readonly type: "speed"; readonly speed: number }
  | { readonly type: "loop"; readonly loop: boolean }
  | { readonly type: "swing"; readonly swing: boolean };

/** A player with what it plays. */
interface Playing extends PlayerState {
  readonly play: { readonly lastStep: number };
}

export const USUAL_SPEED = 1.5;

/** The minimum speed of single steps, in steps per second. */
const SLOWEST_SINGLE_STEP = 2.5;

export const NEW_PLAYER: PlayerState = {
  position: 0,
  goal: 0,
  playing: false,
  speed: USUAL_SPEED,
  loop: false,
  swing: false,
  waited: 0,
};

export function act<State extends Playing>(state: State, action: PlayerAction): State {
  const { lastStep } = state.play;
  switch (action.type) {
    case "play":
      return {
        ...fromEnd(at(state, state.goal === lastStep ? lastStep : state.position)),
        playing: lastStep > 0,
      };
    case "pause":
      return { ...state, playing: false, goal: stepOf(state), waited: 0 };
    case "toggle":
      return act(state, { type: state.playing ? "pause" : "play" });
    case "step":
      return goTo(state, 1);
    case "back":
      return goTo(state, -1);
    case "first":
      return at(state, 0);
    case "last":
      return at(state, lastStep);
    case "seek":
      return at(state, action.step);
    case "speed":
      return { ...state, speed: action.speed };
    case "loop":
      return restless({ ...state, loop: action.loop });
    case "swing":
      return restless({ ...state, swing: action.swing });
  }
}

/** The state after the given number of ms. With `still`, for users who prefer reduced motion, the position jumps from step to step. */
export function advance<State extends Playing>(state: State, milliseconds: number, still = false): State {
  if (!isUnderWay(state)) return state;
  const time = (milliseconds * state.speed) / 1000;
  if (isAtGoal(state)) return waitAtTheEnd(state, time);
  if (still) return state.playing ? leap(state, time) : { ...state, position: state.goal };
  const speed = state.playing ? time : Math.max(time, (milliseconds * SLOWEST_SINGLE_STEP) / 1000);
  const left = state.goal - state.position;
  const position = Math.abs(left) <= speed ? state.goal : state.position + Math.sign(left) * speed;
  return { ...state, position, playing: state.playing && (position !== state.goal || isEndless(state)) };
}

/** Whether time changes anything. */
export function isUnderWay(state: PlayerState): boolean {
  return !isAtGoal(state) || (state.playing && isEndless(state));
}

const isEndless = ({ loop, swing }: PlayerState) => loop || swing;
const isAtGoal = ({ position, goal }: PlayerState) => position === goal;

/** The current step; during a move, the step that it leads to. */
export function stepOf({ position, goal }: PlayerState): number {
  return goal < position ? Math.floor(position) : Math.ceil(position);
}

/** The step that the user has asked for: where a single step leads as soon as it begins, or how far a play has come. */
export function stepAskedFor(state: PlayerState): number {
  return state.playing ? stepOf(state) : state.goal;
}

/** Stays at a step, or at the end that is nearest to it. */
export function at<State extends Playing>(state: State, step: number): State {
  const position = Math.min(Math.max(step, 0), state.play.lastStep);
  return { ...state, position, goal: position, playing: false, waited: 0 };
}

/** Goes to the next or the previous step. A move under way is completed immediately. */
export function goTo<State extends Playing>(state: State, by: 1 | -1): State {
  const position = stepAskedFor(state);
  const goal = Math.min(Math.max(position + by, 0), state.play.lastStep);
  return { ...state, position, goal, playing: false, waited: 0 };
}

function waitAtTheEnd<State extends Playing>(state: State, time: number): State {
  const waited = state.waited + time;
  return waited < 1 ? { ...state, waited } : { ...fromEnd(state), waited: 0 };
}

/** Where playback continues: from the last step back or again from the beginning, otherwise towards the last step. */
function fromEnd<State extends Playing>(state: State): State {
  const { position, swing } = state;
  const { lastStep } = state.play;
  if (position < lastStep) return { ...state, goal: lastStep };
  return swing ? { ...state, goal: 0 } : { ...state, position: 0, goal: lastStep };
}

/** Stops at an end unless it loops or swings. */
function restless<State extends Playing>(state: State): State {
  return { ...state, playing: state.playing && (isEndless(state) || !isAtGoal(state)) };
}

function leap<State extends Playing>(state: State, time: number): State {
  const waited = state.waited + time;
  const steps = Math.floor(waited);
  const isBack = state.goal < state.position;
  const position = isBack
    ? Math.max(Math.floor(state.position) - steps, state.goal)
    : Math.min(Math.ceil(state.position) + steps, state.goal);
  return {
    ...state,
    position,
    waited: waited - steps,
    playing: position !== state.goal || isEndless(state),
  };
}
