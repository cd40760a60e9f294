import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from "react";
import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Play } from "../../playing/play";
import type { Pose, SolidDrawing } from "../drawing";
import type { EyeMove } from "./solid-scene";
import { PROBLEMS, useSolidScene } from "./use-solid-scene";
import type { Spot } from "../../playing/move";
import type { PicturePoint } from "./hits";

/** What clicks on spots do. */
interface SpotClicks {
  click(spot: Spot): void;
  /** Whether a click there does something. */
  canClick(spot: Spot): boolean;
}

/** A press that moves farther than this, in pixels, is a drag. */
const MAX_CLICK_MOVE = 4;

/** Clicks on the spots of a solid drawing. The pointer tells where there are some. */
function useSolidClicks(
  place: RefObject<HTMLElement | null>,
  clicks: SpotClicks | undefined,
  spotAt: (point: PicturePoint) => Spot | undefined,
): void {
  const latest = useRef(spotAt);
  useEffect(() => {
    latest.current = spotAt;
  });
  useEffect(() => {
    if (!clicks) return undefined;
    const element = place.current!;
    const ending = new AbortController();
    const { signal } = ending;
    let pressed: PointerEvent | undefined;
    const isStill = ({ clientX, clientY }: PointerEvent, since: PointerEvent) =>
      Math.hypot(clientX - since.clientX, clientY - since.clientY) <= MAX_CLICK_MOVE;
    const press = (event: PointerEvent) => {
      pressed = event.isPrimary && event.button === 0 ? event : undefined;
    };
    const hover = (event: PointerEvent) => {
      if (event.buttons !== 0) return;
      const spot = latest.current(pointIn(element, event));
      element.style.cursor = spot !== undefined && clicks.canClick(spot) ? "pointer" : "";
    };
    const release = (event: PointerEvent) => {
      if (!pressed || event.pointerId !== pressed.pointerId || !isStill(event, pressed)) return;
      pressed = undefined;
      const spot = latest.current(pointIn(element, event));
      if (spot !== undefined) clicks.click(spot);
    };
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", hover, { signal });
    element.addEventListener("pointerup", release, { signal });
    return () => {
      ending.abort();
      element.style.cursor = "";
    };
  }, [place, clicks]);
}

/** Where an event is in the picture. */
function pointIn(element: HTMLElement, { clientX, clientY }: PointerEvent): PicturePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (2 * (clientX - left)) / width - 1, y: 1 - (2 * (clientY - top)) / height };
}

const WITH_SHIFT: Readonly<Record<string, EyeMove>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const ALONE: Readonly<Record<string, EyeMove>> = {
  a: "left",
  d: "right",
  w: "up",
  s: "down",
  "+": "nearer",
  "=": "nearer",
  "-": "farther",
  "0": "reset",
};

const EYE_KEYS = /*i18n*/ "Drag to turn it, or W, A, S, D; + and − zoom, 0 resets.";
/** If some of these letters make moves. */
const OTHER_EYE_KEYS = /*i18n*/ "Drag to turn it, or Shift with arrow keys; + and − zoom, 0 resets.";
const EYE_LETTERS = ["A", "D", "W", "S"];
const isLetter = (key: string) => EYE_LETTERS.includes(key.toUpperCase());

/** What a key does to the eye. Plain arrow keys belong to the player. */
function eyeMoveOf(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): EyeMove | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const table = event.shiftKey && key.startsWith("Arrow") ? WITH_SHIFT : ALONE;
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The width of saved pictures in pixels, enough for a printed page. */
const SAVED_WIDTH = 1280;

const useStyles = makeStyles({
  picture: { flexGrow: 1, display: "flex", flexDirection: "column", minWidth: 0 },
  place: {
    position: "relative",
    width: "100%",
    maxHeight: "70vh",
    overflow: "hidden",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
    "& > canvas": { position: "absolute", inset: 0, width: "100%", height: "100%", display: "block" },
  },
  large: { flexGrow: 1, maxHeight: "none" },
  nothing: { display: "none" },
  below: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  buttons: { display: "flex", flexShrink: 0 },
  button: { minWidth: "24px" },
});

/** What the component that shows a solid drawing may ask of it. */
export interface SolidHandle {
  /** The current picture as a PNG data URL; undefined if there is none. */
  picture(): string | undefined;
}

interface SolidPictureProps {
  readonly drawing: SolidDrawing;
  readonly play: Play;
  readonly position: number;
  /** How much of the ending at this position is shown, from 0 to 1. */
  readonly ended: number;
  /** Whether it fills the available height. Otherwise its width and aspect determine it. */
  readonly large: boolean;
  /** What clicks on its spots do; a drag turns it. */
  readonly clicks?: SpotClicks | undefined;
  /** The letters of keys that make moves, as capitals. */
  readonly letters?: readonly string[];
  readonly ref?: Ref<SolidHandle>;
}

/** A solid drawing, viewable from all sides. Only this component and its neighbours in this folder load three.js. */
export default function SolidPicture(props: SolidPictureProps) {
  const { drawing, play, position, ended, large, clicks, letters = [], ref } = props;
  const hasOwnLetters = !letters.some(isLetter);
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const { scene, problem } = useSolidScene(place, drawing, play, position, ended);
  const keysId = useId();
  const words = drawing.describe(play, Math.round(position));

  useEffect(() => zoomOnlyWithControl(place.current!), []);
  useSolidClicks(place, clicks, (point) => {
    const hit = drawing.spotOf && scene.current?.hitAt(point);
    return hit && drawing.spotOf!(play, Math.round(position), hit);
  });
  useImperativeHandle(ref, () => ({ picture: () => scene.current?.picture(SAVED_WIDTH) }), [scene]);

  const moveEye = (event: KeyboardEvent) => {
    const move = hasOwnLetters || !isLetter(event.key) ? eyeMoveOf(event) : undefined;
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    scene.current?.moveEye(move);
  };

  const button = (text: string, move: EyeMove, name?: string) => (
    <Button
      className={styles.button}
      size="small"
      appearance="subtle"
      {...(name && { "aria-label": name, title: name })}
      onClick={() => scene.current?.moveEye(move)}
    >
      {text}
    </Button>
  );

  return (
    <div className={styles.picture}>
      <div
        ref={place}
        className={mergeClasses(
          styles.place,
          large && styles.large,
          problem && problem !== "lost" && styles.nothing,
        )}
        style={large ? undefined : { aspectRatio: drawing.aspect }}
        role="img"
        aria-label={`${i18n._(drawing.title)}: ${words}`}
        aria-describedby={keysId}
        tabIndex={0}
        onKeyDown={moveEye}
        data-poses={Number.isInteger(position) ? posesAsText(drawing.poses(play, position)) : undefined}
      />
      {problem && (
        <p role="status">
          {i18n._(PROBLEMS[problem])} {words}
        </p>
      )}
      <div className={styles.below}>
        <span id={keysId}>{i18n._(hasOwnLetters ? EYE_KEYS : OTHER_EYE_KEYS)}</span>
        <div className={styles.buttons}>
          {button("−", "farther", i18n.t("Zoom out"))}
          {button("+", "nearer", i18n.t("Zoom in"))}
          {button(i18n.t("Reset view"), "reset")}
        </div>
      </div>
    </div>
  );
}

/** The wheel scrolls the page. With the control key, as in a pinch gesture on a touchpad, it zooms the drawing. */
function zoomOnlyWithControl(around: HTMLElement): () => void {
  const leaveToPage = (event: WheelEvent) => {
    if (!event.ctrlKey) event.stopPropagation();
  };
  around.addEventListener("wheel", leaveToPage, { capture: true });
  return () => around.removeEventListener("wheel", leaveToPage, { capture: true });
}

/** The poses as text with three decimals, for tests that inspect the page from outside. */
function posesAsText(poses: readonly Pose[]): string {
  const rounded = (_key: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 + 0 : value;
  return JSON.stringify(poses, rounded);
}
