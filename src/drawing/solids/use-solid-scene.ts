import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Play } from "../../playing/play";
import type { SolidDrawing } from "../drawing";
import { inSlices } from "../../steps/slices";
import { SolidScene } from "./solid-scene";

/** Why there is no picture. */
export const PROBLEMS = {
  large: /*i18n*/ "This puzzle is too large to be drawn in three dimensions.",
  missing: /*i18n*/ "This browser does not draw in three dimensions.",
  lost: /*i18n*/ "The picture is gone for a moment because the graphics processor is busy.",
} as const;

/** A higher ratio of display pixels to CSS pixels costs time and makes hardly any visible difference. */
const MAX_PIXEL_RATIO = 1.5;

/** A drawing's scene, on a canvas that is put into `place`. It follows the position, the ending, and the size of `place`. */
export function useSolidScene(
  place: RefObject<HTMLElement | null>,
  drawing: SolidDrawing,
  play: Play,
  position: number,
  ended: number,
) {
  const scene = useRef<SolidScene>(undefined);
  const shown = useRef([position, ended] as const);
  const [problem, setProblem] = useState<"missing" | "lost">();
  const latest = useRef(play);
  const drawn = useRef<unknown>(undefined);
  const isTooLarge = drawing.isTooLarge?.(play) ?? false;
  // The plays of a game have the same parts.
  const puzzle = play.byHand?.game ?? play;

  useEffect(() => {
    if (isTooLarge) return undefined;
    const around = place.current!;
    const canvas = around.ownerDocument.createElement("canvas");
    const closing = new AbortController();
    const { signal } = closing;

    const open = (made: SolidScene) => {
      const fit = () => {
        const pixelRatio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
        made.resize(around.clientWidth, around.clientHeight, pixelRatio);
      };
      const lose = (event: Event) => {
        event.preventDefault();
        setProblem("lost");
      };
      canvas.addEventListener("webglcontextlost", lose, { signal });
      canvas.addEventListener("webglcontextrestored", () => setProblem(undefined), { signal });
      around.prepend(canvas);
      scene.current = made;
      drawn.current = puzzle;
      made.take(latest.current);
      made.show(...shown.current);
      // It reports the first size before the next frame, which is soon enough.
      const size = new ResizeObserver(fit);
      size.observe(around);
      signal.addEventListener("abort", () => {
        size.disconnect();
        scene.current = undefined;
        made.dispose();
        canvas.remove();
      });
    };
    inSlices(SolidScene.on(canvas, drawing, latest.current), {
      checkCancelled: () => signal.throwIfAborted(),
    }).then(
      (made) => {
        if (signal.aborted) made?.dispose();
        else if (made) open(made);
        else setProblem("missing");
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => {
      closing.abort();
      setProblem(undefined);
    };
  }, [place, drawing, puzzle, isTooLarge]);

  useLayoutEffect(() => {
    latest.current = play;
    shown.current = [position, ended];
    // Another puzzle gets a scene of its own.
    if (drawn.current !== puzzle) return;
    scene.current?.take(play);
    scene.current?.show(position, ended);
  }, [play, puzzle, position, ended]);

  return { scene, problem: isTooLarge ? ("large" as const) : problem };
}
