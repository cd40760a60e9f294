import { useId, type ReactNode } from "react";
import { PALETTE } from "../palette";

/** The width of flat drawings in units. In a narrow pane a unit is about a pixel; `legible.ts` defines how large texts must be. */
export const WIDTH = 320;
const FONT = "'Segoe UI', system-ui, sans-serif";

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

/** What must be seen even where marks of what can be clicked lie over the drawing: they are followed by it once more. */
export function Front({ children }: { readonly children: ReactNode }) {
  return (
    <g id={useId()} data-front="" fontFamily={FONT}>
      {children}
    </g>
  );
}

/** What is shown in place of a drawing with more parts than one can see. */
export function TooLarge({ text }: { readonly text: string }) {
  return (
    <FlatPicture height={48} state="too large">
      <text x={WIDTH / 2} y={28} fontSize={13} fill={PALETTE.ink}>
        {text}
      </text>
    </FlatPicture>
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
