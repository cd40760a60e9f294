import type { LabelledGenerators } from "./labelled-points";
import { restrictedTo } from "./orbits";

/**
 * Generators over the points that at least one of them moves. Only these count towards a group's degree, because fixed points in a text,
 * like the 5 in (1 2)(5), do not change the group. Yields its progress, from 0 to 1, after each generator.
 */
export function* amongMovedPointsInSteps({
  points,
  generators,
}: LabelledGenerators): Generator<number, LabelledGenerators> {
  const isMoved = new Uint8Array(points.length);
  for (let k = 0; k < generators.length; k++) {
    generators[k].forEach((image, x) => (isMoved[x] |= image === x ? 0 : 1));
    yield k / generators.length;
  }
  const moved = [...points.keys()].filter((x) => isMoved[x] === 1);
  const restricted: Int32Array[] = [];
  for (const generator of generators) {
    restricted.push(...restrictedTo(moved, [generator]));
    yield restricted.length / generators.length;
  }
  return { points: moved.map((x) => points[x]), generators: restricted };
}
