import type { LabelledGenerators } from "./labelled-points";
import { restrictedTo } from "./orbits";

/**
 * Generators over the points that one of them moves. The degree of a group counts these only, as it is the same group
 * whether a text has fixed points, like the 5 in (1 2)(5), or not. Yields after each generator, with its progress from 0 to 1.
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
