import { weightOf } from "./outcome";

/** In bytes. To copy so much for another thread takes about ten milliseconds; a million rows at once take most of a second. */
const MAX_WEIGHT = 2 ** 21;

/** A part of a table, with whole rows, or any other value by itself. */
export interface Part {
  readonly value: unknown;
  readonly isLast: boolean;
}

/** What goes over to another thread, long tables in parts between which either thread can do other things. */
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

/** Adds the next part of a table to those before it. */
export function joinedParts(before: unknown[] | undefined, part: unknown): unknown {
  if (!before) return part;
  for (const row of part as readonly unknown[]) before.push(row);
  return before;
}
