import { useLayoutEffect, useRef } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Move } from "../../playing/move";
import { useSession, useStore } from "../session/session-store";

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
});

interface MoveButtonsProps {
  readonly moves: readonly Move[];
  /** Whether arrow keys make moves here and in the drawing. */
  readonly hasKeys: boolean;
}

/** A button for each legal move. When a move takes its own button away, the focus stays in the group. */
export function MoveButtons({ moves, hasKeys }: MoveButtonsProps) {
  const styles = useStyles();
  const { dispatch } = useStore();
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
      aria-label={hasKeys ? i18n.t("Moves: here and in the drawing, arrow keys make them") : i18n.t("Moves")}
      tabIndex={-1}
      data-moves={hasKeys ? "keys" : ""}
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
