import { NotationError } from "./notation-error";
import { PRIME } from "./exponents";
import type { ProductOrder } from "./product-order";
import { misplaced, refusal, tokensOf, type Labels, type Token } from "./word-tokens";
import type { PlacedLetter, Word } from "./words";
import { plainText } from "../grid/plain-text";
import { plainNotation } from "./separators";

/**
 * Words in labels: `BADD` if each label is one character, otherwise separated by spaces: `up left' up`. A `'` after a label marks its
 * inverse. Powers are `A2`, `A²` and `A^2`, and for words `(AB)^-1` and `(AB)x2`. The conjugate B⁻¹AB is `A^B`, the conjugate ABA⁻¹ is
 * `[A:B]`, and the commutator A⁻¹B⁻¹AB is `[A,B]`. The signs `*`, `·` and `×` may stand between factors, and `∘` where the right one comes
 * first.
 */

type PlacedWord = Word<PlacedLetter>;

const UNPAIRED = /*i18n*/ "character {position}: {found} has no counterpart";
const DEEP = /*i18n*/ "character {position}: {found} is inside too many brackets";
const NO_EXPONENT = /*i18n*/ "character {position}: after {found} write a whole number or a label";
const NO_PAIR = /*i18n*/ "character {position}: {found} needs two words and one comma, as in [A,B]";

const NOT_BETWEEN = /*i18n*/ "character {position}: {found} is not between two words";

/** Each level takes some of the call stack. */
const MAX_DEPTH = 50;

/**
 * Reads a word in labels with their numbers. Where a text may be a label and something else, it is the label. Throws a NotationError that
 * names the first character that is wrong.
 */
export function parseWord(text: string, numbers: Labels, order: ProductOrder = "left to right"): PlacedWord {
  const parse = (written: string) => parseTokens(tokensOf(written, numbers, order));
  const plain = plainWord(text, numbers);
  try {
    return parse(plain);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new NotationError(error.message, error.position, correctedWord(plain, parse));
  }
}

function parseTokens(tokens: readonly Token[]): PlacedWord {
  let at = 0;
  let depth = 0;
  const next = (): Token | undefined => tokens[at];
  const refuse = (problem: string, { written, position }: Token) => refusal(problem, written, position);

  /** All factors up to a closing sign or, in a pair, up to the sign between its words. */
  const readFactors = (isInPair = false): PlacedWord => {
    const word: PlacedWord[number][] = [];
    for (;;) {
      const kind = next()?.kind;
      if (!kind || kind === ")" || kind === "]" || (isInPair && isBetweenPair(kind))) return word;
      if (kind === ",") at++;
      else for (const factor of readProduct()) word.push(factor);
    }
  };

  /** Factors with signs between them. */
  const readProduct = (): PlacedWord => {
    const word = [...readFactor()];
    for (let sign = next(); sign?.kind === "*"; sign = next()) {
      at++;
      if (!isOpening(next())) throw refuse(NOT_BETWEEN, sign);
      for (const factor of readFactor()) word.push(factor);
    }
    return word;
  };

  const readFactor = (): PlacedWord => {
    let word = readRaised();
    const caret = next();
    if (caret?.kind === "^") {
      at++;
      const by = next();
      if (by?.kind === "exponent") {
        at++;
        word = power(word, by.exponent);
      } else if (isOpening(by)) word = conjugate(word, readRaised());
      else throw refuse(NO_EXPONENT, caret);
    }
    const after = next();
    if (after?.kind === "exponent" || after?.kind === "^") throw misplaced(after);
    return word;
  };

  /** With the number or superscript right after it, and a prime before or after that. */
  const readRaised = (): PlacedWord => {
    const word = readBase();
    const raising = next();
    if (raising?.kind !== "exponent") return word;
    at++;
    const second = next();
    if (second?.kind !== "exponent" || !isJoined(raising, second)) return power(word, raising.exponent);
    at++;
    return power(word, raising.exponent * second.exponent);
  };

  /** A label, a word in parentheses, or a commutator. */
  const readBase = (): PlacedWord => {
    const token = tokens[at++];
    const { kind, position } = token;
    if (kind === "label") return [{ label: token.label, inverse: false, position }];
    if (kind === "*" || kind === ":") throw refuse(NOT_BETWEEN, token);
    if (kind !== "(" && kind !== "[") throw misplaced(token);
    if (++depth > MAX_DEPTH) throw refuse(DEEP, token);
    const word = kind === "(" ? readFactors() : readPair(token);
    if (next()?.kind !== (kind === "(" ? ")" : "]")) throw refuse(UNPAIRED, token);
    at++;
    depth--;
    return word;
  };

  /** A commutator, or a conjugate as cubers write it. */
  const readPair = (opening: Token): PlacedWord => {
    const from = at;
    const first = readFactors(true);
    const sign = at;
    const isConjugate = next()?.kind === ":";
    if (isBetweenPair(next()?.kind)) at++;
    const second = readFactors(true);
    if (sign === from || at <= sign + 1 || isBetweenPair(next()?.kind)) throw refuse(NO_PAIR, opening);
    if (isConjugate) return conjugate(second, power(first, -1n));
    return first.length && second.length ? [{ base: first, by: second, isCommutator: true }] : [];
  };

  const word = readFactors();
  const rest = next();
  if (rest) throw refuse(UNPAIRED, rest);
  return word;
}

const isBetweenPair = (kind?: Token["kind"]) => kind === "," || kind === ":";
const isOpening = (token?: Token) => token !== undefined && "label([".includes(token.kind);

/** Whether an exponent belongs to the one before it, as in A2' and A'2. */
const isJoined = (first: Token & { kind: "exponent" }, second: Token & { kind: "exponent" }) =>
  first.exponent === -1n ? PRIME.test(first.written) && !PRIME.test(second.written) : second.exponent === -1n;

/** Words never have factors without letters, so that writing one out ends. */
function power(word: PlacedWord, exponent: bigint): PlacedWord {
  if (word.length === 0 || exponent === 0n) return [];
  if (exponent === 1n) return word;
  const [only] = word;
  if (exponent === -1n && word.length === 1 && "label" in only) return [{ ...only, inverse: !only.inverse }];
  return [{ base: word, exponent }];
}

function conjugate(base: PlacedWord, by: PlacedWord): PlacedWord {
  return base.length && by.length ? [{ base, by, isCommutator: false }] : base;
}

/**
 * A word without what people write around it: LaTeX's signs, and a full stop or semicolon at its end. What may belong to a label stays, and
 * what is left keeps its position.
 */
function plainWord(written: string, numbers: Labels): string {
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
function correctedWord(text: string, parse: (text: string) => readonly unknown[]): string | undefined {
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
