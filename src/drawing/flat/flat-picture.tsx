import type { ReactNode } from "react";

/** Flat drawings are this many units wide: in a narrow pane a unit is about a pixel, and how large texts have to be says `legible.ts`. */
export const WIDTH = 320;

interface FlatPictureProps {
  readonly height: number;
  /** What the drawing shows, in its own words: for tests, and for whoever reads the saved picture. */
  readonly state: string;
  readonly children: ReactNode;
}

/** The root of a flat drawing. Its colours are its own also where the system forces others upon texts. */
export function FlatPicture({ height, state, children }: FlatPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${round(height)}`}
      width="100%"
      data-state={state}
      fontFamily="'Segoe UI', system-ui, sans-serif"
      textAnchor="middle"
      style={{ forcedColorAdjust: "none" }}
    >
      {children}
    </svg>
  );
}

/** To hundredths, which are enough for any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The beginning of a text, if it has more letters than there is room for. */
export function truncated(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  return most < 1 ? "" : `${letters.slice(0, most - 1).join("")}…`;
}
