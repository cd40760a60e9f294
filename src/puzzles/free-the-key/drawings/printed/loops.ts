import type { OutlinePoint } from "../../../../drawing/drawing";

/** Arcs have a chord for each of these angles. */
const CHORD = Math.PI / 60;

/** Points from one angle to another, both included. */
export function arc([x, y]: OutlinePoint, radius: number, from: number, to: number): OutlinePoint[] {
  const chords = Math.ceil((to - from) / CHORD);
  return Array.from({ length: chords + 1 }, (_, k): OutlinePoint => {
    const angle = from + ((to - from) * k) / chords;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export const circle = (middle: OutlinePoint, radius: number): OutlinePoint[] =>
  arc(middle, radius, 0, 2 * Math.PI - CHORD);
