import { misplaced, refusal, tokensOf, type Token } from "./word-tokens";
import type { PlacedLetter, Word } from "./words";

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
