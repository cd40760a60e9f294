import { useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from "react";
import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Play } from "../../playing/play";
import type { Pose, SolidDrawing } from "../drawing";
import { EYE_KEYS, eyeMoveOf } from "./eye-keys";
import type { EyeMove } from "./solid-scene";
import { useSolidClicks, type SpotClicks } from "./use-solid-clicks";
import { PROBLEMS, useSolidScene } from "./use-solid-scene";

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
  /** Whether it fills the available height. Otherwise its width and aspect determine it. */
  readonly large: boolean;
  /** What clicks on its spots do; a drag turns it. */
  readonly clicks?: SpotClicks | undefined;
  readonly ref?: Ref<SolidHandle>;
}

/** A solid drawing, viewable from all sides. Only this component and its neighbours in this folder load three.js. */
export default function SolidPicture(props: SolidPictureProps) {
  const { drawing, play, position, large, clicks, ref } = props;
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const { scene, problem } = useSolidScene(place, drawing, play, position);
  const keysId = useId();
  const words = drawing.describe(play, Math.round(position));

  useEffect(() => zoomOnlyWithControl(place.current!), []);
  useSolidClicks(place, clicks, (point) => {
    const hit = drawing.spotOf && scene.current?.hitAt(point);
    return hit && drawing.spotOf!(play, Math.round(position), hit);
  });
  useImperativeHandle(ref, () => ({ picture: () => scene.current?.picture(SAVED_WIDTH) }), [scene]);

  const moveEye = (event: KeyboardEvent) => {
    const move = eyeMoveOf(event);
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
        <span id={keysId}>{i18n._(EYE_KEYS)}</span>
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
