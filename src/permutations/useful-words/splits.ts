import { seededRandom, shuffled } from "../../steps/random";

/**
 * Places in blocks. Two rows of images that differ in few places differ in few blocks, so they agree in all places of `agreeing` blocks at
 * least (Dirichlet's box principle).
 */
export interface Split {
  readonly blockOf: Int32Array;
  readonly blocks: number;
  readonly agreeing: number;
}

/**
 * Splits the places for rows that differ in at most `most` of them. The blocks are mixed, as moves take places that are neighbours to
 * neighbours, where rows agree more often.
 */
export function splitInto(degree: number, most: number, agreeing: number): Split {
  const blocks = Math.min(most + agreeing, degree);
  const blockOf = new Int32Array(degree);
  const places = shuffled([...blockOf.keys()], seededRandom(degree));
  places.forEach((place, k) => (blockOf[place] = k % blocks));
  return { blockOf, blocks, agreeing };
}

/** How many choices of agreeing blocks there are. */
export function countChoices({ blocks, agreeing }: Split): number {
  let count = 1;
  for (let k = 0; k < agreeing; k++) count = (count * (blocks - k)) / (k + 1);
  return count;
}

/** The choices of agreeing blocks, each in order. */
export function* choicesOf({ blocks, agreeing }: Split): Generator<readonly number[], void> {
  const choice = Array.from({ length: agreeing }, (_, k) => k);
  for (;;) {
    yield choice;
    let last = agreeing - 1;
    while (last >= 0 && choice[last] === blocks - agreeing + last) last--;
    if (last < 0) return;
    choice[last]++;
    for (let k = last + 1; k < agreeing; k++) choice[k] = choice[k - 1] + 1;
  }
}

/** The places of the chosen blocks. */
export function placesIn({ blockOf }: Split, choice: readonly number[]): number[] {
  return [...blockOf.keys()].filter((place) => choice.includes(blockOf[place]));
}
