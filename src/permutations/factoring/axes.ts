import type { Spelled, Speller } from "./spelled";

/** The powers of a letter that is no power of another one, except the identity. Power k is at k − 1. */
export interface Axis {
  readonly powers: readonly Spelled[];
}

/** Letters of higher order are left as they are. */
const MAX_ORDER = 12;

/** The axes of all letters, each power with its shortest word; undefined if some letter has too high an order. */
export function axesOf(speller: Speller, letters: readonly Spelled[]): Axis[] | undefined {
  const shortest = new Map<string, Spelled>();
  const note = (element: Spelled) => {
    const key = element.images.join();
    const known = shortest.get(key);
    if (!known || element.word.length < known.word.length) shortest.set(key, element);
  };
  const home = speller.identity.images.join();
  const powers = letters.map((letter) => {
    const list: Spelled[] = [];
    for (let power = letter; power.images.join() !== home; power = speller.product(power, letter)) {
      if (list.push(power) >= MAX_ORDER) return undefined;
    }
    for (const power of list) {
      note(power);
      note(speller.inverse(power));
    }
    return list;
  });
  const known = new Set<string>();
  const axes: Axis[] = [];
  const longestFirst = powers.slice().sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0));
  for (const list of longestFirst) {
    if (!list) return undefined;
    if (list.length === 0 || known.has(list[0].images.join())) continue;
    const keys = list.map(({ images }) => images.join());
    for (const key of keys) known.add(key);
    axes.push({ powers: keys.map((key) => shortest.get(key)!) });
  }
  return axes;
}

/** Every so many powers of an axis, and those only that are not made of shorter ones. */
export function everyPower({ powers }: Axis, step: number): Spelled[] {
  const chosen = powers.filter((_, k) => (k + 1) % step === 0);
  const least = Math.min(...chosen.map(({ word }) => word.length));
  return chosen.filter(({ word }) => word.length < 2 * least);
}
