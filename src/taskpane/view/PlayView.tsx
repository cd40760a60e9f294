import { useCallback, type KeyboardEvent } from "react";
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Play } from "../../playing/play";
import { Player } from "./player/Player";
import type { PlayerStore } from "./player/player-store";
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
  readonly play: Play;
  readonly player: PlayerStore;
  /** Its title, if it has its own window. */
  readonly title?: string;
}

/** The drawings and the player; arrow keys, Home, End and the space bar work anywhere in it. */
export function PlayView({ play, player, title }: PlayViewProps) {
  const styles = useStyles();
  const large = title !== undefined;
  const press = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const action = actionOfKey(event.key, event.target as Element);
      if (!action) return;
      event.preventDefault();
      player.dispatch(action);
    },
    [player],
  );
  return (
    <div
      className={mergeClasses(styles.view, large && styles.large)}
      role="group"
      aria-label={i18n.t("Puzzle: arrow keys step, the space bar plays")}
      tabIndex={0}
      onKeyDown={press}
    >
      <Stage key={play.kind} {...{ play, player, title }} />
      <div className={mergeClasses(large && styles.always)}>
        <Player play={play} player={player} large={large} />
      </div>
    </div>
  );
}
