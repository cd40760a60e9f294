import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  type ReactNode,
  useEffect,
  useState,
  type RefObject,
} from "react";
import {
  Caption1Strong,
  makeStyles,
  mergeClasses,
  Spinner,
  tokens,
  Caption1,
} from "@fluentui/react-components";
import { i18n } from "../language";
import type { Play } from "../playing/play";
import type { Drawing } from "../drawing/drawing";
import { GoalSign } from "./ending/GoalSign";
import { useEnding } from "./ending/use-ending";
import { lettersOf, usesArrows, walksSpots } from "./hand/keys";
import { SpotMarks } from "./hand/SpotMarks";
import { PictureMenu, type PictureSource } from "./PictureMenu";
import { stepOf } from "./player/player";
import { StepSpots } from "./player/StepSpots";
import { isAtGoal } from "./session/session";
import { useSession, useStore } from "./session/session-store";
import type { SolidHandle } from "../drawing/solids/SolidPicture";

const useTappedTitleStyles = makeStyles({
  title: {
    position: "absolute",
    top: 0,
    left: 0,
    right: 0,
    width: "fit-content",
    maxWidth: "100%",
    boxSizing: "border-box",
    margin: "0 auto",
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    overflowWrap: "anywhere",
    pointerEvents: "none",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

interface TappedTitleProps {
  /** The element around the drawing. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Shows the whole name of what a finger or pen taps in a flat drawing, until the next tap. A mouse shows it by resting there. */
function TappedTitle({ place }: TappedTitleProps) {
  const styles = useTappedTitleStyles();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const element = place.current!;
    const page = element.ownerDocument;
    const ending = new AbortController();
    const tapped = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== "mouse") setTitle(titleAt(element, clientX, clientY));
    };
    // Before the drawing hears of it: what is said of a tap may scroll the page.
    page.addEventListener("pointerup", tapped, { capture: true, signal: ending.signal });
    return () => ending.abort();
  }, [place]);
  if (title === undefined) return null;
  return (
    <Caption1 className={styles.title} role="status">
      {title}
    </Caption1>
  );
}

/** The title of the foremost titled part of a drawing at a point of the window. */
function titleAt(drawing: HTMLElement, x: number, y: number): string | undefined {
  for (const part of drawing.ownerDocument.elementsFromPoint(x, y)) {
    const title = drawing.contains(part) && part.closest("text, circle")?.querySelector(":scope > title");
    if (title) return title.textContent;
  }
  return undefined;
}

const SolidPicture = lazy(() => import(/* webpackChunkName: "solids" */ "../drawing/solids/SolidPicture"));

const useStyles = makeStyles({
  frame: { margin: 0, minWidth: 0, display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between" },
  picture: {
    "& > div > svg": {
      display: "block",
      width: "100%",
      height: "auto",
      maxHeight: "max(320px, calc(100vh - 360px))",
    },
  },
  flat: {
    position: "relative",
    userSelect: "none",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
  },
  solid: { position: "relative" },
  /** Pieces that are where they belong, or what has reached the goal, settle there. What a transform places would not stay in its place. */
  settling: {
    "@media (prefers-reduced-motion: no-preference)": {
      "& [data-ended] :is(:is([data-part^=piece-], [data-part^=token-], [data-part=cat]) > *, [data-part=marker]:not([transform]))":
        {
          transformBox: "fill-box",
          transformOrigin: "center",
          animationName: { "40%": { scale: "0.86" }, "75%": { scale: "1.05" } },
          animationDuration: "700ms",
        },
    },
  },
  /** As large as the window allows. */
  large: {
    flexGrow: 1,
    display: "flex",
    "& > div": { flexGrow: 1, minWidth: 0, minHeight: "180px", display: "flex", position: "relative" },
    "& > div > svg": { position: "absolute", inset: 0, height: "100%", maxHeight: "none" },
  },
});

/** A puzzle that was sent is on a page without Office, and only to be played. */
const IN_OFFICE = typeof Office !== "undefined";

interface DrawingFrameProps {
  readonly drawing: Drawing;
  /** In the larger window it fills its place, and cannot be put into the sheet. */
  readonly large: boolean;
}

/** A drawing with its title, its text alternative and its actions. */
export const DrawingFrame = memo(function DrawingFrame({ drawing, large }: DrawingFrameProps) {
  const store = useStore();
  const play = useSession((session) => session.play);
  const game = play.byHand?.game;
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const solid = useRef<SolidHandle>(null);
  const source = useMemo<PictureSource>(
    () => ({
      svg: () => (drawing.form === "flat" ? place.current?.querySelector("svg") : undefined) ?? undefined,
      solid: () => solid.current?.picture(),
    }),
    [drawing],
  );
  const clicks = game && store.spots;
  const letters = useMemo(() => (game ? lettersOf(game).letters : []), [game]);
  const fileName = useCallback(
    () => `${play.prefix}-${drawing.id}-step-${stepOf(store.state)}`.toLowerCase(),
    [play, drawing, store],
  );
  return (
    <figure className={styles.frame} data-drawing={drawing.id}>
      <figcaption className={styles.head}>
        <Caption1Strong>{i18n._(drawing.title)}</Caption1Strong>
        {IN_OFFICE && <PictureMenu {...{ drawing, play, source, fileName }} inSheet={!large} />}
      </figcaption>
      <div ref={place} className={mergeClasses(styles.picture, styles.settling, large && styles.large)}>
        <AtStep drawing={drawing}>
          {drawing.form === "flat" ? (
            <Moving>{(play, position) => <drawing.Picture play={play} position={position} />}</Moving>
          ) : (
            <Suspense fallback={<Spinner label={i18n.t("Loading the solid drawing …")} />}>
              <Ending>
                {(ended) => (
                  <Moving>
                    {(play, position) => (
                      <SolidPicture
                        ref={solid}
                        {...{ drawing, play, position, ended, large, clicks, letters }}
                      />
                    )}
                  </Moving>
                )}
              </Ending>
            </Suspense>
          )}
          {game && drawing.form === "flat" && <SpotMarks place={place} />}
          <GoalSign />
          {drawing.form === "flat" && <TappedTitle place={place} />}
          {play.stepOfSpot && <StepSpots place={place} stepOfSpot={play.stepOfSpot} />}
        </AtStep>
      </div>
    </figure>
  );
});

/** How much of the ending is shown, once the goal has been reached. */
function Ending({ children }: { readonly children: (ended: number) => ReactNode }) {
  return children(useEnding(useSession(isAtGoal)));
}

interface AtStepProps extends Pick<DrawingFrameProps, "drawing"> {
  readonly children: ReactNode;
}

/** Announces the current step. A flat drawing is named here. A solid one, which can be turned, has its own name. */
function AtStep({ drawing, children }: AtStepProps) {
  const styles = useStyles();
  const play = useSession((session) => session.play);
  const step = useSession(stepOf);
  const isAtRest = useSession(({ position, goal }) => position === goal);
  const label = `${i18n._(drawing.title)}: ${drawing.describe(play, step)}`;
  const game = play.byHand?.game;
  const takesKeys = game !== undefined && (usesArrows(game) || walksSpots(game));
  const named =
    drawing.form === "flat"
      ? { role: "img", "aria-label": label, className: styles.flat, ...(takesKeys && { tabIndex: 0 }) }
      : { className: styles.solid };
  const isEnded = useSession(isAtGoal);
  return (
    <div {...named} data-step={isAtRest ? step : undefined} data-ended={isEnded ? "" : undefined}>
      {children}
    </div>
  );
}

interface MovingProps {
  readonly children: (play: Play, position: number) => ReactNode;
}

/** The only part that is re-rendered on each frame. */
function Moving({ children }: MovingProps) {
  return children(
    useSession(({ play }) => play),
    useSession(({ position }) => position),
  );
}
