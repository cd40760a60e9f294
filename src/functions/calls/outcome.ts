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
  if ("error" in outcome) throw outcome.error;
  return copyOf(outcome.value);
}

/** Answers are single cells or rows of cells. */
function copyOf(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.map(copyOf) : answer;
}

/** About how many characters an outcome takes in memory. */
export function weightOf(outcome: Outcome): number {
  return "error" in outcome ? String(outcome.error).length : weightOfAnswer(outcome.value);
}

const WEIGHT_OF_A_NUMBER = 8;

function weightOfAnswer(answer: unknown): number {
  if (typeof answer === "string") return answer.length;
  if (!Array.isArray(answer)) return WEIGHT_OF_A_NUMBER;
  return answer.reduce<number>((sum, part) => sum + weightOfAnswer(part), WEIGHT_OF_A_NUMBER);
}
