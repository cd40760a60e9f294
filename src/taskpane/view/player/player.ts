/**
 * The player as a state machine: what it shows, where it is going and how fast. It is data and pure functions alone, so
 * that windows can hand it to each other, and time comes in by `advance` only.
 */
export interface PlayerState {
  readonly lastStep: number;
  /** The step that is shown, or a place between two steps while a move is under way. */
  readonly position: number;
  /** The step that the position is going to. */
  readonly goal: number;
  readonly playing: boolean;
  /** Steps a second. */
  readonly speed: number;
  /** At the end it begins again. */
  readonly loop: boolean;
  /** At either end it turns back. */
  readonly swing: boolean;
  /** How much of a step's time has been waited: at the end before a loop or the way back, and at each step where nothing may move. */
  readonly waited: number;
}

export type PlayerAction =
  | { readonly type: "play" | "pause" | "toggle" | "step" | "back" | "first" | "last" }
  | { readonly type: "seek"; readonly step: number }
  | { readonly type: "speed"; readonly speed: number }
  | { readonly type: "loop"; readonly loop: boolean }
  | { readonly type: "swing"; readonly swing: boolean }
  /** Another puzzle, or the same one changed. */
  | { readonly type: "load"; readonly lastStep: number };

export const USUAL_SPEED = 1.5;

/** Single steps are not slower than this, in steps a second. */
const SLOWEST_SINGLE_STEP = 2.5;

export function newPlayer(lastStep: number): PlayerState {
  return {
    lastStep,
    position: 0,
    goal: 0,
    playing: false,
    speed: USUAL_SPEED,
    loop: false,
    swing: false,
    waited: 0,
  };
}

export function act(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case "play":
      return {
        ...fromEnd(at(state, state.goal === state.lastStep ? state.lastStep : state.position)),
        playing: state.lastStep > 0,
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
      return at(state, state.lastStep);
    case "seek":
      return at(state, action.step);
    case "speed":
      return { ...state, speed: action.speed };
    case "loop":
      return restless({ ...state, loop: action.loop });
    case "swing":
      return restless({ ...state, swing: action.swing });
    case "load": {
      const { lastStep } = action;
      return at({ ...state, lastStep }, stepOf(state));
    }
  }
}

/**
 * The state some milliseconds later. With `still`, for people who ask for reduced motion, the position goes from step to
 * step without anything between.
 */
export function advance(state: PlayerState, milliseconds: number, still = false): PlayerState {
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
  return !isAtGoal(state) || (state.playing && isEndless(state) && state.lastStep > 0);
}

const isEndless = ({ loop, swing }: PlayerState) => loop || swing;
const isAtGoal = ({ position, goal }: PlayerState) => position === goal;

/** The step that is shown; while a move is under way, the one that it leads to. */
export function stepOf({ position, goal }: PlayerState): number {
  return goal < position ? Math.floor(position) : Math.ceil(position);
}

function at(state: PlayerState, step: number): PlayerState {
  const position = Math.min(Math.max(step, 0), state.lastStep);
  return { ...state, position, goal: position, playing: false, waited: 0 };
}

/** Goes to the next step or the one before; where a move is under way, that one is done at once. */
function goTo(state: PlayerState, by: 1 | -1): PlayerState {
  const position = state.playing ? stepOf(state) : state.goal;
  const goal = Math.min(Math.max(position + by, 0), state.lastStep);
  return { ...state, position, goal, playing: false, waited: 0 };
}

function waitAtTheEnd(state: PlayerState, time: number): PlayerState {
  const waited = state.waited + time;
  return waited < 1 ? { ...state, waited } : { ...fromEnd(state), waited: 0 };
}

/** Where it goes when it plays on: from the last step back or from the beginning again, and else to the last step. */
function fromEnd(state: PlayerState): PlayerState {
  const { position, lastStep, swing } = state;
  if (position < lastStep) return { ...state, goal: lastStep };
  return swing ? { ...state, goal: 0 } : { ...state, position: 0, goal: lastStep };
}

/** It plays on at an end only if it shall. */
function restless(state: PlayerState): PlayerState {
  return { ...state, playing: state.playing && (isEndless(state) || !isAtGoal(state)) };
}

function leap(state: PlayerState, time: number): PlayerState {
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
