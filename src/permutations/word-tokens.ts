import { i18n } from "../language";
import { exponentOf, NUMBER } from "./exponents";
import { NotationError } from "./notation-error";

/** What a word consists of, with its position in characters from 1. */
export type Token = { readonly position: number } & (
  | { readonly kind: "label"; readonly label: number }
  /** A number after ^ or, right after what it raises, a number, a superscript or a prime. */
  | { readonly kind: "exponent"; readonly exponent: bigint; readonly written: string }
  | { readonly kind: Sign }
);

type Sign = "(" | ")" | "[" | "]" | "^" | ",";

const PARTS = /[^\s,]+|,/g;
const DIGIT = /\d/;
const PRIME = /['’′]/;
/** What may stand right after a label. */
const EXPONENT = /\d+|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|['’′]/uy;
const ENDINGS = [/\d/, /[⁻⁺⁰¹²³⁴⁵⁶⁷⁸⁹]/];

/**
 * Splits a word in labels with their numbers. Whatever is a label is read as one: a whole part between spaces or commas, what stands between
 * parentheses, brackets and ^, or a single character. Throws a NotationError at what is none.
 */
export function tokensOf(text: string, numbers: ReadonlyMap<string, number>): readonly Token[] {
  const tokens = new Tokens(numbers);
  let start = 1;
  let counted = 0;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    start += Array.from(text.slice(counted, index)).length;
    counted = index;
    if (part === ",") tokens.all.push({ kind: ",", position: start });
    else tokens.readPart(part, start);
  }
  return tokens.all;
}

class Tokens {
  readonly all: Token[] = [];
  #endsAsExponents: boolean | undefined;

  constructor(readonly numbers: ReadonlyMap<string, number>) {}

  readPart(part: string, start: number): void {
    if (!this.#isAfter("^") && this.#readWhole(part, start)) return;
    let from = 0;
    let position = start;
    let at = 0;
    for (const character of part) {
      if ("()[]^".includes(character) && !this.numbers.has(character)) {
        this.#readRun(part.slice(from, at), start, from > 0);
        this.all.push({ kind: character as Sign, position });
        from = at + 1;
        start = position + 1;
      }
      at += character.length;
      position++;
    }
    this.#readRun(part.slice(from), start, from > 0);
  }

  /** Reads a run as one label, perhaps with exponents. Returns false if it is none. */
  #readWhole(run: string, position: number): boolean {
    const [base, ...exponents] = this.numbers.has(run) ? [run] : this.#withoutExponents(run);
    const label = this.numbers.get(base);
    if (label === undefined || !exponents.every((exponent) => this.#mayRaise(exponent))) return false;
    this.all.push({ kind: "label", label, position });
    position += Array.from(base).length;
    for (const exponent of exponents) position = this.#raise(exponent, position);
    return true;
  }

  /** A run without a prime or, if that is no label, without a number before it either; then these. */
  #withoutExponents(run: string): string[] {
    const prime = PRIME.test(run.slice(-1)) ? run.slice(-1) : "";
    const base = run.slice(0, run.length - prime.length);
    if (prime && this.numbers.has(base)) return [base, prime];
    const ending = ENDINGS.find((pattern) => pattern.test(base.slice(-1)));
    let from = base.length;
    while (ending?.test(base.slice(from - 1, from))) from--;
    const exponent = base.slice(from);
    EXPONENT.lastIndex = 0;
    if (EXPONENT.exec(exponent)?.[0] !== exponent) return [run];
    return [base.slice(0, from), exponent, ...(prime ? [prime] : [])];
  }

  /** Reads what stands between spaces and signs; `isJoined` if it follows a sign without a space. */
  #readRun(run: string, start: number, isJoined: boolean): void {
    let position = start;
    let rest = run;
    if (this.#isAfter("^")) {
      const number = NUMBER.exec(run)?.[0] ?? "";
      const isLabel = [run, number, number.slice(0, 1)].some((text) => this.numbers.has(text));
      if (isLabel && DIGIT.test(number.slice(0, 1))) throw refusal(AMBIGUOUS, number, start);
      if (number) position = this.#raise(number, start);
      rest = run.slice(number.length);
    }
    if (rest === "" || this.#readWhole(rest, position)) return;
    let follows = isJoined && this.#isAfter(")", "]");
    for (let at = 0; at < rest.length; follows = true) {
      const character = String.fromCodePoint(rest.codePointAt(at)!);
      const label = this.numbers.get(character);
      EXPONENT.lastIndex = at;
      const exponent = label === undefined && follows ? EXPONENT.exec(rest)?.[0] : undefined;
      if (label !== undefined) this.all.push({ kind: "label", label, position: position++ });
      else if (exponent && this.#mayRaise(exponent)) position = this.#raise(exponent, position);
      else throw noLabel(rest, character, this.numbers, position);
      at += (exponent ?? character).length;
    }
  }

  #isAfter(...kinds: readonly Token["kind"][]): boolean {
    const last = this.all.at(-1);
    return last !== undefined && kinds.includes(last.kind);
  }

  /** A number or superscript right after a label is its exponent only where no label could be meant. */
  #mayRaise(exponent: string): boolean {
    if (PRIME.test(exponent)) return true;
    return !(this.#endsAsExponents ??= [...this.numbers.keys()].some((label) =>
      ENDINGS.some((ending) => ending.test(label.slice(-1))),
    ));
  }

  /** Returns the position behind it. */
  #raise(written: string, position: number): number {
    this.all.push({ kind: "exponent", exponent: exponentOf(written), written, position });
    return position + written.length;
  }
}

const AMBIGUOUS =
  /*i18n*/ "has {found} at character {position}, which may be an exponent or a label (write +{found} or ({found}))";
const NO_LABEL = /*i18n*/ "has {found} at character {position}, which is no label";
const MISPLACED = /*i18n*/ "has {found} at character {position}, which does not stand right after a label";

/** An error at a position of a word; `found` stands there. */
export function refusal(problem: string, found: string, position: number): NotationError {
  return new NotationError(i18n._(problem, { found, position }), position);
}

/** An error at what would have to stand after a label. */
export function misplaced(found: string, position: number): NotationError {
  return refusal(MISPLACED, found, position);
}

function noLabel(
  run: string,
  character: string,
  numbers: ReadonlyMap<string, number>,
  position: number,
): NotationError {
  if (PRIME.test(character)) return misplaced(character, position);
  const isLetter = [...numbers.keys()].some((label) => Array.from(label).length === 1);
  return refusal(NO_LABEL, isLetter ? character : run, position);
}
