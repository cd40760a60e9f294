import { useLayoutEffect, useMemo, useRef } from "react";
import { Button, Caption1, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Move } from "../../playing/move";
import { useSession, useStore } from "../session/session-store";
import { lettersOf, shortcutOf, usesArrows, walksSpots } from "./keys";

const useStyles = makeStyles({
  moves: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: tokens.spacingHorizontalXS,
    // A state without moves leaves what is below in its place.
    minHeight: "24px",
    // Of very many moves some rows are seen, and the rest by scrolling.
    maxHeight: "25vh",
    overflowY: "auto",
    padding: "3px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  move: { minWidth: 0, fontWeight: tokens.fontWeightRegular },
  folded: { cursor: "pointer", textAlign: "center" },
  keys: { display: "block", textAlign: "center" },
});

/** The buttons of more moves than these are folded, if the drawing takes clicks for all of them. */
const MOST_UNFOLDED = 12;

interface MoveButtonsProps {
  readonly moves: readonly Move[];
}

/** The legal moves as buttons, and the letters that make them. Many buttons are folded where the drawing is clicked instead. */
export function MoveButtons({ moves }: MoveButtonsProps) {
  const styles = useStyles();
  const game = useSession(({ play }) => play.byHand!.game);
  const { letters, withShift } = useMemo(() => lettersOf(game), [game]);
  const walks = useMemo(() => walksSpots(game), [game]);
  const isFolded = moves.length > MOST_UNFOLDED && moves.every(({ spot }) => spot !== undefined);
  return (
    <>
      {isFolded ? (
        <details>
          <summary className={styles.folded}>{i18n.t("Moves as buttons")}</summary>
          <Buttons moves={moves} />
        </details>
      ) : (
        <Buttons moves={moves} />
      )}
      {letters.length > 0 && (
        <Caption1 className={styles.keys}>
          {withShift
            ? i18n.t("Keys: {letters}; with Shift the inverse", { letters: letters.join(" ") })
            : i18n.t("Keys: {letters}", { letters: letters.join(" ") })}
        </Caption1>
      )}
      {walks && (
        <Caption1 className={styles.keys}>
          {i18n.t("Keys in the drawing: arrow keys choose, Enter moves")}
        </Caption1>
      )}
    </>
  );
}

/** A button for each legal move. When a move takes its own button away, the focus stays in the group. */
function Buttons({ moves }: MoveButtonsProps) {
  const styles = useStyles();
  const { dispatch } = useStore();
  const game = useSession(({ play }) => play.byHand!.game);
  const hasArrows = useMemo(() => usesArrows(game), [game]);
  const { hint } = useSession(({ here }) => here);
  const point = (move?: Move) => dispatch({ type: "point", move });
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hadFocus.current && (!activeElement || activeElement === body)) group.current?.focus();
  }, [moves]);
  return (
    <div
      ref={group}
      className={styles.moves}
      role="group"
      aria-label={
        hasArrows ? i18n.t("Moves: here and in the drawing, arrow keys make them") : i18n.t("Moves")
      }
      tabIndex={-1}
      data-moves={hasArrows ? "arrows" : ""}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
    >
      {moves.map((move) => (
        <Button
          key={move.label}
          className={styles.move}
          size="small"
          appearance={move.label === hint?.label ? "primary" : "secondary"}
          aria-current={move.label === hint?.label ? "step" : undefined}
          aria-keyshortcuts={move.key && shortcutOf(move.key)}
          onClick={() => dispatch({ type: "move", move })}
          onPointerEnter={() => point(move)}
          onPointerLeave={() => point()}
          onFocus={() => point(move)}
          onBlur={() => point()}
        >
          {move.label}
        </Button>
      ))}
    </div>
  );
}
