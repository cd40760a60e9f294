import { plainText } from "../grid/plain-text";
import { plainNotation } from "./separators";
import { NotationError } from "./notation-error";
import type { Labels } from "./word-tokens";

/**
 * A word without what people write around it: LaTeX's signs, and a full stop or semicolon at its end. What may belong to a label stays, and
 * what is left keeps its position.
 */
export function plainWord(written: string, numbers: Labels): string {
  const isUsed = (sign: string) => [...numbers.keys()].some((label) => label.includes(sign));
  const text = plainText(written);
  let plain = plainNotation(text, isUsed);
  const [stop] = /[.;](?=\s*$)/.exec(plain.slice(-MAX_END)) ?? [];
  if (stop && ![...numbers.keys()].some((label) => label.endsWith(stop)))
    plain = plain.slice(0, plain.lastIndexOf(stop));
  return /[^\s,]/.test(plain) ? plain : text;
}

/** So many characters are looked at for the stop. */
const MAX_END = 10;

/** Longer texts are not corrected. */
const MAX_LENGTH = 200;

/** What one change makes of a text: the missing parenthesis or bracket, another one for one that does not fit, factors in the other order. */
function* changesOf(text: string): Generator<string> {
  for (const closing of ")]") yield text + closing;
  for (const opening of "([") yield opening + text;
  for (const { 0: closing, index } of text.matchAll(/[)\]]/g)) {
    yield `${text.slice(0, index)}${closing === ")" ? "]" : ")"}${text.slice(index + 1)}`;
  }
}

/** An unreadable word as it may have been meant; undefined if no single change makes it readable. */
export function correctedWord(text: string, parse: (text: string) => readonly unknown[]): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const isReadable = (changed: string, isFactor = false) => {
    try {
      const { length } = parse(changed);
      return isFactor ? length === 1 : length > 0;
    } catch (error) {
      if (error instanceof NotationError) return false;
      throw error;
    }
  };
  const written = text.trim();
  const factors = written.split(/\s*∘\s*/);
  if (factors.length > 1 && factors.every((factor) => isReadable(factor, true)))
    return factors.reverse().join(" * ");
  for (const changed of changesOf(written)) if (isReadable(changed)) return changed;
  return undefined;
}
