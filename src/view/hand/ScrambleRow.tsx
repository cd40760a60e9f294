import { useId, useMemo, useState } from "react";
import { Button, Input, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { canScramble, MOST_SCRAMBLE_MOVES } from "../../playing/scrambled";
import { randomSeed } from "../../steps/random";
import { useSession, useStore } from "../session/session-store";

const useStyles = makeStyles({
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
export function ScrambleRow() {
  const styles = useStyles();
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
