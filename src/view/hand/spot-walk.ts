import type { ArrowKey, Spot } from "../../playing/move";
import { ARROWS } from "./keys";
import type { Box } from "./spot-boxes";

/** The spot that is nearest in the direction of an arrow key, where what lies aside counts twice. From nowhere, it is the first one. */
export function spotTowards(
  boxes: ReadonlyMap<Spot, Box>,
  from: Box | undefined,
  key: ArrowKey,
): Spot | undefined {
  const [first] = boxes.keys();
  if (!from) return first;
  const { right, down } = ARROWS[key];
  const start = middleOf(from);
  let nearest: Spot | undefined;
  let least = Infinity;
  for (const [spot, box] of boxes) {
    const middle = middleOf(box);
    const [x, y] = [middle.x - start.x, middle.y - start.y];
    const along = right * x + down * y;
    const distance = along + 2 * Math.abs(down * x + right * y);
    // Drawings round their coordinates.
    if (along < 1 || distance >= least) continue;
    [nearest, least] = [spot, distance];
  }
  return nearest;
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
