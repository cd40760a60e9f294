import { i18n } from "../language";
import { exponentOf, PRIME } from "./exponents";
import { NotationError } from "./notation-error";
import type { PlacedLetter, Word } from "./words";

type Kind =
  | { readonly kind: "label"; readonly label: number }
  /** A number after ^ or, right after what it raises, a number, a superscript or a prime. */
  | { readonly kind: "exponent"; readonly exponent: bigint }
  | { readonly kind: "(" | ")" | "[" | "]" | "^" | "," };

/** What a word consists of, with its position in characters from 1. */
type Token = Kind & { readonly position: number; readonly written: string };

const PARTS = /[^\s,]+|,/g;
const NUMBER = /^[-+−]?\d+/;
const EXPONENT = /\d+|[⁻⁺]?[⁰¹²³⁴-⁹]+|['’′]/uy;

/**
 * Splits a word in labels with their numbers. Whatever is a label is read as one: a whole part between spaces or commas, what stands between
 * parentheses, brackets and ^, or a single character. Throws a NotationError at what is none.
 */
function tokensOf(text: string, numbers: ReadonlyMap<string, number>): readonly Token[] {
  const tokens: Token[] = [];
  let position = 1;
  let end = 0;
  /** A number or superscript right after a label is its exponent only where no label could be meant. */
  let isRaising: boolean | undefined;
  const mayRaise = () => (isRaising ??= ![...numbers.keys()].some((label) => /[\d⁻⁺⁰¹²³⁴-⁹]$/.test(label)));

  const push = (written: string, token: Kind) => {
    tokens.push({ ...token, written, position });
    position += Array.from(written).length;
  };
  const pushLabel = (written: string, label: number) => push(written, { kind: "label", label });
  const pushExponent = (written: string) =>
    push(written, { kind: "exponent", exponent: exponentOf(written) });

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
    if (part === ",") push(part, { kind: part });
    else if (tokens.at(-1)?.kind === "^" || !readWhole(part)) {
      let from = 0;
      for (const { 0: sign, index } of part.matchAll(/[()[\]^]/g)) {
        if (numbers.has(sign)) continue;
        readRun(part.slice(from, index), from > 0 && isClosing(tokens.at(-1)));
        push(sign, { kind: sign as "(" });
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
function refusal(problem: string, found: string, position: number): NotationError {
  return new NotationError(i18n._(problem, { found, position }), position);
}

/** An error at what would have to stand after a label. */
function misplaced({ written, position }: Token): NotationError {
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

/**
 * Words in labels: `BADD` if each label is one character, otherwise separated by spaces: `up left' up`. A `'` after a label marks its
 * inverse; `A2`, `A²` and `A^2` are powers, `(AB)^-1` those of words, `A^B` is the conjugate B⁻¹AB, and `[A,B]` the commutator A⁻¹B⁻¹AB.
 */

type PlacedWord = Word<PlacedLetter>;

const UNPAIRED = /*i18n*/ "has {found} at character {position} without its counterpart";
const DEEP = /*i18n*/ "has {found} at character {position}, which stands inside too many others";
const NO_EXPONENT =
  /*i18n*/ "has {found} at character {position}, after which a whole number or a label is missing";
const NO_PAIR =
  /*i18n*/ "has {found} at character {position}, which needs two words and one comma, as in [A,B]";

/** Each level takes some of the call stack. */
const MAX_DEPTH = 50;

/**
 * Reads a word in labels with their numbers. Where a text may be a label and something else, it is the label. Throws a NotationError that
 * names the first character that is wrong.
 */
export function parseWord(text: string, numbers: ReadonlyMap<string, number>): PlacedWord {
  const tokens = tokensOf(text, numbers);
  let at = 0;
  let depth = 0;
  const next = (): Token | undefined => tokens[at];
  const refuse = (problem: string, { written, position }: Token) => refusal(problem, written, position);

  /** All factors up to a closing sign or, if commas do not only separate labels, up to a comma. */
  const readFactors = (endsAtComma = false): PlacedWord => {
    const word: PlacedWord[number][] = [];
    for (;;) {
      const kind = next()?.kind;
      if (!kind || kind === ")" || kind === "]" || (kind === "," && endsAtComma)) return word;
      if (kind === ",") at++;
      else for (const factor of readFactor()) word.push(factor);
    }
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
      } else if (by && "label([".includes(by.kind)) word = conjugate(word, readRaised());
      else throw refuse(NO_EXPONENT, caret);
    }
    const after = next();
    if (after?.kind === "exponent" || after?.kind === "^") throw misplaced(after);
    return word;
  };

  /** With the number or superscript right after it, and then a prime. */
  const readRaised = (): PlacedWord => {
    const word = readBase();
    const raising = next();
    if (raising?.kind !== "exponent") return word;
    at++;
    const prime = next();
    const isInverted = raising.exponent !== -1n && prime?.kind === "exponent" && prime.exponent === -1n;
    if (isInverted) at++;
    return power(word, isInverted ? -raising.exponent : raising.exponent);
  };

  /** A label, a word in parentheses, or a commutator. */
  const readBase = (): PlacedWord => {
    const token = tokens[at++];
    const { kind, position } = token;
    if (kind === "label") return [{ label: token.label, inverse: false, position }];
    if (kind !== "(" && kind !== "[") throw misplaced(token);
    if (++depth > MAX_DEPTH) throw refuse(DEEP, token);
    const word = kind === "(" ? readFactors() : readCommutator(token);
    if (next()?.kind !== (kind === "(" ? ")" : "]")) throw refuse(UNPAIRED, token);
    at++;
    depth--;
    return word;
  };

  const readCommutator = (opening: Token): PlacedWord => {
    const from = at;
    const base = readFactors(true);
    const comma = at;
    if (next()?.kind === ",") at++;
    const by = readFactors(true);
    if (comma === from || at <= comma + 1 || next()?.kind === ",") throw refuse(NO_PAIR, opening);
    return base.length && by.length ? [{ base, by, isCommutator: true }] : [];
  };

  const word = readFactors();
  const rest = next();
  if (rest) throw refuse(UNPAIRED, rest);
  return word;
}

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
