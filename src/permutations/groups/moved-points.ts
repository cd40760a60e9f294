import type { Permutation } from "../permutation";
import { overCommonPoints, type LabelledGenerators } from "./labelled-points";

/** Permutations over the points that one of them moves. A group's degree counts these only, as 5 in (1 2)(5) tells nothing. */
export function overMovedPoints(permutations: readonly Permutation[]): LabelledGenerators {
  return overCommonPoints(permutations.map(withoutFixedPoints));
}

function withoutFixedPoints({ points, images }: Permutation): Permutation {
  const moved = [...points.keys()].filter((k) => images[k] !== k);
  const numbers = new Map(moved.map((k, number) => [k, number]));
  return {
    points: moved.map((k) => points[k]),
    images: Int32Array.from(moved, (k) => numbers.get(images[k])!),
  };
}
