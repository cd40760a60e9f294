import { closest, distance } from "fastest-levenshtein";
import { i18n } from "../../language";

/** A function under its name in formulas, such as `PUZZLE.SIMPLIFYCYCLES`, with the names of its required arguments. */
export interface NamedFunction {
  readonly name: string;
  readonly required: readonly string[];
}

const MAX_TYPOS = 3;

const TEXTS = /"(?:[^"]|"")*"/g;
const CALLS = /([A-Za-z_][\w.]*)\(\s*(\))?/g;
/** Cycles at the start of an argument. References contain no blanks and are not in several parentheses. */
const BARE_CYCLES = /(?<=[(,]\s*)(?:\([\w\s+-]*\)\s*)*\([\w+-]+(?:\s+[\w+-]+)+\)(?:\s*\([\w\s+-]*\))*/g;

/** Cycles alone, with points that are numbers. */
const ONLY_CYCLES = /^=\s*((?:\(\s*\d+(?:[\s,]+\d+)*\s*\)\s*)+)$/;

/** Semicolons between arguments, as in many languages of Excel. In braces they separate rows. */
const SEMICOLONS = /;(?![^{}]*\})/g;

/**
 * What a student has probably got wrong in a formula whose cell shows an error, with the correct form. Finds a misspelt name, a name
 * without its namespace, semicolons, permutations without quotes or without a function, and nothing between the parentheses.
 */
export function mistakeIn(formula: string, functions: readonly NamedFunction[]): string | undefined {
  // Texts keep their length, so everything outside them keeps its position in the formula.
  const outside = formula.replace(TEXTS, (text) => `"${"·".repeat(text.length - 2)}"`);
  const calls = [...outside.matchAll(CALLS)].map(([, name = "", end]) => ({
    name: name.toUpperCase(),
    isEmpty: end !== undefined,
  }));
  for (const { name } of calls) {
    const mistake = mistakeInName(name, functions);
    if (mistake) return mistake;
  }
  const cycles = ONLY_CYCLES.exec(formula)?.[1]!.trim();
  if (cycles !== undefined) {
    return i18n.t("Put permutations in quotes, and in a function: {formula}", {
      formula: `=PUZZLE.SIMPLIFYCYCLES("${cycles}")`,
    });
  }
  const called = (name: string) => functions.find((each) => each.name === name);
  if (!calls.some(({ name }) => called(name))) return undefined;
  if (outside.search(SEMICOLONS) >= 0) {
    const right = replaced(formula, outside, SEMICOLONS, () => ",");
    return i18n.t("Separate arguments with a comma, not a semicolon: {formula}", { formula: right });
  }
  if (outside.search(BARE_CYCLES) >= 0) {
    const right = replaced(formula, outside, BARE_CYCLES, (cycles) => `"${cycles}"`);
    return i18n.t("Put permutations in quotes: {formula}", { formula: right });
  }
  const empty = calls.find(({ name, isEmpty }) => isEmpty && called(name)?.required.length);
  return (
    empty &&
    i18n.t("{name} needs something between its parentheses: {form}", {
      name: empty.name,
      form: `=${empty.name}(${called(empty.name)!.required.join(", ")})`,
    })
  );
}

/** The formula with other texts where the pattern matches outside its texts. */
function replaced(formula: string, outside: string, pattern: RegExp, by: (text: string) => string): string {
  let done = 0;
  let right = "";
  for (const { 0: text, index } of outside.matchAll(pattern)) {
    right += formula.slice(done, index) + by(text);
    done = index + text.length;
  }
  return right + formula.slice(done);
}

/** What is wrong with a name that is close to one of ours. */
function mistakeInName(name: string, functions: readonly NamedFunction[]): string | undefined {
  const names = functions.map((each) => each.name);
  const [first] = names;
  if (first === undefined || names.includes(name)) return undefined;
  const namespace = first.split(".")[0]!;
  const isOurs = name.startsWith(`${namespace}.`);
  const full = isOurs ? name : `${namespace}.${name.split(".").at(-1)}`;
  const nearest = closest(full, names);
  const isNear = distance(full, nearest) <= (isOurs ? MAX_TYPOS : 1);
  if (isNear) return i18n.t("There is no function {name}: write {nearest}.", { name, nearest });
  return isOurs ? i18n.t("There is no function {name}.", { name }) : undefined;
}
