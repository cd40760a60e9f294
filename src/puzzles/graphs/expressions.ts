import { i18n } from "../../language";
import { shown } from "../../grid/cells";
import { LARGEST, type Refuse } from "./patterns";

/** A number for each instruction of a stack machine. Those that load something are followed by what. */
const OPS = ["push", "number", "word", "negate", "not"] as const;
const BINARY = ["+", "-", "*", "mod", "min", "max", "=", "<>", "<", "<=", ">", ">=", "and", "or"] as const;
type Op = (typeof OPS)[number] | (typeof BINARY)[number];
const CODES = Object.fromEntries([...OPS, ...BINARY].map((op, code) => [op, code])) as Record<Op, number>;

const COMPARISONS = ["=", "<>", "<", "<=", ">", ">="] as const;
const SUMS = ["+", "-"] as const;
const PRODUCTS = ["*", "mod"] as const;
const LEAST_OR_MOST = ["min", "max"] as const;
/** Words that are not names. */
export const RESERVED: readonly string[] = ["and", "or", "not", "mod", "min", "max", "flip"];

const TOKEN = /\s*(\d+|[\p{L}_][\p{L}\p{N}_]*|[-+]=|<[=>]|>=|=[=<>]|!=|:=|&&|\|\||[^\s])/uy;
export const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** Signs that mean the same, and signs of other notations with what to write for them. */
const SAME: Readonly<Record<string, string>> = {
  "≤": "<=",
  "≥": ">=",
  "≠": "<>",
  "−": "-",
  "×": "*",
  "·": "*",
};
const MEANT: Readonly<Record<string, string>> = {
  ...{ "==": "=", ":=": "=", "!=": "<>", "=<": "<=", "=>": ">=", "&&": "and", "||": "or" },
};

const MOST_CHARACTERS = 1000;
const MOST_NESTED = 50;

type Kind = "number" | "word" | "truth";

/** What becomes of a value, by its number. */
export interface Assignment {
  readonly value: number;
  readonly isWord: boolean;
  readonly compute: Program;
}

/** What an expression is in a state. Numbers are themselves, words their codes, and truth is 1 or 0. */
type Program = (state: Int32Array) => number;

interface Part {
  readonly kind: Kind;
  readonly code: readonly number[];
}

/** What expressions may speak of. The code of a number in a state is twice the number, that of a word is odd. */
export interface Vocabulary {
  /** The names of the values, in small letters. */
  readonly names: readonly string[];
  readonly areWords: readonly boolean[];
  readonly words: ReadonlyMap<string, number>;
  /** The sum of the codes of the two words or numbers that a value may be, if there are two. */
  readonly flips: readonly (number | undefined)[];
}

/**
 * Reads conditions such as `a > 0 and b < 3` or `wolf = goat <> me`, and changes such as `a -= 2, flip me`. Precedence is that of mathematics:
 * products, sums, comparisons (a < b < c is both), not, and, or. Throws what `refuse` makes of a problem.
 */
class ExpressionReader {
  readonly #tokens: { readonly text: string; readonly at: number }[] = [];
  #next = 0;
  #depth = 0;

  constructor(
    text: string,
    private readonly vocabulary: Vocabulary,
    private readonly refuse: Refuse,
  ) {
    if (text.length > MOST_CHARACTERS) {
      const counts = { count: text.length, most: MOST_CHARACTERS };
      throw refuse(i18n.t("here are {count, number} characters; expected at most {most, number}", counts));
    }
    for (const { 1: sign, index, 0: all } of text.matchAll(new RegExp(TOKEN, "gu"))) {
      const at = index + all.length - sign.length + 1;
      const meant = MEANT[sign];
      if (meant) throw refuse(i18n.t("character {at}: write {meant} for {sign}", { at, meant, sign }));
      this.#tokens.push({ text: SAME[sign] ?? sign, at });
    }
  }

  /** The next token in small letters; "" at the end. */
  get #token(): string {
    return this.#tokens[this.#next]?.text.toLowerCase() ?? "";
  }

  #take<Sign extends string>(signs: readonly Sign[]): Sign | undefined {
    const sign = signs.find((each) => each === this.#token);
    if (sign !== undefined) this.#next++;
    return sign;
  }

  #unexpected(expected: string, index = this.#next): Error {
    const token = this.#tokens[index];
    return this.refuse(
      token
        ? i18n.t("character {at}: here is {found}; expected {expected}", {
            at: token.at,
            found: shown(token.text),
            expected,
          })
        : i18n.t("missing at the end: {expected}", { expected }),
    );
  }

  /** Reads a part that must be of a kind. */
  #of(kind: Kind, read: () => Part): readonly number[] {
    const index = this.#next;
    const part = read();
    if (part.kind === kind) return part.code;
    throw this.#unexpected(this.#kindInWords(kind), index);
  }

  #kindInWords(kind: Kind): string {
    const [name] = this.vocabulary.names;
    if (kind === "number") return i18n.t("a number, or a value that is a number");
    if (kind === "word") return i18n.t("one of {names}", { names: this.#words() });
    return i18n.t("a condition such as {condition}", { condition: `${name} > 0` });
  }

  #words = () => [...this.vocabulary.words.keys()].join(", ");

  condition(): Program {
    const code = this.#of("truth", this.#or);
    if (this.#token) throw this.#unexpected(i18n.t("and, or, or the end"));
    return programOf(code);
  }

  changes(): Assignment[] {
    const found: Assignment[] = [];
    do {
      const index = this.#next;
      const change = this.#take(["flip"]) ? this.#flip() : this.#change();
      if (found.some(({ value }) => value === change.value))
        throw this.#unexpected(i18n.t("each value at most once"), index);
      found.push(change);
    } while (this.#take([",", ";", "and"]));
    if (this.#token) throw this.#unexpected(i18n.t("a comma, or the end"));
    return found;
  }

  #value(): number {
    const value = this.vocabulary.names.indexOf(this.#token);
    if (value < 0)
      throw this.#unexpected(i18n.t("one of {names}", { names: this.vocabulary.names.join(", ") }));
    this.#next++;
    return value;
  }

  #change(): Assignment {
    const value = this.#value();
    const isWord = this.vocabulary.areWords[value];
    const sign = this.#take(isWord ? ["="] : ["=", "+=", "-="]);
    if (!sign) throw this.#unexpected(isWord ? "=" : i18n.t("=, += or -="));
    const code = this.#of(isWord ? "word" : "number", this.#sum);
    const by = sign === "=" ? [] : [CODES[sign === "+=" ? "+" : "-"]];
    return { value, isWord, compute: programOf(by.length ? [CODES.number, value, ...code, ...by] : code) };
  }

  #flip(): Assignment {
    const index = this.#next;
    const value = this.#value();
    const sum = this.vocabulary.flips[value];
    if (sum === undefined)
      throw this.#unexpected(i18n.t("a value that may be one of two, such as L|R"), index);
    const isWord = this.vocabulary.areWords[value];
    const load = [CODES[isWord ? "word" : "number"], value];
    return { value, isWord, compute: programOf([CODES.push, isWord ? sum : sum / 2, ...load, CODES["-"]]) };
  }

  #or = (): Part => this.#joined(["or"], "truth", this.#and);
  #and = (): Part => this.#joined(["and"], "truth", this.#not);
  #sum = (): Part => this.#joined(SUMS, "number", this.#product);
  #product = (): Part => this.#joined(PRODUCTS, "number", this.#sign);

  #joined(signs: readonly Op[], kind: Kind, read: () => Part): Part {
    const index = this.#next;
    let left = read();
    for (let sign = this.#take(signs); sign; sign = this.#take(signs)) {
      if (left.kind !== kind) throw this.#unexpected(this.#kindInWords(kind), index);
      left = { kind, code: [...left.code, ...this.#of(kind, read), CODES[sign]] };
    }
    return left;
  }

  #not = (): Part => {
    if (!this.#take(["not"])) return this.#comparison();
    return { kind: "truth", code: [...this.#nested(() => this.#of("truth", this.#not)), CODES.not] };
  };

  #comparison(): Part {
    const first = this.#next;
    let left = this.#sum();
    let code: readonly number[] | undefined;
    for (
      let at = this.#next, sign = this.#take(COMPARISONS);
      sign;
      at = this.#next, sign = this.#take(COMPARISONS)
    ) {
      if (left.kind === "truth") throw this.#unexpected(this.#kindInWords("number"), first);
      if (left.kind === "word" && sign !== "=" && sign !== "<>")
        throw this.#unexpected(i18n.t("= or <>"), at);
      const right: Part = { kind: left.kind, code: this.#of(left.kind, this.#sum) };
      const one = [...left.code, ...right.code, CODES[sign]];
      code = code ? [...code, ...one, CODES.and] : one;
      left = right;
    }
    return code ? { kind: "truth", code } : left;
  }

  #sign = (): Part => {
    if (!this.#take(["-"])) return this.#atom();
    return { kind: "number", code: [...this.#nested(() => this.#of("number", this.#sign)), CODES.negate] };
  };

  #atom(): Part {
    const token = this.#tokens[this.#next];
    const { names, areWords, words } = this.vocabulary;
    if (token && /^\d/.test(token.text)) {
      if (Number(token.text) > LARGEST) throw this.#unexpected(i18n.t("at most {most}", { most: LARGEST }));
      this.#next++;
      return { kind: "number", code: [CODES.push, Number(token.text)] };
    }
    if (this.#take(["("])) {
      const part = this.#nested(this.#or);
      if (!this.#take([")"])) throw this.#unexpected(")");
      return part;
    }
    const choice = this.#take(LEAST_OR_MOST);
    if (choice) return this.#nested(() => this.#choice(choice));
    const value = names.indexOf(this.#token);
    const word = words.get(token?.text ?? "");
    if (value < 0 && word === undefined)
      throw this.#unexpected(
        i18n.t("a number, or one of {names}", { names: [...names, ...words.keys()].join(", ") }),
      );
    this.#next++;
    if (value < 0) return { kind: "word", code: [CODES.push, word!] };
    const kind = areWords[value] ? "word" : "number";
    return { kind, code: [CODES[kind], value] };
  }

  /** min(a, b, …) or max(a, b, …). */
  #choice(choice: "min" | "max"): Part {
    if (!this.#take(["("])) throw this.#unexpected("(");
    const code = [...this.#of("number", this.#sum)];
    while (this.#take([",", ";"])) code.push(...this.#of("number", this.#sum), CODES[choice]);
    if (!this.#take([")"])) throw this.#unexpected(")");
    return { kind: "number", code };
  }

  #nested<Result>(read: () => Result): Result {
    if (++this.#depth > MOST_NESTED) throw this.#unexpected(i18n.t("fewer brackets inside each other"));
    const result = read();
    this.#depth--;
    return result;
  }
}

export const readCondition = (...from: ConstructorParameters<typeof ExpressionReader>): Program =>
  new ExpressionReader(...from).condition();

export const readChanges = (...from: ConstructorParameters<typeof ExpressionReader>): Assignment[] =>
  new ExpressionReader(...from).changes();

/** A program is run without making objects: there may be millions of states. */
function programOf(instructions: readonly number[]): Program {
  const code = Int32Array.from(instructions);
  const stack = new Float64Array(code.length);
  return (state) => {
    let top = -1;
    for (let at = 0; at < code.length; at++) {
      const op = code[at];
      if (op === CODES.push) stack[++top] = code[++at];
      else if (op === CODES.number) stack[++top] = state[code[++at]] / 2;
      else if (op === CODES.word) stack[++top] = state[code[++at]];
      else if (op === CODES.negate) stack[top] = -stack[top];
      else if (op === CODES.not) stack[top] = 1 - stack[top];
      else {
        top--;
        stack[top] = joined(op, stack[top], stack[top + 1]);
      }
    }
    return stack[0];
  };
}

/** There is no remainder by a number below 1: the result is not a number. */
function joined(op: number, left: number, right: number): number {
  switch (op) {
    case CODES["+"]:
      return left + right;
    case CODES["-"]:
      return left - right;
    case CODES["*"]:
      return left * right;
    case CODES.mod:
      return right >= 1 ? left - right * Math.floor(left / right) : NaN;
    case CODES.min:
      return left < right ? left : right;
    case CODES.max:
      return left > right ? left : right;
    case CODES["="]:
      return left === right ? 1 : 0;
    case CODES["<>"]:
      return left !== right ? 1 : 0;
    case CODES["<"]:
      return left < right ? 1 : 0;
    case CODES["<="]:
      return left <= right ? 1 : 0;
    case CODES[">"]:
      return left > right ? 1 : 0;
    case CODES[">="]:
      return left >= right ? 1 : 0;
    case CODES.and:
      return left * right;
    default:
      return left + right > 0 ? 1 : 0;
  }
}
