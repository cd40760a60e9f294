import { misplaced, refusal, tokensOf, type Token } from "./word-tokens";
import type { PlacedLetter, Word } from "./words";

/**
 * Words in labels: `BADD` if each label is one character, otherwise separated by spaces: `up left' up`. A `'` after a label marks its
 * inverse; `A2`, `A²` and `A^2` are powers, `(AB)^-1` those of words, `A^B` is the conjugate B⁻¹AB, and `[A,B]` the commutator A⁻¹B⁻¹AB.
 */

type PlacedWord = Word<PlacedLetter>;

/**
 * Reads a word in labels with their numbers. Where a text may be a label and something else, it is the label. Throws a NotationError that
 * names the first character that is wrong.
 */
export function parseWord(text: string, numbers: ReadonlyMap<string, number>): PlacedWord {
  return new WordParser(tokensOf(text, numbers)).whole();
}

const UNPAIRED = /*i18n*/ "has {found} at character {position} without its counterpart";
const DEEP = /*i18n*/ "has {found} at character {position}, which stands inside too many others";
const NO_EXPONENT =
  /*i18n*/ "has {found} at character {position}, after which a whole number or a label is missing";
const NO_PAIR =
  /*i18n*/ "has {found} at character {position}, which needs two words and one comma, as in [A,B]";

/** Each level takes some of the call stack. */
const MAX_DEPTH = 50;

class WordParser {
  #at = 0;

  constructor(readonly tokens: readonly Token[]) {}

  whole(): PlacedWord {
    const word = this.#factors(0);
    const [token] = this.tokens.slice(this.#at, this.#at + 1);
    if (token) throw refusal(UNPAIRED, token.kind, token.position);
    return word;
  }

  /** All factors up to a closing sign or, if commas do not only separate labels, up to a comma. */
  #factors(depth: number, endsAtComma = false): PlacedWord {
    const word: PlacedWord[number][] = [];
    for (;;) {
      const kind = this.#next?.kind;
      if (kind === undefined || kind === ")" || kind === "]" || (kind === "," && endsAtComma)) return word;
      if (kind === ",") this.#at++;
      else for (const factor of this.#factor(depth)) word.push(factor);
    }
  }

  get #next(): Token | undefined {
    return this.tokens[this.#at];
  }

  #factor(depth: number): PlacedWord {
    let word = this.#raised(this.#base(depth));
    const caret = this.#next;
    if (caret?.kind === "^") {
      this.#at++;
      const by = this.#next;
      if (by?.kind === "exponent") {
        this.#at++;
        word = power(word, by.exponent);
      } else if (by?.kind === "label" || by?.kind === "(" || by?.kind === "[") {
        word = conjugate(word, this.#raised(this.#base(depth)));
      } else throw refusal(NO_EXPONENT, caret.kind, caret.position);
    }
    const after = this.#next;
    if (after?.kind === "exponent") throw misplaced(after.written, after.position);
    if (after?.kind === "^") throw misplaced(after.kind, after.position);
    return word;
  }

  /** A label, a word in parentheses, or a commutator. */
  #base(depth: number): PlacedWord {
    const token = this.#next!;
    this.#at++;
    if (token.kind === "label") return [{ label: token.label, inverse: false, position: token.position }];
    if (token.kind === "exponent") throw misplaced(token.written, token.position);
    if (token.kind !== "(" && token.kind !== "[") throw misplaced(token.kind, token.position);
    if (depth === MAX_DEPTH) throw refusal(DEEP, token.kind, token.position);
    const word = token.kind === "(" ? this.#factors(depth + 1) : this.#commutator(token, depth + 1);
    const end = this.#next;
    if (end?.kind !== (token.kind === "(" ? ")" : "]")) throw refusal(UNPAIRED, token.kind, token.position);
    this.#at++;
    return word;
  }

  #commutator(opening: Token, depth: number): PlacedWord {
    const from = this.#at;
    const first = this.#factors(depth, true);
    const comma = this.#at;
    this.#at++;
    const second = this.tokens[comma]?.kind === "," ? this.#factors(depth, true) : [];
    const isPair = comma > from && this.#at > comma + 1 && this.#next?.kind !== ",";
    if (!isPair) throw refusal(NO_PAIR, opening.kind, opening.position);
    return first.length && second.length ? [{ base: first, by: second, isCommutator: true }] : [];
  }

  /** With the number or superscript right after it, and then a prime. */
  #raised(word: PlacedWord): PlacedWord {
    const raising = this.#next;
    if (raising?.kind !== "exponent") return word;
    this.#at++;
    const prime = this.#next;
    const isInverted = raising.exponent !== -1n && prime?.kind === "exponent" && prime.exponent === -1n;
    if (isInverted) this.#at++;
    return power(word, isInverted ? -raising.exponent : raising.exponent);
  }
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
