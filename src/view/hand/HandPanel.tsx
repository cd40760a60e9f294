import { useEffect, useMemo, useRef, useId, useState } from "react";
import { makeStyles, mergeClasses, Text, tokens, Button, Input } from "@fluentui/react-components";
import { i18n } from "../../language";
import { stateAfter } from "../../playing/by-hand";
import { stepAskedFor } from "../player/player";
import { isOwn, stateShown, canRedo, canUndo } from "../session/session";
import { useSession, useStore } from "../session/session-store";
import { SolvingProgress } from "../SolvingProgress";
import { attemptInWords } from "../ending/in-words";
import { NextOne } from "../next/NextOne";
import { countInWords, hintInWords, solutionInWords } from "./count";
import type { Known } from "./known-ways";
import { MoveButtons } from "./MoveButtons";
import { canScramble, MOST_SCRAMBLE_MOVES } from "../../playing/scrambled";
import { randomSeed } from "../../steps/random";

const useStyles = makeStyles({
  panel: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  /** In one row, as far as it fits. */
  large: {
    flexBasis: "100%",
    flexDirection: "row",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: tokens.spacingHorizontalL,
  },
  /** Room for a line, so that the buttons stay where they are when something is said. */
  said: { minHeight: "1.45em", textAlign: "center" },
  count: { margin: 0, textAlign: "center", fontVariantNumeric: "tabular-nums" },
});

interface HandPanelProps {
  /** For a window that fits everything side by side. */
  readonly large: boolean;
}

/** Playing by hand: the legal moves, what helps, and how far one is. */
export function HandPanel({ large }: HandPanelProps) {
  const styles = useStyles();
  const store = useStore();
  const byHand = useSession(({ play }) => play.byHand!);
  const own = useSession(isOwn);
  const { part } = useSession(({ here }) => here);
  const step = useSession(stepAskedFor);
  const { game } = byHand;
  const state = stateAfter(byHand, step);
  const moves = useMemo(() => game.moves(state), [game, state]);
  const isSolved = game.isSolved(state);
  const origin = useSession((session) => session.origin);
  const best = store.known(stateAfter(byHand, origin.step));
  const made = step - origin.step;
  const count = own || !isWay(best) ? countInWords({ made, isSolved, best, origin }) : solutionInWords(best);
  // At the start there is nothing to take back, and why nothing can be moved is said above.
  const isDeadEnd = moves.length === 0 && !isSolved && step > 0;
  return (
    <div className={mergeClasses(styles.panel, large && styles.large)}>
      {!(own && isSolved) && (
        <Text as="p" block size={200} className={styles.count}>
          {count}
        </Text>
      )}
      <Said solved={own && isSolved ? count : undefined} isDeadEnd={isDeadEnd} />
      {own && isSolved && <NextOne />}
      {part !== undefined && <SolvingProgress part={part} onCancel={() => store.cancel()} />}
      <HandActions isSolved={isSolved} />
      <MoveButtons moves={moves} />
      <ScrambleRow />
    </div>
  );
}

const isWay = (known: Known | undefined) => known !== undefined && "left" in known;

interface SaidProps {
  /** The counter of a puzzle that has been solved by hand. */
  readonly solved: string | undefined;
  readonly isDeadEnd: boolean;
}

/** What is read aloud as soon as it is said, and scrolled to if it is out of sight. */
function Said({ solved, isDeadEnd }: SaidProps) {
  const styles = useStyles();
  const { notice, hint } = useSession(({ here }) => here);
  const state = useSession(stateShown)!;
  const store = useStore();
  const notices = useSession((session) => session.notices);
  const time = useSession(({ attempt, play }) => attemptInWords(attempt, play.lastStep));
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice || hint) said.current!.scrollIntoView({ block: "nearest" });
  }, [notices, notice, hint]);
  return (
    <div ref={said} className={styles.said} role="status">
      {notice ? (
        <span key={notices}>{notice}</span>
      ) : hint ? (
        <span>{hintInWords(hint.label, store.known(state))}</span>
      ) : solved ? (
        <>
          <Text weight="semibold">{solved}</Text> {time !== undefined && <Text block>{time}</Text>}
        </>
      ) : (
        isDeadEnd && <span>{i18n.t("No move goes on from here. Take some back, or start again.")}</span>
      )}
    </div>
  );
}

const useActionStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: tokens.spacingHorizontalXXS,
  },
  action: { minWidth: 0, paddingLeft: tokens.spacingHorizontalS, paddingRight: tokens.spacingHorizontalS },
});

/** What helps to go on: undo and redo, a hint, the rest of the solution, and both ends. */
function HandActions({ isSolved }: { readonly isSolved: boolean }) {
  const styles = useActionStyles();
  const store = useStore();
  const { dispatch } = store;
  const [own, undoes, redoes] = [useSession(isOwn), useSession(canUndo), useSession(canRedo)];
  const step = useSession(stepAskedFor);
  const solution = useSession((session) => session.solution);
  const isScrambled = useSession(({ origin }) => origin.scramble !== undefined);
  const action = (title: string, isPossible: boolean, run: () => void) => (
    <Button
      className={styles.action}
      size="small"
      appearance="subtle"
      disabledFocusable={!isPossible}
      onClick={run}
    >
      {title}
    </Button>
  );
  const leaveScramble = () => {
    dispatch({ type: "solution" });
    dispatch({ type: "start" });
  };
  return (
    <div className={styles.actions} role="group" aria-label={i18n.t("Playing by hand")}>
      {action(i18n.t("Undo"), undoes, () => dispatch({ type: "undo" }))}
      {action(i18n.t("Redo"), redoes, () => dispatch({ type: "redo" }))}
      {action(i18n.t("Hint"), !isSolved, () => void store.hint())}
      {action(i18n.t("Solve from here"), !isSolved, () => void store.solveOn())}
      {action(i18n.t("Start again"), !own || step > 0, () => dispatch({ type: "start" }))}
      {isScrambled && action(i18n.t("Leave the scramble"), true, leaveScramble)}
      {own &&
        !isScrambled &&
        solution.lastStep > 0 &&
        action(i18n.t("Show the solution"), true, () => dispatch({ type: "solution" }))}
    </div>
  );
}

const useScrambleStyles = makeStyles({
  row: { display: "flex", alignItems: "center", justifyContent: "center", gap: tokens.spacingHorizontalXS },
  moves: { width: "64px", "& > input": { minWidth: 0 } },
});

/** So many moves can be undone by thinking. */
const USUAL_MOVES = 5;

/** The moves that were typed, as a number within the limits. */
function movesIn(typed: string): number {
  const moves = Math.round(Number(typed)) || USUAL_MOVES;
  return Math.min(Math.max(moves, 1), MOST_SCRAMBLE_MOVES);
}

/** Scrambles a puzzle that has a home, by a number of moves. */
function ScrambleRow() {
  const styles = useScrambleStyles();
  const { dispatch } = useStore();
  const game = useSession(({ solution }) => solution.byHand?.game);
  const scramble = useSession(({ origin }) => origin.scramble);
  const isPossible = useMemo(() => game !== undefined && canScramble(game), [game]);
  const [typed, setTyped] = useState(String(scramble?.moves ?? USUAL_MOVES));
  const id = useId();
  if (!isPossible) return null;
  const run = () => {
    const moves = movesIn(typed);
    setTyped(String(moves));
    dispatch({ type: "scramble", scramble: { moves, seed: randomSeed() } });
  };
  return (
    <div className={styles.row} role="group" aria-label={i18n.t("Scramble")}>
      <label htmlFor={id}>{i18n.t("Moves")}</label>
      <Input
        id={id}
        className={styles.moves}
        size="small"
        type="number"
        min={1}
        max={MOST_SCRAMBLE_MOVES}
        value={typed}
        onChange={(_event, data) => setTyped(data.value)}
      />
      <Button size="small" onClick={run}>
        {i18n.t("Scramble")}
      </Button>
    </div>
  );
}
