import type { SearchResult, Way } from "../puzzle-kind";
import type { GatePuzzle } from "./gate-puzzle";

/** The rules of a walk, and its solution from the start on. */
export interface WalkRules {
  readonly rules: string;
  readonly puzzle: GatePuzzle;
  readonly outcome: SearchResult;
}

/** Where a game is: in the walk with this number, with the states of its puzzle so far. */
export interface WalkState {
  readonly walk: number;
  readonly way: Way;
}

/** The state as text. All rooms of the walk belong to it, as none may be entered twice. */
export const asText = ({ walk, way }: WalkState) => `${walk}:${way.join(" ")}`;

export function fromText(text: string): WalkState {
  const [walk, way] = text.split(":");
  return { walk: Number(walk), way: way.split(" ").map(Number) };
}

/** Of several starts that of the shortest way. */
export const startOf = ({ outcome, puzzle }: WalkRules): number =>
  "way" in outcome ? outcome.way[0] : puzzle.starts[0];
