import type { LayoutPoint } from "../../playing/stress-layout";

/** Into how many straight pieces a way is divided. */
const PIECES = 12;

/** Points along a way, from its beginning to its end. */
export type Way = readonly LayoutPoint[];

const along = (at: (share: number) => LayoutPoint): Way =>
  Array.from({ length: PIECES + 1 }, (_, k) => at(k / PIECES));

/** Along a circle, between two angles that count from its first point; clockwise, where y goes down. */
export function alongArc(middle: LayoutPoint, first: LayoutPoint, from: number, to: number): Way {
  const [x, y] = [first.x - middle.x, first.y - middle.y];
  return along((share) => {
    const angle = from + (to - from) * share;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return { x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine };
  });
}

/** Two half circles, joined by straight lines if it is long; around 0, 0. */
export interface Oval {
  readonly radius: number;
  readonly isLong: boolean;
}

/** Half the length of an oval's straight lines, in radii. */
const STRAIGHT = 0.8;
const halfLine = ({ radius, isLong }: Oval) => (isLong ? STRAIGHT * radius : 0);

export const ovalRadius = (length: number, isLong: boolean) =>
  length / (2 * Math.PI + (isLong ? 4 * STRAIGHT : 0));

/** Clockwise along an oval, between two distances from the middle of its upper side. */
export const alongOval = (oval: Oval, from: number, to: number): Way =>
  along((share) => onOval(oval, from + (to - from) * share));

function onOval(oval: Oval, distance: number): LayoutPoint {
  const { radius } = oval;
  const [line, bend] = [halfLine(oval), Math.PI * radius];
  const half = 2 * line + bend;
  const whole = ((distance % (2 * half)) + 2 * half) % (2 * half);
  // The second half is the first one turned about the middle.
  const [turned, gone] = whole < half ? [1, whole] : [-1, whole - half];
  if (gone <= line) return { x: turned * gone, y: -turned * radius };
  if (gone >= line + bend) return { x: turned * (half - gone), y: turned * radius };
  const angle = (gone - line) / radius;
  return { x: turned * (line + radius * Math.sin(angle)), y: -turned * radius * Math.cos(angle) };
}

/** From point to point, bent to the left by `sag` in the middle, to the right if that is negative (where y goes down). */
export function bent(from: LayoutPoint, to: LayoutPoint, sag: number): Way {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(right, down) || 1;
  return along((share) => {
    const aside = (4 * sag * share * (1 - share)) / length;
    return { x: from.x + right * share + down * aside, y: from.y + down * share - right * aside };
  });
}
