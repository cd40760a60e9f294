/**
 * Cycle notation: `(1 4 2)(3 8)`. Spaces or commas separate points, a point is any other run of characters without
 * parentheses, and the empty cycle `()` is the identity.
 */

/** A text that is not what the notation allows. `message` says what and where, and reads on after the quoted text. */
export class NotationError extends Error {
  override readonly name = "NotationError";

  constructor(
    message: string,
    /** Counted in characters from 1. */
    readonly position: number,
  ) {
    super(message);
  }
}

const TOKEN = /[()]|[^\s,()]+/g;

/** The cycles of a text, as written: they may overlap. Throws a NotationError. */
export function parseCycles(text: string): string[][] {
  const cycles: string[][] = [];
  let cycle: string[] | undefined;
  let opened = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === "(") {
      if (cycle) {
        const position = characterAt(text, index);
        throw new NotationError(
          `has a parenthesis at character ${position} that opens inside another one`,
          position,
        );
      }
      cycle = [];
      opened = index;
    } else if (token === ")") {
      if (!cycle) {
        const position = characterAt(text, index);
        throw new NotationError(
          `has a parenthesis at character ${position} that closes but was not opened`,
          position,
        );
      }
      rejectRepeats(cycle, text, opened, index);
      cycles.push(cycle);
      cycle = undefined;
    } else if (cycle) {
      cycle.push(token);
    } else {
      const position = characterAt(text, index);
      throw new NotationError(
        `has ${shown(token)} at character ${position}, which stands outside parentheses`,
        position,
      );
    }
  }
  if (cycle) {
    const position = characterAt(text, opened);
    throw new NotationError(`has a parenthesis at character ${position} that is not closed`, position);
  }
  return cycles;
}

/** Points in parentheses, one space between them, none between cycles; no cycles are the identity, `()`. */
export function formatCycles(cycles: readonly (readonly string[])[]): string {
  if (cycles.length === 0) return "()";
  let text = "";
  for (const cycle of cycles) text += `(${cycle.join(" ")})`;
  return text;
}

function rejectRepeats(cycle: readonly string[], text: string, opened: number, closed: number): void {
  const points = new Set(cycle);
  if (points.size === cycle.length) return;
  const seen = new Set<string>();
  for (const { 0: token, index } of text.slice(opened + 1, closed).matchAll(TOKEN)) {
    if (seen.has(token)) {
      const position = characterAt(text, opened + 1 + index);
      throw new NotationError(
        `has ${shown(token)} at character ${position} for the second time in one cycle`,
        position,
      );
    }
    seen.add(token);
  }
}

/** A surrogate pair is one character to the reader. */
function characterAt(text: string, index: number): number {
  return Array.from(text.slice(0, index)).length + 1;
}

const LONGEST_SHOWN = 20;

function shown(point: string): string {
  return point.length <= LONGEST_SHOWN ? point : `${point.slice(0, LONGEST_SHOWN)}…`;
}
