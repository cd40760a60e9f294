import { useEffect, useMemo, useRef } from "react";
import { makeStyles, mergeClasses, Text, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { stateAfter } from "../../playing/by-hand";
import { stepAskedFor } from "../player/player";
import { isOwn, stateShown } from "../session/session";
import { useSession, useStore } from "../session/session-store";
import { SolvingProgress } from "../SolvingProgress";
import { attemptInWords } from "../ending/in-words";
import { NextOne } from "../next/NextOne";
import { countInWords, hintInWords, solutionInWords } from "./count";
import { HandActions } from "./HandActions";
import type { Known } from "./known-ways";
import { MoveButtons } from "./MoveButtons";
import { ScrambleRow } from "./ScrambleRow";

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
