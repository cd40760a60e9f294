import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from "react";
import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { Play } from "../../../playing";
import type { Pose, SolidDrawing } from "../drawing";
import { EYE_KEYS, eyeMoveOf } from "./eye-keys";
import { Stage } from "./stage";

/** More pixels than these for each of the page's cost time and are hardly seen. */
const MOST_PIXELS = 1.5;

const PROBLEMS = {
  missing: "This browser does not draw in three dimensions.",
  lost: "The picture is lost for a moment, as the graphics processor is busy.",
} as const;

const useStyles = makeStyles({
  picture: { display: "flex", flexDirection: "column", minWidth: 0 },
  place: {
    position: "relative",
    width: "100%",
    aspectRatio: "4 / 3",
    maxHeight: "70vh",
    overflow: "hidden",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
    "& > canvas": { position: "absolute", inset: 0, width: "100%", height: "100%", display: "block" },
  },
  nothing: { display: "none" },
  below: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  reset: { flexShrink: 0 },
});

/** What whoever shows a solid drawing may ask of it. */
export interface SolidHandle {
  /** The picture that is shown, as the address of a PNG; undefined where there is none. */
  picture(): string | undefined;
}

interface SolidPictureProps {
  readonly drawing: SolidDrawing;
  readonly play: Play;
  readonly position: number;
  readonly ref?: Ref<SolidHandle>;
}

/** A solid drawing, seen from all sides. Only this component and its neighbours in this folder load three.js. */
export default function SolidPicture({ drawing, play, position, ref }: SolidPictureProps) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const shown = useRef(position);
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();
  const keysId = useId();
  const atRest = Number.isInteger(position);
  const words = drawing.describe(play, Math.round(position));

  useEffect(() => {
    const around = place.current!;
    const canvas = around.ownerDocument.createElement("canvas");
    around.prepend(canvas);
    const made = Stage.on(canvas, drawing, play);
    stage.current = made;
    setProblem(made ? undefined : "missing");
    if (!made) return () => canvas.remove();

    const fit = () => {
      const pixelRatio = Math.min(window.devicePixelRatio, MOST_PIXELS);
      made.resize(around.clientWidth, around.clientHeight, pixelRatio);
    };
    const lose = (event: Event) => {
      event.preventDefault();
      setProblem("lost");
    };
    const regain = () => setProblem(undefined);
    canvas.addEventListener("webglcontextlost", lose);
    canvas.addEventListener("webglcontextrestored", regain);
    fit();
    made.show(shown.current);
    const size = new ResizeObserver(fit);
    size.observe(around);
    return () => {
      size.disconnect();
      canvas.removeEventListener("webglcontextlost", lose);
      canvas.removeEventListener("webglcontextrestored", regain);
      stage.current = undefined;
      made.dispose();
      canvas.remove();
    };
  }, [drawing, play]);

  useLayoutEffect(() => {
    shown.current = position;
    stage.current?.show(position);
  }, [position]);

  useEffect(() => zoomOnlyWithControl(place.current!), []);
  useImperativeHandle(ref, () => ({ picture: () => stage.current?.picture() }), []);

  const moveEye = (event: KeyboardEvent) => {
    const move = eyeMoveOf(event);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    stage.current?.moveEye(move);
  };

  return (
    <div className={styles.picture}>
      <div
        ref={place}
        className={mergeClasses(styles.place, problem === "missing" && styles.nothing)}
        role="img"
        aria-label={words}
        aria-describedby={keysId}
        tabIndex={0}
        onKeyDown={moveEye}
        data-drawing={drawing.id}
        data-poses={atRest ? posesAsText(drawing.poses(play, position)) : undefined}
      />
      {problem && (
        <p role="status">
          {PROBLEMS[problem]} {words}
        </p>
      )}
      <div className={styles.below}>
        <span id={keysId}>{EYE_KEYS}</span>
        <Button
          className={styles.reset}
          size="small"
          appearance="subtle"
          onClick={() => stage.current?.moveEye("reset")}
        >
          Reset view
        </Button>
      </div>
    </div>
  );
}

/** The wheel scrolls the page; with the control key, as when two fingers zoom on a touchpad, it zooms the drawing. */
function zoomOnlyWithControl(around: HTMLElement): () => void {
  const leaveToPage = (event: WheelEvent) => {
    if (!event.ctrlKey) event.stopPropagation();
  };
  around.addEventListener("wheel", leaveToPage, { capture: true });
  return () => around.removeEventListener("wheel", leaveToPage, { capture: true });
}

/** The poses in numbers of three places, for those who look at the page from outside. */
function posesAsText(poses: readonly Pose[]): string {
  const rounded = (_key: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 + 0 : value;
  return JSON.stringify(poses, rounded);
}
