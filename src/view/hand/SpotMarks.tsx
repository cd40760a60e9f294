import { useLayoutEffect, useRef, type RefObject } from "react";
import { makeStyles } from "@fluentui/react-components";
import { round } from "../../drawing/flat/flat-picture";
import { PALETTE } from "../../drawing/palette";
import type { Spot } from "../../playing/move";
import { stateAfter } from "../../playing/by-hand";
import { stepAskedFor } from "../player/player";
import { isAtGoal, spotFor } from "../session/session";
import { useSession, useStore } from "../session/session-store";
import { legalSpots, spotsOf } from "./clicks";
import { spotBoxes, type Box } from "./spot-boxes";
import { useSpotKeys } from "./use-spot-keys";
import { useSpotPointer } from "./use-spot-pointer";

const useStyles = makeStyles({
  layer: {
    position: "absolute",
    inset: 0,
    pointerEvents: "none",
    "& > svg": { display: "block", width: "100%", height: "100%", forcedColorAdjust: "none" },
  },
});

/** How a mark looks, in pixels: more of a line, rather than another colour alone, says more. */
const LOOKS = {
  legal: { width: 2, dashes: "5 4", shade: 0, color: PALETTE.jump },
  pointed: { width: 3, dashes: "", shade: 0.2, color: PALETTE.jump },
  held: { width: 4, dashes: "", shade: 0.2, color: PALETTE.marker },
  hint: { width: 5, dashes: "", shade: 0.2, color: PALETTE.jump },
} as const;

type Look = keyof typeof LOOKS;

interface SpotMarksProps {
  /** The element around the drawing. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Marks the spots of a flat drawing that can be clicked, in front of it, and lets them be clicked. */
export function SpotMarks({ place }: SpotMarksProps) {
  const styles = useStyles();
  const store = useStore();
  const hovered = useSpotPointer(place, store.spots);
  const walked = useSpotKeys(place);
  const { held, hint, pointed } = useSession(({ here }) => here);
  const byHand = useSession(({ play }) => play.byHand!);
  const step = useSession(stepAskedFor);
  const isAtRest = useSession(({ position, goal, playing }) => position === goal && !playing);
  const atGoal = useSession(isAtGoal);
  const layer = useRef<SVGSVGElement>(null);
  const moves = byHand.game.moves(stateAfter(byHand, step));
  const looks = looksOf({
    // At the goal the drawing is to be looked at. Moves can be made all the same.
    legal: atGoal && held === undefined ? [] : legalSpots(moves, held),
    pointed: pointed
      ? spotsOf(pointed, moves)
      : [hovered, walked].map((spot) => spot && spotFor(store.state, spot)),
    held: [held],
    hint: hint ? spotsOf(hint, moves) : [],
  });

  useLayoutEffect(() => {
    const marks = layer.current;
    if (!marks) return undefined;
    const figure = marks.closest("figure")!;
    const lay = () => layMarks(marks, figure);
    lay();
    // A drawing that was hidden has its size later.
    const observer = new ResizeObserver(lay);
    observer.observe(figure);
    return () => observer.disconnect();
  });

  if (!isAtRest) return null;
  return (
    <div className={styles.layer}>
      <svg ref={layer} aria-hidden="true">
        {[...looks].map(([spot, look]) => (
          <Mark key={spot} spot={spot} look={look} />
        ))}
        <use />
      </svg>
    </div>
  );
}

/** How each spot is marked. Of several reasons for a mark, the last counts. */
function looksOf(reasons: Readonly<Record<Look, Iterable<Spot | undefined>>>): ReadonlyMap<Spot, Look> {
  const looks = new Map<Spot, Look>();
  for (const look of Object.keys(LOOKS) as Look[]) {
    for (const spot of reasons[look]) if (spot !== undefined) looks.set(spot, look);
  }
  return looks;
}

/** Lays the marks over the spots of the drawing, and over them what it has in front (`Front.tsx`). */
function layMarks(layer: SVGSVGElement, figure: HTMLElement): void {
  const root = figure.querySelector<SVGSVGElement>("svg[data-state]");
  if (!root) return;
  layer.setAttribute("viewBox", root.getAttribute("viewBox")!);
  layer.lastElementChild!.setAttribute("href", `#${root.querySelector("[data-front]")?.id ?? ""}`);
  const marks = [...layer.querySelectorAll<SVGGElement>("[data-of]")];
  const boxes = spotBoxes(
    root,
    marks.map((mark) => mark.dataset.of!),
  );
  for (const mark of marks) {
    const box = boxes.get(mark.dataset.of!);
    mark.style.display = box ? "" : "none";
    if (box) for (const frame of mark.children) layFrame(frame, box);
  }
}

/** Just inside the spot. */
function layFrame(frame: Element, { x, y, width, height }: Box): void {
  const inset = Math.min(2, width / 10, height / 10);
  const sizes = {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: Math.min(width, height) / 8,
  };
  for (const [name, value] of Object.entries(sizes)) frame.setAttribute(name, String(round(value)));
}

interface MarkProps {
  readonly spot: Spot;
  readonly look: Look;
}

/** A frame with a light edge that sets it off from dark drawings. */
function Mark({ spot, look }: MarkProps) {
  const { width, dashes, shade, color } = LOOKS[look];
  const frame = { vectorEffect: "non-scaling-stroke" } as const;
  return (
    <g data-mark={look} data-of={spot}>
      <rect {...frame} fill={color} fillOpacity={shade} stroke={PALETTE.jumpEdge} strokeWidth={width + 2} />
      <rect {...frame} fill="none" stroke={color} strokeWidth={width} strokeDasharray={dashes} />
    </g>
  );
}
