import { readFileSync } from "node:fs";

const EXAMPLES = JSON.parse(
  readFileSync(new URL("../../../src/functions/examples.json", import.meta.url), "utf8"),
);

/** Texts that a user, or an attacker, might type. Some characters take two code units, some several characters. */
const TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1e400",
  "()",
  "(1 2",
  "1 2)",
  "(1 2)(2 3)",
  "(1 1)",
  "((1 2))",
  "(123)(45)",
  "(🔑 🗝️)",
  "👩‍👩‍👧‍👦",
  "𝟙-𝟚-𝟙",
  "5-4-1-2-5",
  "5--4",
  "R U' F2",
  "S",
  "G",
  "#",
  "red",
  "gates red blue",
  "jump zero",
  "count",
  "__proto__",
  "constructor",
  "toString",
  "<img src=x onerror=alert(1)>",
  "=1+1",
  "\u0000",
  "\u202e(1 2)",
  "e\u0301",
  "Ω".repeat(300),
  "🧩".repeat(501),
  `(${"1 ".repeat(400)}2)`,
  "(1 2)".repeat(500),
];

/** What people write, to be written in other ways. */
const WRITTEN = [
  "(1 4 2)(3 8)",
  "(1 2)^-1",
  "[A,B]A'B2",
  "5-4-1-2-5",
  "2 4 3 5 1",
  "S.#.G",
  "(1 2),(3 4)",
  "1 4",
  "A",
];

/** Other ways to write one character, and signs that stand in nobody's notation. */
const WAYS = {
  " ": [", ", ";", "\u00a0", "\u2009", "\\,", "~", "&", "\n", "-", "→", "|", "…", "\u200b"],
  "-": ["–", "−", "—", "→", "/", ">", " "],
  "(": ["（", "[", "{", "((", "\\left(", "("],
  ")": ["）", "]", "}", "))", ")x6", ").", ");", ")*", ")∘", ")²", ")^{-1}", ")^(2)", ""],
  "'": ["’", "′", "´", "`", "'2", "⁻¹"],
  ",": ["，", "、", ";", ": "],
  "#": ["█", "■", "X", "1", "*", "＃"],
};
const SIGNS = Array.from({ length: 95 }, (_, k) => String.fromCharCode(32 + k)).concat(
  Array.from("\u00ad\u200b\u200d\u200e\ufeff\ufe0f·×∘σ²₁é½１Ａ♠Ω…“”"),
);

const NUMBERS = [
  0,
  -0,
  1,
  2,
  3,
  4,
  5,
  9,
  -1,
  0.5,
  1e-9,
  255,
  256,
  65_536,
  2 ** 31,
  2 ** 53,
  1e15,
  1e308,
  -1e308,
];

/** The arguments of a formula such as `=PUZZLE.X("a",{1,2;3,4})`: constants and arrays of constants. */
function argumentsOf(formula) {
  const tokens = formula.slice(formula.indexOf("(") + 1, -1).match(/"(?:[^"]|"")*"|[{};,]|[^{};,"]+/g) ?? [];
  const constant = (token) =>
    token.startsWith('"') ? token.slice(1, -1).replaceAll('""', '"') : Number(token);
  const given = [];
  let rows;
  let blank = true;
  const put = (value) => (rows ? rows.at(-1).push(value) : given.push(value));
  for (const token of tokens) {
    if (token === "{") rows = [[]];
    else if (token === "}") {
      given.push(rows);
      rows = undefined;
    } else if (token === ";") rows.push([]);
    else if (token !== ",") put(constant(token));
    else if (blank) put(null);
    blank = token === "," || token === "{" || token === ";";
  }
  return given;
}

/** Draws arguments for functions: those of their examples with something wrong, or pure nonsense. */
export class HostileInputs {
  /**
   * @param below draws a whole number from 0 to below its argument
   * @param errorCell an error as a host hands it over
   */
  constructor(below, errorCell) {
    this.below = below;
    this.errorCell = errorCell;
  }

  argumentsFor({ name, parameters }) {
    if (this.below(3) === 0) return parameters.map((parameter) => this.argument(parameter));
    const given = argumentsOf(EXAMPLES[name].formula).map((value) => structuredClone(value));
    for (let changes = this.below(4); changes > 0; changes--) this.spoil(given, parameters);
    return given;
  }

  spoil(given, parameters) {
    const k = this.below(Math.max(given.length, parameters.length));
    const parameter = parameters[Math.min(k, parameters.length - 1)];
    while (given.length < k) given.push(null);
    const before = given[k];
    if (!Array.isArray(before) || this.below(4) === 0) given[k] = this.argument(parameter);
    else this.spoilRows(before);
  }

  spoilRows(rows) {
    if (rows.length === 0) rows.push([this.cell()]);
    const row = rows[this.below(rows.length)] ?? [];
    const change = this.below(8);
    if (change === 0) rows.push([...row]);
    else if (change === 1) rows.splice(this.below(rows.length), 1);
    else if (change === 2) row.pop();
    else if (change === 3) rows.push(...Array.from({ length: this.below(300) }, () => [...row]));
    else if (change < 6)
      row[this.below(Math.max(1, row.length))] = rows[0][this.below(Math.max(1, rows[0].length))] ?? null;
    else row[this.below(row.length + 1)] = this.cell();
  }

  argument({ dimensionality }) {
    if (this.below(8) === 0) return null;
    return dimensionality === "matrix" ? this.matrix() : this.cell();
  }

  matrix() {
    const shapes = [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 2],
      [3, 2],
      [9, 9],
      [40, 2],
      [1, 200],
      [400, 3],
    ];
    const [rows, columns] = shapes[this.below(shapes.length)];
    const pool = Array.from({ length: 1 + this.below(6) }, () => this.cell());
    const cells = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => pool[this.below(pool.length)]),
    );
    if (rows > 1 && this.below(6) === 0) cells[this.below(rows)].pop();
    return cells;
  }

  /** A text in another way of writing, with some of its characters changed, or one of random characters. */
  writtenText() {
    const drawn = (list) => list[this.below(list.length)];
    if (this.below(4) === 0) return Array.from({ length: this.below(20) }, () => drawn(SIGNS)).join("");
    const changed = (character) => {
      const change = this.below(6);
      return change > 1
        ? character
        : change === 0
          ? drawn(WAYS[character] ?? [character])
          : drawn([character, character, drawn(SIGNS)]);
    };
    return Array.from(drawn(WRITTEN), changed).join("");
  }

  cell() {
    const kind = this.below(10);
    if (kind < 2) return this.writtenText();
    if (kind < 5) return TEXTS[this.below(TEXTS.length)];
    if (kind < 8) return NUMBERS[this.below(NUMBERS.length)];
    return [true, false, null, this.errorCell][this.below(4)];
  }
}
