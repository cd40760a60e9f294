import type { Point } from "../../../drawing/flat/points";
import type { LatticeEdge } from "../lattice-rows";

/** A node is as wide as its name, and centred on its point. */
interface LatticeNode extends Point {
  readonly width: number;
}

interface Room {
  /** That of the drawing. */
  readonly width: number;
  /** The least gap between a node and a line, or another node next to it. */
  readonly gap: number;
}

/** How far a node is moved at most, in steps. */
const STEP = 6;
const FARTHEST = 60;

/** Moves nodes aside, as little as possible, from lines that would pass through them to other nodes. */
export function movedAside(
  nodes: readonly LatticeNode[],
  rows: readonly (readonly number[])[],
  edges: readonly LatticeEdge[],
  { width, gap }: Room,
): LatticeNode[] {
  const placed = [...nodes];
  for (const row of rows) {
    for (const number of row) {
      const node = placed[number];
      const others = row.filter((other) => other !== number).map((other) => placed[other]);
      let least = hits(placed, edges, number, gap);
      for (let far = STEP; least > 0 && far <= FARTHEST; far += STEP) {
        for (const x of [node.x - far, node.x + far]) {
          const moved = { ...node, x };
          const isWithin = Math.min(x, width - x) >= node.width / 2 + 1;
          if (!isWithin || others.some((other) => touch(moved, other, gap))) continue;
          const before = placed[number];
          placed[number] = moved;
          const count = hits(placed, edges, number, gap);
          if (count < least) least = count;
          else placed[number] = before;
        }
      }
    }
  }
  return placed;
}

const touch = (a: LatticeNode, b: LatticeNode, gap: number): boolean =>
  a.y === b.y && Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap;

/** How many lines pass through a node, and how many nodes are passed through by its own lines. */
function hits(
  nodes: readonly LatticeNode[],
  edges: readonly LatticeEdge[],
  number: number,
  gap: number,
): number {
  let count = 0;
  for (const [lower, upper] of edges) {
    const [from, to] = [nodes[lower], nodes[upper]];
    if (lower !== number && upper !== number) {
      if (passes(from, to, nodes[number], gap)) count++;
      continue;
    }
    for (const other of nodes) if (other !== from && other !== to && passes(from, to, other, gap)) count++;
  }
  return count;
}

/** Whether a line passes through a node or close by it. */
export function passes(from: Point, to: Point, { x, y, width }: LatticeNode, gap: number): boolean {
  const share = (y - from.y) / (to.y - from.y);
  if (!(share > 0 && share < 1)) return false;
  return Math.abs(from.x + share * (to.x - from.x) - x) < width / 2 + gap;
}
