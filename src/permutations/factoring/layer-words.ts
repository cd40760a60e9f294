import { pseudorandomNumbers } from "../groups/random-elements";
import { within } from "../../steps";
import type { Layer } from "./layer";
import type { Spelled, Speller } from "./spelled";

/** The cheapest word found for an element: each layer continues the cheapest words of the one before. */
export function* wordInLayers(
  layers: readonly Layer[],
  speller: Speller,
  element: Int32Array,
  width: number,
): Generator<number, readonly number[] | undefined> {
  // The inverse is what is brought home: after the word, nothing is left of it.
  const target: Spelled = { ...speller.identity, images: element };
  let states: Spelled[] = [{ ...speller.inverse(target), word: [] }];
  for (let k = 0; k < layers.length && states.length > 0; k++) {
    const continued: Spelled[] = [];
    const isLast = k === layers.length - 1;
    let shortest = Infinity;
    for (const state of states) {
      const below = isLast ? shortest - state.word.length : Infinity;
      const found = yield* onward(layers[k], state, isLast ? 1 : width, k / layers.length, below);
      for (const next of found) shortest = Math.min(shortest, next.word.length);
      continued.push(...found);
    }
    // If no search comes home, tries elements a little farther on.
    for (let state = 0; state < states.length && continued.length === 0; state++) {
      const found = yield* continuations(layers[k], speller, states[state], width, k / layers.length);
      continued.push(...found);
    }
    states = continued.sort((a, b) => a.word.length - b.word.length).slice(0, width);
  }
  return states[0]?.word;
}

const MAX_PREFIXES = 24;

/** Continuations of an element or, if the search does not meet any, of the element times some factors. */
export function* continuations(
  layer: Layer,
  speller: Speller,
  element: Spelled,
  width: number,
  part: number,
): Generator<number, Spelled[]> {
  const below = pseudorandomNumbers();
  let start = element;
  for (let prefix = 0; prefix <= MAX_PREFIXES; prefix++) {
    if (prefix > 0 && layer.factors.length === 0) break;
    if (prefix > 0) start = speller.product(start, layer.factors[below(layer.factors.length)]);
    const found = yield* onward(layer, start, width, part);
    if (found.length > 0) return found;
  }
  return [];
}

/** A layer's continuations, yielding the overall progress. */
export function onward(
  layer: Layer,
  element: Spelled,
  width: number,
  part: number,
  below?: number,
): Generator<number, Spelled[]> {
  return within(part, layer.continuations(element, width, below));
}
