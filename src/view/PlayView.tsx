import { useCallback, useEffect, memo, useState } from "react";
import { makeStyles, mergeClasses, tokens, Title3, Body1 } from "@fluentui/react-components";
import { i18n } from "../language";
import { Message } from "../components/useAction";
import { HandPanel } from "./hand/HandPanel";
import { isArrowKey, letterOf, lettersOf, TAKES_ARROWS, usesArrows } from "./hand/keys";
import { Player } from "./player/Player";
import { isOwn } from "./session/session";
import { useSession, useStore } from "./session/session-store";
import type { PlayerAction } from "./player/player";
import { Choice } from "../components/Choice";
import { drawingsOf } from "../puzzles";
import { DrawingFrame } from "./DrawingFrame";
import { usePaletteClass } from "./palette-theme";

const ALL = "";

const useStageStyles = makeStyles({
  stage: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  drawings: { display: "grid", gap: tokens.spacingVerticalM, gridTemplateColumns: "minmax(0, 1fr)" },
  large: { flexGrow: 1 },
  /** The title and the choice side by side, as vertical space is scarce. */
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.spacingHorizontalXXL },
  title: { margin: 0 },
  choice: { flex: "0 1 400px" },
  /** Two side by side if they fit, in rows of equal height. */
  sideBySide: {
    flexGrow: 1,
    gridAutoRows: "1fr",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(max(340px, 40%), 100%), 1fr))",
  },
});

interface StageProps {
  /** The title of its own window, in which the drawings fill the space side by side. */
  readonly title: string | undefined;
  readonly task: string | undefined;
}

/** The drawings of a puzzle, either one or all in step. */
const Stage = memo(function Stage({ title, task }: StageProps) {
  const styles = useStageStyles();
  const palette = usePaletteClass();
  const large = title !== undefined;
  const drawings = drawingsOf(useSession(({ play }) => play));
  const [chosen, setChosen] = useState<string>();
  const isOffered = chosen === ALL || drawings.some(({ id: offered }) => offered === chosen);
  const id = (isOffered ? chosen : undefined) ?? drawings[0]?.id ?? ALL;
  const shown = drawings.filter((drawing) => id === ALL || drawing.id === id);
  const choice = drawings.length > 1 && (
    <Choice
      label={i18n.t("Drawing")}
      className={mergeClasses(large && styles.choice)}
      options={[
        ...drawings.map((drawing) => [drawing.id, i18n._(drawing.title)] as const),
        [ALL, i18n.t("All together")],
      ]}
      value={id}
      onChoose={setChosen}
    />
  );
  return (
    <div className={mergeClasses(styles.stage, palette, large && styles.large)}>
      {large ? (
        <div className={styles.head}>
          <Title3 as="h1" className={styles.title}>
            {title}
          </Title3>
          {task !== undefined && <Body1>{task}</Body1>}
          {choice}
        </div>
      ) : (
        choice
      )}
      <div className={mergeClasses(styles.drawings, large && styles.sideBySide)}>
        {shown.map((drawing) => (
          <DrawingFrame key={drawing.id} {...{ drawing, large }} />
        ))}
      </div>
    </div>
  );
});

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

type KeyPress = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "target" | "defaultPrevented" | "preventDefault"
>;

/** Undo and redo by the keys that are usual for them. */
function lineActionOf({ key, shiftKey }: KeyPress): "undo" | "redo" | undefined {
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
  /** What is to be done, for somebody who has no sheet. Then the player is there once the solution is asked for. */
  readonly task?: string;
}

/**
 * The drawings, the player and what plays by hand. Arrow keys, Home, End, the space bar, undo and redo work anywhere in it. In a drawing
 * and at the buttons of moves, arrow keys make moves if the puzzle has any. Letters make moves anywhere in it. Moves without keys are chosen
 * in a flat drawing (`hand/use-spot-keys.ts`).
 */
export function PlayView({ title, task }: PlayViewProps) {
  const styles = useStyles();
  const { dispatch } = useStore();
  // Why the puzzle of the sheet has no solution is not said of one that is scrambled.
  const impossible = useSession(({ solution, origin }) =>
    origin.scramble ? undefined : solution.impossible,
  );
  const { prefix, byHand } = useSession(({ play }) => play);
  const game = byHand?.game;
  const large = title !== undefined;
  const isPlayedAlone = useSession(isOwn) && task !== undefined;
  const hand = game && <HandPanel large={large} />;
  const press = useCallback(
    (event: KeyPress) => {
      if (event.defaultPrevented || event.altKey) return;
      const on = event.target as Element;
      if (event.ctrlKey || event.metaKey) {
        const action = on.closest(OWN_KEYS) ? undefined : lineActionOf(event);
        if (!action || !game) return;
        event.preventDefault();
        dispatch({ type: action });
        return;
      }
      const takesArrows = on.closest(TAKES_ARROWS) || (isPlayedAlone && on === document.body);
      if (game && isArrowKey(event.key) && takesArrows && usesArrows(game)) {
        event.preventDefault();
        dispatch({ type: "press", key: event.key });
        return;
      }
      if (game && lettersOf(game).letters.includes(event.key.toUpperCase()) && !on.closest(OWN_KEYS)) {
        event.preventDefault();
        dispatch({ type: "press", key: letterOf(event) });
        return;
      }
      const action = actionOfKey(event.key, on);
      if (!action) return;
      event.preventDefault();
      dispatch(action);
    },
    [dispatch, game, isPlayedAlone],
  );
  useEffect(() => {
    if (!large) return undefined;
    // In a window of its own, keys work at once, before anything has the focus.
    const pressed = (event: KeyboardEvent) => event.target === document.body && press(event);
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [large, press]);
  return (
    <div
      className={mergeClasses(styles.view, large && styles.large)}
      role="group"
      aria-label={i18n.t("Puzzle: arrow keys step, the space bar plays")}
      tabIndex={0}
      onKeyDown={press}
    >
      {impossible !== undefined && <Message intent="warning">{impossible}</Message>}
      <Stage key={prefix} title={title} task={task} />
      <div className={mergeClasses(large && styles.always)}>
        {isPlayedAlone ? hand : <Player large={large}>{hand}</Player>}
      </div>
    </div>
  );
}
