import { identityImages } from "../images";
import type { PermutationGroup } from "./permutation-group";

export type Blocks = readonly (readonly number[])[];

type ActingGroup = Pick<PermutationGroup, "generators" | "degree">;

/** How the generators permute the blocks, which are numbered in their order. */
export function onBlocks(blocks: Blocks, { generators, degree }: ActingGroup): Int32Array[] {
  const blockOf = numbersOfBlocks(blocks, degree);
  return generators.map((images) => Int32Array.from(blocks, ([point]) => blockOf[images[point]]));
}

function numbersOfBlocks(blocks: Blocks, degree: number): Int32Array {
  const blockOf = new Int32Array(degree);
  blocks.forEach((block, number) => block.forEach((point) => (blockOf[point] = number)));
  return blockOf;
}

/**
 * Generators of how the stabilizer of the first block acts inside it, by O. Schreier's lemma: take the known element that leads to some
 * block, then a generator, then undo the known element for the block that is reached. Yields its progress, from 0 to 1.
 */
export function* insideFirst(
  blocks: Blocks,
  { generators, degree }: ActingGroup,
): Generator<number, Int32Array[]> {
  const blockOf = numbersOfBlocks(blocks, degree);
  // Where the known element for each block takes the points of the first one, and which of those a point came from.
  const reached: (Int32Array | undefined)[] = blocks.map(() => undefined);
  const origins = new Int32Array(degree);
  const reach = (points: Int32Array) => {
    reached[blockOf[points[0]]] = points;
    points.forEach((point, origin) => (origins[point] = origin));
    queue.push(points);
  };
  const queue: Int32Array[] = [];
  reach(Int32Array.from(blocks[0]));
  for (const points of queue) {
    for (const images of generators) {
      if (!reached[blockOf[images[points[0]]]]) reach(points.map((point) => images[point]));
    }
  }
  const found = new Map<string, Int32Array>();
  for (const [done, points] of queue.entries()) {
    yield done / queue.length;
    for (const images of generators) {
      const inside = points.map((point) => origins[images[point]]);
      found.set(inside.join(), inside);
    }
  }
  found.delete(identityImages(blocks[0].length).join());
  return [...found.values()];
}
