import { i18n } from "../language";
import { exponentOf, PRIME } from "./exponents";
import { NotationError } from "./notation-error";
import type { ProductOrder } from "./product-order";

type Kind =
  | { readonly kind: "label"; readonly label: number }
  /** A number after ^ or, right after what it raises, a number, a superscript or a prime. */
  | { readonly kind: "exponent"; readonly exponent: bigint }
  /** Every sign of a product is `*`. */
  | { readonly kind: "(" | ")" | "[" | "]" | "^" | "," | ":" | "*" };

/** What a word consists of, with its position in characters from 1. */
export type Token = Kind & { readonly position: number; readonly written: string };

/** The numbers of labels. */
export type Labels = ReadonlyMap<string, number>;

const PARTS = /[^\s,]+|,/g;
const BRACKETS = /[()[\]^]/g;
const BETWEEN = /[*·×⋅∘:]/g;
const NUMBER = /^[-+]?\d+/;
const IN_BRACES = /^\{([-+]?\d+)\}/;
const IN_PARENTHESES = /\(([-+]?\d+)\)/y;
/** A number that nothing but another sign follows. */
const TIMES = /^x?(\d+)(?![^*·×⋅∘:])/;
const SIGN_OF_TIMES = /[×*]/;
const EXPONENT = /\d+|[⁻⁺]?[⁰¹²³⁴-⁹]+|'/uy;
const ENDS_IN_EXPONENT = /[\d⁻⁺⁰¹²³⁴-⁹']$/;

/**
 * Splits a word in labels with their numbers. Whatever is a label is read as one: a whole part between spaces or commas, what stands between
 * parentheses, brackets and ^, or a single character. Only what is none of these may be another sign, or a longer label with its exponent.
 * Throws a NotationError at what is none.
 */
export function tokensOf(text: string, numbers: Labels, order: ProductOrder): readonly Token[] {
  return new Tokens(numbers, order).read(text);
}

class Tokens {
  private readonly tokens: Token[] = [];
  private position = 1;
  private isRaising: boolean | undefined;

  constructor(
    private readonly numbers: Labels,
    private readonly order: ProductOrder,
  ) {}

  read(text: string): readonly Token[] {
    let end = 0;
    for (const { 0: part, index } of text.matchAll(PARTS)) {
      this.position += Array.from(text.slice(end, index)).length;
      end = index + part.length;
      if (part === ",") this.push(part, { kind: part });
      else if (this.isAfter("^") || !this.readWhole(part)) this.readPart(part);
    }
    return this.tokens;
  }

  private readPart(part: string): void {
    const { tokens } = this;
    let from = this.readInParentheses(part, 0);
    for (const { 0: sign, index } of part.matchAll(BRACKETS)) {
      if (this.numbers.has(sign) || index < from) continue;
      this.readRun(part.slice(from, index), from > 0 && isClosing(tokens.at(-1)));
      this.push(sign, { kind: sign as "(" });
      from = this.readInParentheses(part, index + 1);
    }
    this.readRun(part.slice(from), from > 0 && isClosing(tokens.at(-1)));
  }

  /** A whole number in parentheses after ^, unless it may be a label. Returns where it ends. */
  private readInParentheses(part: string, from: number): number {
    IN_PARENTHESES.lastIndex = from;
    const [written, number] = (this.isAfter("^") && IN_PARENTHESES.exec(part)) || [];
    if (!written || this.mayBeLabel(number, "(", ")")) return from;
    this.pushExponent(written, number);
    return from + written.length;
  }

  /** What stands between spaces and signs; `follows` if an exponent may stand first. */
  private readRun(whole: string, follows: boolean): void {
    const run = this.readTimes(this.isAfter("^") ? this.readRaising(whole) : whole, follows);
    if (run === "" || this.readWhole(run)) return;
    const wrong = this.readCharacters(run, follows);
    if (wrong === undefined || this.readBetween(run, follows) || this.readRaised(run)) return;
    throw noLabel(run, wrong, this.numbers, this.position);
  }

  /** A number after ^, perhaps in braces. Returns the rest of the run. */
  private readRaising(run: string): string {
    const match = IN_BRACES.exec(run);
    const [braced, inside] = match && !this.mayBeLabel(run, match[0], "{") ? match : [];
    const [number] = NUMBER.exec(inside ?? run) ?? [""];
    if (/^\d/.test(number) && (this.mayBeLabel(number, run) || this.beginsWithLabel(run, number))) {
      throw refusal(AMBIGUOUS, number, this.position);
    }
    const written = braced ?? number;
    if (number) this.pushExponent(written, number);
    return run.slice(written.length);
  }

  /** How often a word in parentheses is repeated: `6` in `(A B)x6` and `(A B) × 6`. Returns the rest of the run. */
  private readTimes(run: string, follows: boolean): string {
    const [written, number] = TIMES.exec(run) ?? [];
    if (!written || this.mayBeLabel("x", run, written, number, number[0])) return run;
    const sign = this.tokens.at(-1);
    const isAfterSign =
      sign?.kind === "*" && SIGN_OF_TIMES.test(sign.written) && isClosing(this.tokens.at(-2));
    if (written === number ? !isAfterSign : !follows || !isClosing(sign)) return run;
    if (isAfterSign) this.tokens.pop();
    this.pushExponent(written, number);
    return run.slice(written.length);
  }

  /** A label, perhaps with a prime. Returns false if the run is none. */
  private readWhole(run: string): boolean {
    const base = this.numbers.has(run) || !PRIME.test(run.slice(-1)) ? run : run.slice(0, -1);
    const label = this.numbers.get(base);
    if (label === undefined) return false;
    this.push(base, { kind: "label", label });
    if (base !== run) this.pushExponent(run.slice(-1));
    return true;
  }

  /** Labels of one character, and exponents. Returns the index of what is neither, and then has read nothing. */
  private readCharacters(run: string, follows: boolean): number | undefined {
    const [count, start] = [this.tokens.length, this.position];
    for (let at = 0; at < run.length; follows = true) {
      const character = characterAt(run, at);
      const label = this.numbers.get(character);
      EXPONENT.lastIndex = at;
      const [exponent] = (label === undefined && follows && EXPONENT.exec(run)) || [""];
      if (label !== undefined) this.push(character, { kind: "label", label });
      else if (exponent && (PRIME.test(exponent) || this.mayRaise())) this.pushExponent(exponent);
      else {
        this.tokens.length = count;
        this.position = start;
        return at;
      }
      at += (exponent || character).length;
    }
    return undefined;
  }

  /** Signs between factors, and what stands between them. Returns false if there are none. */
  private readBetween(run: string, follows: boolean): boolean {
    let from = 0;
    for (const { 0: sign, index } of run.matchAll(BETWEEN)) {
      if (this.numbers.has(sign)) continue;
      this.readRun(run.slice(from, index), from === 0 && follows);
      if (sign === "∘" && this.order === "left to right") throw refusal(RIGHT_FIRST, sign, this.position);
      this.push(sign, { kind: sign === ":" ? sign : "*" });
      from = index + 1;
    }
    if (from > 0) this.readRun(run.slice(from), false);
    return from > 0;
  }

  /** A label of several characters with its exponents: `Rw2'`. A name such as `up0` is not the identity. */
  private readRaised(run: string): boolean {
    const base = baseOf(run, this.numbers);
    const label = this.numbers.get(base);
    const exponents = run.slice(base.length);
    if (label === undefined || !this.mayRaise() || /^[0⁰]/.test(exponents)) return false;
    const [count, start] = [this.tokens.length, this.position];
    this.push(base, { kind: "label", label });
    if (this.readCharacters(exponents, true) === undefined) return true;
    this.tokens.length = count;
    this.position = start;
    return false;
  }

  private push(written: string, token: Kind): void {
    this.tokens.push({ ...token, written, position: this.position });
    this.position += Array.from(written).length;
  }

  private pushExponent(written: string, number = written): void {
    this.push(written, { kind: "exponent", exponent: exponentOf(number) });
  }

  private isAfter(kind: Token["kind"]): boolean {
    return this.tokens.at(-1)?.kind === kind;
  }

  /** A number or superscript right after a label is its exponent only where no label could be meant. */
  private mayRaise(): boolean {
    return (this.isRaising ??= ![...this.numbers.keys()].some((label) => /[\d⁻⁺⁰¹²³⁴-⁹]$/.test(label)));
  }

  private mayBeLabel(number: string, ...others: readonly string[]): boolean {
    return [number, number[0], ...others].some((text) => this.numbers.has(text));
  }

  /** Whether a run that begins with a number begins with a longer label, and is not a number and labels of one character. */
  private beginsWithLabel(run: string, number: string): boolean {
    const base = baseOf(run.split(BETWEEN, 1)[0], this.numbers);
    const rest = Array.from(base.slice(number.length));
    return this.numbers.has(base) && rest.some((each) => !this.numbers.has(each));
  }
}

const isClosing = (token?: Token) => token?.kind === ")" || token?.kind === "]";

const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at)!);

/** What stands before the exponents at the end of a run; with a prime if that makes a label. */
function baseOf(run: string, numbers: Labels): string {
  let length = run.length;
  while (length > 0 && ENDS_IN_EXPONENT.test(run[length - 1])) length--;
  const primed = run.slice(0, length + 1);
  return numbers.has(primed) ? primed : run.slice(0, length);
}

const AMBIGUOUS =
  /*i18n*/ "character {position}: {found} may be an exponent or a label; write +{found} or ({found})";
const NO_LABEL = /*i18n*/ "character {position}: {found} is not a label";
const MISPLACED = /*i18n*/ "character {position}: {found} is not right after a label";
const RIGHT_FIRST =
  /*i18n*/ "character {position}: {found} applies the right factor first, which needs the order “right to left”";

/** An error at a position of a word; `found` stands there. */
export function refusal(problem: string, found: string, position: number): NotationError {
  return new NotationError(i18n._(problem, { found, position }), position);
}

/** An error at what would have to stand after a label. */
export function misplaced({ written, position }: Token): NotationError {
  return refusal(MISPLACED, written, position);
}

/** Of a longer label with a number before it, which no label has, all is shown: `3Rw`. */
function noLabel(run: string, wrong: number, numbers: Labels, position: number): NotationError {
  const character = characterAt(run, wrong);
  const base = baseOf(run, numbers);
  const known = base.replace(/^\d+/, "");
  if (known !== base && Array.from(known).length > 1 && numbers.has(known))
    return refusal(NO_LABEL, base, position);
  const isLetter = [...numbers.keys()].some((label) => Array.from(label).length === 1);
  const problem = PRIME.test(character) ? MISPLACED : NO_LABEL;
  const before = Array.from(run.slice(0, wrong)).length;
  return refusal(problem, isLetter ? character : run, position + before);
}
