import { ShapeUtils, Vector2 } from "three";
import type { OutlinePoint, Triangle } from "../drawing";

/** Points around a face or a hole, anticlockwise seen from above. No three in a row are on a line. */
export type Loop = readonly OutlinePoint[];

/** A level face with holes at a height. It adds no corners, so it meets the walls along whole edges. */
export function face(outer: Loop, holes: readonly Loop[], z: number, towards: "up" | "down"): Triangle[] {
  const points = [outer, ...holes].flat();
  return ShapeUtils.triangulateShape(vectors(outer), holes.map(vectors)).map((corners): Triangle => {
    const [a, b, c] = corners.map((k) => points[k]!) as [OutlinePoint, OutlinePoint, OutlinePoint];
    const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    const [second, third] = turn > 0 === (towards === "up") ? [b, c] : [c, b];
    return [
      [...a, z],
      [...second, z],
      [...third, z],
    ];
  });
}

/** The upright wall on a loop. What is solid is inside of the loop, or outside of it around a hole. */
export function wall(
  loop: Loop,
  from: number,
  to: number,
  solid: "inside" | "outside" = "inside",
): Triangle[] {
  return loop.flatMap((point, k): Triangle[] => {
    const next = loop[(k + 1) % loop.length]!;
    const [a, b] = solid === "inside" ? [point, next] : [next, point];
    return [
      [
        [...a, from],
        [...b, from],
        [...b, to],
      ],
      [
        [...a, from],
        [...b, to],
        [...a, to],
      ],
    ];
  });
}

/** A plate with holes. */
export const plate = (outer: Loop, holes: readonly Loop[], thickness: number): Triangle[] => [
  ...face(outer, holes, 0, "down"),
  ...face(outer, holes, thickness, "up"),
  ...wall(outer, 0, thickness),
  ...holes.flatMap((hole) => wall(hole, 0, thickness, "outside")),
];

const vectors = (loop: Loop) => loop.map(([x, y]) => new Vector2(x, y));
