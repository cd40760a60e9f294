import { createContext, useEffect, useMemo, useRef, useState } from "react";
import { describeObstacle } from "../../components/obstacle";
import { stateShown } from "../session/session";
import type { SessionStore } from "../session/session-store";
import { hasNext, makeNext, type SolvedPuzzle, type WhichNext } from "./make-next";

/** What makes the next puzzle of the kind that is played. */
export interface NextMaker {
  /** Makes it as hard as this one, or by so much harder. */
  make(harder: number): void;
  /** The fraction that is done, from 0 to 1, while one is being made. */
  readonly part?: number | undefined;
  readonly problem?: string | undefined;
  cancel(): void;
}

/** Undefined where there is no next one. */
export const NextContext = createContext<NextMaker | undefined>(undefined);

interface Made extends SolvedPuzzle, WhichNext {
  readonly first: SolvedPuzzle["play"];
}

/** Which puzzle is played: the first one, or one that was made after it. The session follows it. */
export function useNext(first: SolvedPuzzle, store: SessionStore) {
  const [latest, setMade] = useState<Made>();
  const [work, setWork] = useState<Pick<NextMaker, "part" | "problem">>({});
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  const made = latest?.first === first.play ? latest : undefined;
  const { number, harder } = made ?? { number: 1, harder: 0 };

  const make = async (by: number) => {
    making.current?.abort();
    const mine = (making.current = new AbortController());
    const which = { number: number + 1, harder: harder + by };
    const known = first.play.impossible === undefined && first.play.lastStep > 0;
    const moves = known ? first.play.lastStep : store.state.play.lastStep;
    const report = (part: number) => mine.signal.aborted || setWork({ part });
    report(0);
    try {
      const next = await makeNext(first, which, moves, report, mine.signal);
      if (mine.signal.aborted) return;
      setMade({ ...next, ...which, first: first.play });
      setWork({});
    } catch (error) {
      setWork(mine.signal.aborted ? {} : { problem: describeObstacle(error, {}) });
    }
  };
  const cancel = () => making.current?.abort();
  const { cells, play } = made ?? first;
  return {
    shown: useMemo(() => ({ cells, play, number }), [cells, play, number]),
    next: hasNext(first.play) ? { make: (by: number) => void make(by), cancel, ...work } : undefined,
    /** Undefined while the first one is shown. */
    back: made && (() => setMade(undefined)),
  };
}

/** Opens a puzzle in a session. A next one is at its start, so that nothing of its solution is shown. */
export function openIn(
  store: SessionStore,
  { play, number }: { play: SolvedPuzzle["play"]; number: number },
) {
  if (store.state.solution === play) return;
  store.dispatch({ type: "open", solution: play });
  if (number > 1 && stateShown(store.state) !== undefined) store.dispatch({ type: "start" });
}
