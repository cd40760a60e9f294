import { FUNCTIONS } from "../functions/declared-functions";
import { ExcelError } from "../../excel-errors.mjs";

type Scalar = string | number | boolean;

/** What a part of a formula gives: a value, or an array row by row. */
type Value = Scalar | Scalar[][];

/** The value of an array of one. */
function single(value: Value): Scalar {
  if (!Array.isArray(value)) return value;
  if (value.length !== 1 || value[0].length !== 1) throw new Error("One value was expected.");
  return value[0][0];
}

const each = (value: Value, change: (value: Scalar) => Scalar): Value =>
  Array.isArray(value) ? value.map((row) => row.map(change)) : change(value);

const flat = (value: Value): Scalar[] => (Array.isArray(value) ? value.flat() : [value]);
const text = (value: Value) => String(single(value));

/** Excel's own functions, as far as exercises call them. */
const SPREADSHEET_FUNCTIONS: Readonly<Record<string, (...values: Value[]) => Value>> = {
  AND: (...values) => values.flatMap(flat).every(Boolean),
  OR: (...values) => values.flatMap(flat).some(Boolean),
  IF: (condition, yes, no) => (single(condition) ? yes : no),
  LOWER: (value) => text(value).toLowerCase(),
  TRIM: (value) => text(value).trim().replace(/ +/g, " "),
  LEN: (value) => each(value, (one) => String(one).length),
  FIND: (part, value) => {
    const at = text(value).indexOf(text(part));
    if (at < 0) throw new ExcelError("#VALUE!");
    return at + 1;
  },
  SUBSTITUTE: (value, old, by) => each(old, (one) => text(value).replaceAll(String(one), text(by))),
  SUMPRODUCT: (...values) => {
    const [first = [], ...others] = values.map((value) => flat(value).map(Number));
    return first.reduce((sum, one, k) => sum + others.reduce((part, other) => part * other[k], one), 0);
  },
  INDEX: (value, row, column) => {
    const cells = (value as Scalar[][]).map((each) => [each[Number(column) - 1]]);
    return row === 0 ? cells : cells[Number(row) - 1][0];
  },
  TEXTJOIN: (separator, _ignoreBlanks, value) => flat(value).join(text(separator)),
};

export type Cells = ReadonlyMap<string, Scalar>;

const TOKENS = /"(?:[^"]|"")*"|\{[^}]*\}|[A-Z]+\d+(?::[A-Z]+\d+)?\b|TRUE|[A-Z.]+|\d+|[-=&>(),]/g;

/** Computes a formula of an exercise, and calls our functions as Excel does. */
export function computed(formula: string, cells: Cells): Promise<Value> {
  const tokens = formula.match(TOKENS) ?? [];
  if (tokens.join("") !== formula) throw new Error(`Not understood: ${formula}`);
  return new Calculation(tokens, cells).all();
}

class Calculation {
  private at = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly cells: Cells,
  ) {}

  async all(): Promise<Value> {
    const value = await this.comparison();
    if (this.at < this.tokens.length) throw new Error(`What does ${this.tokens[this.at]} mean?`);
    return value;
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }

  private async comparison(): Promise<Value> {
    const left = await this.joined();
    if (this.take("=")) {
      const right = folded(single(await this.joined()));
      return each(left, (value) => folded(value) === right);
    }
    if (!this.take(">")) return left;
    const least = single(await this.joined());
    return each(left, (value) => value > least);
  }

  private async joined(): Promise<Value> {
    const left = await this.difference();
    return this.take("&") ? `${String(single(left))}${String(single(await this.joined()))}` : left;
  }

  private async difference(): Promise<Value> {
    const left = await this.signed();
    if (!this.take("-")) return left;
    return each(await this.signed(), (value) => Number(single(left)) - Number(value));
  }

  private async signed(): Promise<Value> {
    return this.take("-") ? each(await this.signed(), (value) => -Number(value)) : await this.operand();
  }

  private async operand(): Promise<Value> {
    const token = this.tokens[this.at++];
    if (token === "(") {
      const value = await this.comparison();
      this.take(")");
      return value;
    }
    if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"');
    if (token.startsWith("{")) return [JSON.parse(`[${token.slice(1, -1)}]`) as Scalar[]];
    if (/^\d/.test(token)) return Number(token);
    if (token === "TRUE") return true;
    return this.take("(") ? await call(token, await this.list()) : this.range(token);
  }

  private async list(): Promise<Value[]> {
    const values: Value[] = [];
    while (!this.take(")")) {
      values.push(this.tokens[this.at] === "," ? "" : await this.comparison());
      this.take(",");
    }
    return values;
  }

  private range(address: string): Value {
    const [first, last = first] = address
      .split(":")
      .map((cell) => [cell.charCodeAt(0), Number(cell.slice(1))]);
    const rows = Array.from({ length: last[1] - first[1] + 1 }, (_row, row) =>
      Array.from({ length: last[0] - first[0] + 1 }, (_cell, column) => {
        const name = `${String.fromCharCode(first[0] + column)}${first[1] + row}`;
        return this.cells.get(name) ?? "";
      }),
    );
    return address.includes(":") ? rows : rows[0][0];
  }
}

/** Excel compares texts without regard to case. */
const folded = (value: Scalar) => (typeof value === "string" ? value.toLowerCase() : value);

async function call(name: string, values: readonly Value[]): Promise<Value> {
  const own = SPREADSHEET_FUNCTIONS[name];
  if (own) return own(...values);
  const { compute } = FUNCTIONS.get(name.replace("PUZZLE.", ""))!;
  // Repeated arguments come as one list.
  return (await (name === "PUZZLE.MULTIPLYCYCLES" ? compute(values) : compute(...values))) as Value;
}
