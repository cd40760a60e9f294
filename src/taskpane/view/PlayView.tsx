import { useCallback, type KeyboardEvent } from "react";
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Message } from "../Message";
import { HandPanel } from "./hand/HandPanel";
import { isMoveKey, TAKES_MOVE_KEYS, usesKeys } from "./hand/keys";
import { Player } from "./player/Player";
import { useSession, useStore } from "./session/session-store";
import { Stage } from "./Stage";
import type { PlayerAction } from "./player/player";

const KEYS: Readonly<Record<string, PlayerAction>> = {
  ArrowRight: { type: "step" },
  ArrowLeft: { type: "back" },
  Home: { type: "first" },
  End: { type: "last" },
  " ": { type: "toggle" },
};

/** Controls that use the key themselves. */
const OWN_KEYS = "input:not([type=range]), select, textarea, [role=tablist], [role=menu], [role=radiogroup]";
/** What the space bar activates, and what arrows, Home and End move. */
const PRESSED = "button, a, [role=menuitem]";
const MOVED = "input[type=range]";

/** What a key does to the player, unless the focused control uses it. */
function actionOfKey(key: string, on: Element): PlayerAction | undefined {
  if (!Object.hasOwn(KEYS, key) || on.closest(OWN_KEYS)) return undefined;
  return on.closest(key === " " ? PRESSED : MOVED) ? undefined : KEYS[key];
}

/** Undo and redo by the keys that are usual for them. */
function lineActionOf({ key, shiftKey }: KeyboardEvent): "undo" | "redo" | undefined {
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" ? "redo" : undefined;
}

const useStyles = makeStyles({
  view: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
  large: { flexGrow: 1 },
  always: {
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    paddingBottom: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    // In a low window the drawings get all of the height.
    "@media (max-height: 480px)": { position: "static" },
  },
});

interface PlayViewProps {
  /** Its title, if it has its own window. */
  readonly title?: string;
}

/**
 * The drawings, the player and what plays by hand. Arrow keys, Home, End, the space bar, undo and redo work anywhere in it; in a drawing and
 * at the buttons of moves, arrow keys make moves if the puzzle has such.
 */
export function PlayView({ title }: PlayViewProps) {
  const styles = useStyles();
  const { dispatch } = useStore();
  const { impossible } = useSession(({ solution }) => solution);
  const { kind, byHand } = useSession(({ play }) => play);
  const game = byHand?.game;
  const large = title !== undefined;
  const press = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const on = event.target as Element;
      if (event.ctrlKey || event.metaKey) {
        const action = on.closest(OWN_KEYS) ? undefined : lineActionOf(event);
        if (!action || !game) return;
        event.preventDefault();
        dispatch({ type: action });
        return;
      }
      if (game && isMoveKey(event.key) && on.closest(TAKES_MOVE_KEYS) && usesKeys(game)) {
        event.preventDefault();
        dispatch({ type: "press", key: event.key });
        return;
      }
      const action = actionOfKey(event.key, on);
      if (!action) return;
      event.preventDefault();
      dispatch(action);
    },
    [dispatch, game],
  );
  return (
    <div
      className={mergeClasses(styles.view, large && styles.large)}
      role="group"
      aria-label={i18n.t("Puzzle: arrow keys step, the space bar plays")}
      tabIndex={0}
      onKeyDown={press}
    >
      {impossible !== undefined && <Message intent="warning">{impossible}</Message>}
      <Stage key={kind} title={title} />
      <div className={mergeClasses(large && styles.always)}>
        <Player large={large}>{game && <HandPanel large={large} />}</Player>
      </div>
    </div>
  );
}
