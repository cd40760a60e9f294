import { i18n } from "../../language";
import { CellError, isBlank, numberIn, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import type { Steps } from "../../steps";
import { NAME, readChanges, readCondition, RESERVED, type Assignment, type Vocabulary } from "./expressions";
import { GOAL, WALL, type MoveEffect, type MoveQuestion, type MoveRule, type MoveTable } from "./move-table";
import { fits, LARGEST, patternReader, type Pattern, type Refuse } from "./patterns";

const COMPARES = /[=<>≤≥≠]/;
const expected = () => i18n.t("expected three columns: move, condition, changes, and perhaps costs");

/**
 * Reads a table of moves with conditions on values that have names. `values` is a row of names, and perhaps a row of what each may be.
 * Conditions and changes are compiled once (expressions.ts), so that a search runs closures over the codes of a state: twice a number, or
 * an odd code for a word. Rules come in the order walls, goals, moves: the first two say of a state whether it is allowed and the end.
 */
export function* readGuardedTable(question: MoveQuestion, values: Cells): Steps<MoveTable> {
  const { moves, start, goal } = question;
  const names = readNames(values);
  const isSpilled = (state: string) =>
    i18n.t("{state} is not a state; expected a value for each of {names}", {
      state,
      names: names.join(", "),
    });
  const reader = patternReader({ width: names.length, noState: isSpilled });
  const ranges = reader.pattern(
    values[1]?.map((cell) => (isBlank(cell) ? "*" : cell)) ?? names.map(() => "*"),
    refusal("values", 1),
  );
  const first = reader.start(start.flat(), refusal("start"));
  const isAllowed = (pattern: Pattern, refuse: Refuse) =>
    pattern.forEach((codes, k) => {
      const wrong = codes.find((code) => !fits([ranges[k]], Int32Array.of(code)) || (code ^ first[k]) & 1);
      if (wrong === undefined) return;
      throw refuse(
        i18n.t("{cell} is not among the values of {name}", {
          cell: shown(reader.textAt(wrong)),
          name: names[k],
        }),
      );
    });
  isAllowed(
    Array.from(first, (code) => [code]),
    refusal("start"),
  );
  isAllowed(ranges, refusal("values", 1));

  const patterns: MoveRule[] = [];
  const conditions: (readonly [condition: string, refuse: Refuse])[] = [];
  for (let row = 0; row < goal.length; row++) {
    yield 0;
    const filled = goal[row].filter((cell) => !isBlank(cell));
    if (goal.length > 1 && filled.length === 0) continue;
    const refuse = refusal("goal", goal.length > 1 ? row : undefined);
    if (filled.length === 1 && COMPARES.test(textOf(filled[0]))) {
      conditions.push([textOf(filled[0]), refuse]);
      continue;
    }
    const pattern = reader.pattern(goal[row], refuse);
    isAllowed(pattern, refuse);
    patterns.push({ name: "", fits: (state) => fits(pattern, state), to: GOAL });
  }
  if (patterns.length + conditions.length === 0) throw new CellError("goal", i18n.t("all cells are blank"));

  const vocabulary: Vocabulary = {
    names: names.map((name) => name.toLowerCase()),
    areWords: Array.from(first, (code) => (code & 1) === 1),
    words: reader.words,
    flips: ranges.map(sumOfTwo),
  };
  const goals = conditions.map(([text, refuse]): MoveRule => ({
    name: "",
    fits: testOf(text, vocabulary, refuse),
    to: GOAL,
  }));
  const { walls, rules, cost } = yield* readRows(moves, vocabulary, ranges);
  return {
    rules: [...walls, ...patterns, ...goals, ...rules],
    ...{ start: first, cost, textAt: reader.textAt },
    values: names.map((name, k) => ({ name, range: ranges[k] })),
  };
}

function testOf(text: string, vocabulary: Vocabulary, refuse: Refuse): MoveRule["fits"] {
  const program = readCondition(text, vocabulary, refuse);
  return (state) => program(state) === 1;
}

/** Walls, moves, and how much there is to do for each state. */
function* readRows(moves: Cells, vocabulary: Vocabulary, ranges: Pattern) {
  const [walls, rules]: [MoveRule[], MoveRule[]] = [[], []];
  let cost = ranges.length;
  for (const row of yield* filledRows(moves, "moves", [3, 4], expected)) {
    yield row / moves.length;
    const [name, when, then, price] = moves[row];
    const [ofGuard, ofChanges] = [refusal("moves", row, 1), refusal("moves", row, 2)];
    const changes = textOf(then);
    cost += textOf(when).length + changes.length;
    const guard = isBlank(when) ? undefined : testOf(textOf(when), vocabulary, ofGuard);
    if (changes === WALL) {
      if (!guard) throw ofGuard(i18n.t("the cell is blank; expected a condition that forbids the state"));
      walls.push({ name, fits: guard, to: WALL });
      continue;
    }
    if (isBlank(then)) {
      const change = `${vocabulary.names[0]} = 1`;
      throw ofChanges(
        i18n.t("the cell is blank; expected changes such as {change}, or # for a state that must not be", {
          change,
        }),
      );
    }
    rules.push({
      ...{ name: name || "", fits: guard ?? (() => true) },
      to: effectOf(readChanges(changes, vocabulary, ofChanges), ranges, ofChanges),
      ...(price !== undefined && { cost: readCost(price, row) }),
    });
  }
  return { walls, rules, cost };
}

const refusal =
  (argument: string, row?: number, column?: number): Refuse =>
  (problem) =>
    new CellError(argument, problem, row, column);

function readNames(values: Cells): string[] {
  if (values.length > 2) {
    const problem = i18n.t("there are {count} rows; expected names, and perhaps below them what each may be, such as 0..5 or L|R", { count: values.length }); // prettier-ignore
    throw new CellError("values", problem);
  }
  const names = values[0].map(textOf);
  names.forEach((name, column) => {
    const refuse = refusal("values", 0, column);
    if (!NAME.test(name) || RESERVED.includes(name.toLowerCase()))
      throw refuse(
        i18n.t("{name} is not a name; expected one word, such as a or wolf", { name: shown(name) }),
      );
    if (names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < column)
      throw refuse(i18n.t("{name} occurs twice; expected different names", { name: shown(name) }));
  });
  return names;
}

function readCost(cell: Cell, row: number): number {
  const cost = isBlank(cell) ? 0 : numberIn(cell);
  if (cost !== undefined && cost >= 0) return cost;
  throw new CellError(
    "moves",
    i18n.t("here is {cell}; expected a cost of 0 or more", { cell: shown(cell) }),
    row,
    3,
  );
}

/** The sum of the codes of two values, of which one follows from the other; undefined if there are others. */
function sumOfTwo(range: readonly number[]): number | undefined {
  const [a, b, c, d] = range;
  if (range.length === 2) return b === a + 2 ? a + b : undefined;
  return range.length === 4 && a === b && c === d ? a + c : undefined;
}

/** All changes are computed from the state before. A move that leads out of what values may be is not possible. */
function effectOf(assignments: readonly Assignment[], ranges: Pattern, refuse: Refuse): MoveEffect {
  return (before, after) => {
    after.set(before);
    for (const { value, isWord, compute } of assignments) {
      const result = compute(before);
      if (!isWord && !(Math.abs(result) <= LARGEST)) {
        const problem = i18n.t("a number is too large, or divided by 0; expected at most {most}", {
          most: LARGEST,
        });
        throw refuse(problem);
      }
      after[value] = isWord ? result : 2 * result;
    }
    return fits(ranges, after);
  };
}
