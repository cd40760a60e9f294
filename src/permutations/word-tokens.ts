import { i18n } from "../language";
import { exponentOf, PRIME } from "./exponents";
import { NotationError } from "./notation-error";

/** What a word consists of, with its position in characters from 1. */
export type Token = { readonly position: number; readonly written: string } & (
  | { readonly kind: "label"; readonly label: number }
  /** A number after ^ or, right after what it raises, a number, a superscript or a prime. */
  | { readonly kind: "exponent"; readonly exponent: bigint }
  | { readonly kind: "(" | ")" | "[" | "]" | "^" | "," }
);

const PARTS = /[^\s,]+|,/g;
const NUMBER = /^[-+−]?\d+/;
const EXPONENT = /\d+|[⁻⁺]?[⁰¹²³⁴-⁹]+|['’′]/uy;

/**
 * Splits a word in labels with their numbers. Whatever is a label is read as one: a whole part between spaces or commas, what stands between
 * parentheses, brackets and ^, or a single character. Throws a NotationError at what is none.
 */
export function tokensOf(text: string, numbers: ReadonlyMap<string, number>): readonly Token[] {
  const tokens: Token[] = [];
  let position = 1;
  let end = 0;
  /** A number or superscript right after a label is its exponent only where no label could be meant. */
  let isRaising: boolean | undefined;
  const mayRaise = () => (isRaising ??= ![...numbers.keys()].some((label) => /[\d⁻⁺⁰¹²³⁴-⁹]$/.test(label)));

  const pushSign = (written: string) => tokens.push({ kind: written as "^", written, position: position++ });
  const pushLabel = (written: string, label: number) => {
    tokens.push({ kind: "label", label, written, position });
    position += Array.from(written).length;
  };
  const pushExponent = (written: string) => {
    tokens.push({ kind: "exponent", exponent: exponentOf(written), written, position });
    position += written.length;
  };

  /** A label, perhaps with a prime. Returns false if the run is none. */
  const readWhole = (run: string): boolean => {
    const base = numbers.has(run) || !PRIME.test(run.slice(-1)) ? run : run.slice(0, -1);
    const label = numbers.get(base);
    if (label === undefined) return false;
    pushLabel(base, label);
    if (base !== run) pushExponent(run.slice(-1));
    return true;
  };

  /** What stands between spaces and signs; `follows` if an exponent may stand first. */
  const readRun = (run: string, follows: boolean): void => {
    if (tokens.at(-1)?.kind === "^") {
      const [number] = NUMBER.exec(run) ?? [""];
      const mayBeLabel = numbers.has(number) || numbers.has(number[0]) || numbers.has(run);
      if (mayBeLabel && /^\d/.test(number)) throw refusal(AMBIGUOUS, number, position);
      if (number) pushExponent(number);
      run = run.slice(number.length);
    }
    if (run === "" || readWhole(run)) return;
    for (let at = 0; at < run.length; follows = true) {
      const character = String.fromCodePoint(run.codePointAt(at)!);
      const label = numbers.get(character);
      EXPONENT.lastIndex = at;
      const [exponent] = (label === undefined && follows && EXPONENT.exec(run)) || [""];
      if (label !== undefined) pushLabel(character, label);
      else if (exponent && (PRIME.test(exponent) || mayRaise())) pushExponent(exponent);
      else throw noLabel(run, character, numbers, position);
      at += (exponent || character).length;
    }
  };

  for (const { 0: part, index } of text.matchAll(PARTS)) {
    position += Array.from(text.slice(end, index)).length;
    end = index + part.length;
    if (part === ",") pushSign(part);
    else if (tokens.at(-1)?.kind === "^" || !readWhole(part)) {
      let from = 0;
      for (const { 0: sign, index } of part.matchAll(/[()[\]^]/g)) {
        if (numbers.has(sign)) continue;
        readRun(part.slice(from, index), from > 0 && isClosing(tokens.at(-1)));
        pushSign(sign);
        from = index + 1;
      }
      readRun(part.slice(from), from > 0 && isClosing(tokens.at(-1)));
    }
  }
  return tokens;
}

const isClosing = (token?: Token) => token?.kind === ")" || token?.kind === "]";

const AMBIGUOUS =
  /*i18n*/ "has {found} at character {position}, which may be an exponent or a label (write +{found} or ({found}))";
const NO_LABEL = /*i18n*/ "has {found} at character {position}, which is no label";
const MISPLACED = /*i18n*/ "has {found} at character {position}, which does not stand right after a label";

/** An error at a position of a word; `found` stands there. */
export function refusal(problem: string, found: string, position: number): NotationError {
  return new NotationError(i18n._(problem, { found, position }), position);
}

/** An error at what would have to stand after a label. */
export function misplaced({ written, position }: Token): NotationError {
  return refusal(MISPLACED, written, position);
}

function noLabel(
  run: string,
  character: string,
  numbers: ReadonlyMap<string, number>,
  position: number,
): NotationError {
  const isLetter = [...numbers.keys()].some((label) => Array.from(label).length === 1);
  const problem = PRIME.test(character) ? MISPLACED : NO_LABEL;
  return refusal(problem, isLetter ? character : run, position);
}
