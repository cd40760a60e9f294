import { weightOf } from "./outcome";

/** In bytes. Copying this much for another thread takes about ten milliseconds. A million rows at once take most of a second. */
const MAX_WEIGHT = 2 ** 21;

/** A part of a table, in whole rows, or any other value as a whole. */
export interface Part {
  readonly value: unknown;
  readonly isLast: boolean;
}

/** What is sent to another thread. Long tables go in parts, between which both threads can do other things. */
export function* partsOf(value: unknown): Generator<Part, undefined> {
  if (!Array.isArray(value)) {
    yield { value, isLast: true };
    return;
  }
  let begin = 0;
  let weight = 0;
  for (let row = 0; row < value.length; row++) {
    weight += weightOf(value[row], MAX_WEIGHT);
    if (weight <= MAX_WEIGHT || row === begin) continue;
    yield { value: value.slice(begin, row), isLast: false };
    begin = row;
    weight = weightOf(value[row], MAX_WEIGHT);
  }
  yield { value: begin === 0 ? value : value.slice(begin), isLast: true };
}

/** Appends the next part of a table to the previous ones. */
export function joinedParts(before: unknown[] | undefined, part: unknown): unknown {
  if (!before) return part;
  for (const row of part as readonly unknown[]) before.push(row);
  return before;
}
