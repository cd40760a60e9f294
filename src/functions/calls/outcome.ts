import type { Steps } from "../../steps";

export type Outcome = { readonly value: unknown } | { readonly error: unknown };

export function outcomeOf(compute: () => unknown): Outcome {
  try {
    return { value: compute() };
  } catch (error) {
    return { error };
  }
}

/** Returns a separate copy for each caller, or throws. */
export function handOut(outcome: Outcome): unknown {
  return copyOf(valueOf(outcome));
}

/** Returns the answer, or throws. */
export function valueOf(outcome: Outcome): unknown {
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}

/** Answers are single cells or rows of cells. */
function copyOf(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.map(copyOf) : answer;
}

/**
 * Copies an answer so that only its cells are kept in memory, in steps, and tells its approximate size in bytes; undefined if it is too heavy to be kept. A single copy of a long
 * answer would stop the page for most of a second.
 */
export function* keptOutcome(
  outcome: Outcome,
  mostWeight: number,
): Steps<{ outcome: Outcome; weight: number } | undefined> {
  if ("error" in outcome) return { outcome, weight: WEIGHT.error };
  if (!Array.isArray(outcome.value)) {
    return { outcome: { value: compact(outcome.value) }, weight: weightOf(outcome.value) };
  }
  const rows: unknown[] = [];
  let weight = WEIGHT.list;
  let copied = 0;
  for (const row of outcome.value as readonly unknown[]) {
    const own = WEIGHT.slot + weightOf(row, mostWeight);
    weight += own;
    if (weight > mostWeight) return undefined;
    rows.push(compact(row));
    copied += own;
    if (copied < BYTES_PER_STEP) continue;
    copied = 0;
    yield 0;
  }
  return { outcome: { value: rows }, weight };
}

/** Copying so much takes about a millisecond. */
const BYTES_PER_STEP = 1 << 17;

/** In bytes. An error holds the stack trace of where it arose; a list has a slot for each of its elements. */
const WEIGHT = { error: 1600, list: 48, slot: 8, number: 16, text: 16, character: 2 };

/** The approximate size of a value in bytes, or more than the given number. Characters count as if all were outside Latin-1. */
export function weightOf(value: unknown, most = Infinity): number {
  if (typeof value === "string") return WEIGHT.text + WEIGHT.character * value.length;
  if (!Array.isArray(value)) return WEIGHT.number;
  let weight = WEIGHT.list + WEIGHT.slot * value.length;
  for (let k = 0; k < value.length && weight <= most; k++) weight += weightOf(value[k], most);
  return weight;
}

function compact(value: unknown): unknown {
  if (typeof value === "string") return flatText(value);
  return Array.isArray(value) ? value.map(compact) : value;
}

/**
 * The same text on its own. Engines keep a concatenated text as a tree of its parts, and a substring together with the text it was cut
 * from. Either takes many times the space of its characters.
 */
function flatText(text: string): string {
  return text.length <= SHORT ? text : (JSON.parse(JSON.stringify(text)) as string);
}

/** Texts this short are always copied when concatenated or cut out. */
const SHORT = 12;

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
