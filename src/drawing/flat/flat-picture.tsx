import type { ReactNode } from "react";

/** The width of flat drawings in units. In a narrow pane a unit is about a pixel; `legible.ts` defines how large texts must be. */
export const WIDTH = 320;
export const FONT = "'Segoe UI', system-ui, sans-serif";

interface FlatPictureProps {
  readonly height: number;
  /** What the drawing shows, in its own notation: for tests, and for readers of the saved picture. */
  readonly state: string;
  readonly children: ReactNode;
}

/** The root of a flat drawing. It keeps its own colours even when the system forces others on text. */
export function FlatPicture({ height, state, children }: FlatPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${round(height)}`}
      width="100%"
      data-state={state}
      fontFamily={FONT}
      textAnchor="middle"
      style={{ forcedColorAdjust: "none" }}
    >
      {children}
    </svg>
  );
}

/** Rounds to hundredths, which is enough for any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The beginning of a text, if it has too many letters to fit. */
export function truncated(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  return most < 1 ? "" : `${letters.slice(0, most - 1).join("")}…`;
}
