import type { StatesPlay } from "../play";

/** The move from one state to another, as what it changes. */
interface Change {
  readonly to: number;
  /** The numbers of the values that differ. */
  readonly changed: readonly number[];
}

/** What the moves from a state change. */
export const changesFrom = ({ lines, cells }: Pick<StatesPlay, "lines" | "cells">, state: number): Change[] =>
  lines
    .filter(({ from }) => from === state)
    .map(({ to }) => ({
      to,
      changed: Array.from(cells![state].keys()).filter((value) => cells![state][value] !== cells![to][value]),
    }));
