import { useEffect, useMemo, useRef } from "react";
import { makeStyles, mergeClasses, Text, tokens, Button } from "@fluentui/react-components";
import { i18n } from "../../language";
import { stateAfter } from "../../playing/by-hand";
import { stepAskedFor } from "../player/player";
import { isOwn, canRedo, canUndo } from "../session/session";
import { useSession, useStore } from "../session/session-store";
import { SolvingProgress } from "../SolvingProgress";
import { usesKeys } from "./keys";
import type { Known } from "./known-ways";
import { MoveButtons } from "./MoveButtons";

/** How many moves were made, and how many are needed at least. */
interface Count {
  readonly made: number;
  readonly isSolved: boolean;
  /** What is known of the start. */
  readonly best: Known | undefined;
}

/** The counter: “7 moves; 19 are the fewest”. */
export function countInWords({ made, isSolved, best }: Count): string {
  const fewest = best && "left" in best ? best : undefined;
  if (isSolved) return solvedInWords(made, fewest);
  if (!fewest) return i18n.t("{made, plural, one {# move} other {# moves}}", { made });
  const count = { made, fewest: fewest.left };
  return fewest.isShortest
    ? i18n.t(
        "{made, plural, one {# move} other {# moves}}; {fewest, plural, one {# is} other {# are}} the fewest",
        count,
      )
    : i18n.t(
        "{made, plural, one {# move} other {# moves}}; a solution in {fewest, plural, one {# move} other {# moves}} is known",
        count,
      );
}

function solvedInWords(made: number, fewest: { left: number; isShortest: boolean } | undefined): string {
  if (made === 0) return i18n.t("Solved from the start.");
  if (fewest && made > fewest.left) {
    const count = { made, fewest: fewest.left };
    return fewest.isShortest
      ? i18n.t(
          "Solved in {made, plural, one {# move} other {# moves}}; {fewest, plural, one {# is} other {# are}} the fewest.",
          count,
        )
      : i18n.t(
          "Solved in {made, plural, one {# move} other {# moves}}; a solution in {fewest, plural, one {# move} other {# moves}} is known.",
          count,
        );
  }
  return fewest?.isShortest
    ? i18n.t("Solved in {made, plural, one {# move} other {# moves}}, the fewest possible.", { made })
    : i18n.t("Solved in {made, plural, one {# move} other {# moves}}; no shorter solution is known.", {
        made,
      });
}

/** What is said of the solution while it is shown. */
export function solutionInWords({ left, isShortest }: { left: number; isShortest: boolean }): string {
  return isShortest
    ? i18n.t("Solution: {left, plural, one {# move} other {# moves}}, the fewest possible", { left })
    : i18n.t("Solution: {left, plural, one {# move} other {# moves}}; there may be a shorter one", { left });
}

const useHandActionsStyles = makeStyles({
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
  const styles = useHandActionsStyles();
  const store = useStore();
  const { dispatch } = store;
  const [own, undoes, redoes] = [useSession(isOwn), useSession(canUndo), useSession(canRedo)];
  const step = useSession(stepAskedFor);
  const solution = useSession((session) => session.solution);
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
  return (
    <div className={styles.actions} role="group" aria-label={i18n.t("Playing by hand")}>
      {action(i18n.t("Undo"), undoes, () => dispatch({ type: "undo" }))}
      {action(i18n.t("Redo"), redoes, () => dispatch({ type: "redo" }))}
      {action(i18n.t("Hint"), !isSolved, () => void store.hint())}
      {action(i18n.t("Solve from here"), !isSolved, () => void store.solveOn())}
      {action(i18n.t("Start again"), !own || step > 0, () => dispatch({ type: "start" }))}
      {own &&
        solution.lastStep > 0 &&
        action(i18n.t("Show the solution"), true, () => dispatch({ type: "solution" }))}
    </div>
  );
}

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
  const hasKeys = useMemo(() => usesKeys(game), [game]);
  const isSolved = game.isSolved(state);
  const best = store.known(game.start);
  const count = own || !isWay(best) ? countInWords({ made: step, isSolved, best }) : solutionInWords(best);
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
      {part !== undefined && <SolvingProgress part={part} onCancel={() => store.cancel()} />}
      <MoveButtons moves={moves} hasKeys={hasKeys} />
      <HandActions isSolved={isSolved} />
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
  const notices = useSession((session) => session.notices);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice || hint) said.current!.scrollIntoView({ block: "nearest" });
  }, [notices, notice, hint]);
  return (
    <div ref={said} className={styles.said} role="status">
      {notice ? (
        <span key={notices}>{notice}</span>
      ) : hint ? (
        <span>{i18n.t("Hint: {move}", { move: hint.label })}</span>
      ) : solved ? (
        <Text weight="semibold">{solved}</Text>
      ) : (
        isDeadEnd && <span>{i18n.t("No move goes on from here. Take some back, or start again.")}</span>
      )}
    </div>
  );
}
