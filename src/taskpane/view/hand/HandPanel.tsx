import { useMemo } from "react";
import { makeStyles, Text, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { stateAfter } from "../../../playing/by-hand";
import type { Game } from "../../../playing/play";
import { stepAskedFor } from "../player/player";
import { usePlayer, type PlayerStore } from "../player/player-store";
import { SolvingProgress } from "../SolvingProgress";
import { countInWords, solutionInWords } from "./count";
import { HandActions } from "./HandActions";
import { useHand, type HandState, type HandStore } from "./hand-store";
import { usesKeys } from "./keys";
import type { Known } from "./known-ways";
import { MoveButtons } from "./MoveButtons";

const useStyles = makeStyles({
  panel: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS, flexBasis: "100%" },
  /** Room for a line, so that the buttons stay where they are when something is said. */
  said: { minHeight: "1.45em", textAlign: "center" },
  count: { margin: 0, textAlign: "center", fontVariantNumeric: "tabular-nums" },
});

interface HandPanelProps {
  readonly hand: HandStore;
  readonly player: PlayerStore;
  readonly game: Game;
}

/** Playing by hand: the legal moves, what helps, and how far one is. */
export function HandPanel({ hand, player, game }: HandPanelProps) {
  const styles = useStyles();
  const shown = useHand(hand);
  const { play, line, hint, part } = shown;
  const step = usePlayer(player, (state) => Math.min(stepAskedFor(state), play.lastStep));
  const state = stateAfter(play.byHand!, step);
  const moves = useMemo(() => game.moves(state), [game, state]);
  const hasKeys = useMemo(() => usesKeys(game), [game]);
  const isSolved = game.isSolved(state);
  const best = hand.known(game.start);
  const count =
    line.isOwn || !isWay(best) ? countInWords({ made: step, isSolved, best }) : solutionInWords(best);
  const isDeadEnd = moves.length === 0 && !isSolved;
  return (
    <div className={styles.panel}>
      {!(line.isOwn && isSolved) && (
        <Text as="p" block size={200} className={styles.count}>
          {count}
        </Text>
      )}
      <Said shown={shown} solved={line.isOwn && isSolved ? count : undefined} isDeadEnd={isDeadEnd} />
      {part !== undefined && <SolvingProgress part={part} onCancel={() => hand.cancel()} />}
      <MoveButtons {...{ hand, moves, hint, hasKeys }} />
      <HandActions {...{ hand, line, step, isSolved }} />
    </div>
  );
}

const isWay = (known: Known | undefined) => known !== undefined && "left" in known;

interface SaidProps {
  readonly shown: HandState;
  /** The counter of a puzzle that has been solved by hand. */
  readonly solved: string | undefined;
  readonly isDeadEnd: boolean;
}

/** What is read aloud as soon as it is said. */
function Said({ shown: { notice, hint }, solved, isDeadEnd }: SaidProps) {
  const styles = useStyles();
  return (
    <div className={styles.said} role="status">
      {notice ? (
        <span key={notice.number}>{notice.text}</span>
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
