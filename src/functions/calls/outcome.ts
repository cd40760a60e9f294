/** What came of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

export function outcomeOf(compute: () => unknown): Outcome {
  try {
    return { value: compute() };
  } catch (error) {
    return { error };
  }
}

/** Answers with a copy of its own for everyone, or throws. */
export function handOut(outcome: Outcome): unknown {
  return copyOf(valueOf(outcome));
}

/** The answer, or throws. */
export function valueOf(outcome: Outcome): unknown {
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}

/** Answers are single cells or rows of cells. */
function copyOf(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.map(copyOf) : answer;
}

/** An outcome as it is kept for others to ask for, and about how many bytes it takes in memory. */
export interface KeptOutcome {
  readonly outcome: Outcome;
  readonly weight: number;
}

/** Copies an answer so that nothing but its cells is kept with it, unless it is too heavy to be kept. */
export function keptOutcome(outcome: Outcome, mostWeight: number): KeptOutcome {
  if ("error" in outcome) return { outcome, weight: WEIGHT.error };
  const weight = weightOf(outcome.value, mostWeight);
  return { outcome: weight > mostWeight ? outcome : { value: compact(outcome.value) }, weight };
}

/** In bytes. An error holds the places of the program where it arose, a list has a slot for each of its elements. */
const WEIGHT = { error: 1600, list: 48, slot: 8, number: 16, text: 16, character: 2 };

/** About how many bytes a value takes, or more than the given number. Characters count as if each were outside Latin-1. */
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
 * The same text by itself. Engines keep a text that was put together as a tree of its parts, and one that was cut out
 * together with all that it was cut from: either takes many times the room of its characters.
 */
function flatText(text: string): string {
  return text.length <= SHORT ? text : (JSON.parse(JSON.stringify(text)) as string);
}

/** Texts this short are copied whenever they are put together or cut out. */
const SHORT = 12;
