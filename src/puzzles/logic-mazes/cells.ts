import { either, i18n } from "../../language";
import {
  CellError,
  isBlank,
  isBlankRange,
  numberIn,
  shown,
  textOf,
  type Cell,
  type Cells,
} from "../../grid/cells";
import { isPauseInRow, type Steps } from "../../steps";
import type { ReadGrid } from "../mazes/cells";
import { byCharacter, linesOf, type Drawn } from "../mazes/marks/lines";
import { markOf, withRemedy } from "../mazes/marks/marks";
import { checkNamed, hasCell, isNamed } from "../mazes/marks/walls";
import { readGoals, readStarts } from "../mazes/positions";
import type { MazeQuestion } from "../puzzle-kind";
import { readLogicRules, type LogicRules } from "./rules";

/** A maze with rules beyond walls. Its lists have an entry for each position. */
export interface LogicMaze extends ReadGrid {
  readonly rules: LogicRules;
  /** What it costs to enter a position. */
  readonly costs: Int32Array;
  /** The bit of the key that lies there, and of the key that opens the door there; 0 for none. */
  readonly keys: Int32Array;
  readonly doors: Int32Array;
  /** Where the portal there leads; −1 for none. */
  readonly portals: Int32Array;
  /** The letters of the keys, by their bits. */
  readonly keyNames: readonly string[];
  /** Whether the goal is to have all keys, wherever that is. There are then no goals. */
  readonly wantsAllKeys: boolean;
}

const [START, GOAL] = ["@", "*"];
const MAX_COST = 9999;
/** A bit each, and one more for a door whose key is not in the maze. */
const MAX_KEYS = 30;

/**
 * Reads a maze and its rules. Walls are #, or what the rules name. Keys are small letters, and doors their capital letters. Portals are two
 * equal letters, or two equal digits if keys are a rule. The start is @ and the goal is *. Letters that mean nothing else are marks as
 * in other mazes. If keys or portals are a rule, the only marks are S without an @ or a given start, and G without an @, a * or a given
 * goal.
 */
export function* readLogicMaze(question: MazeQuestion): Steps<LogicMaze> {
  const rules = readLogicRules(question.rules);
  const { cells, places } =
    (rules.costs ? digitsOf(question.maze) : undefined) ??
    (yield* linesOf(question.maze, rules.named, byCharacter));
  yield* checkNamed(cells, rules.named);
  const [hasStart, hasGoal] = [
    yield* hasCell(cells, (cell) => textOf(cell) === START),
    yield* hasCell(cells, (cell) => textOf(cell) === GOAL),
  ];
  const areLettersTaken = rules.keys || rules.portals;
  const isMark = (text: string) =>
    !areLettersTaken ||
    (text === "S" && !hasStart && isBlankRange(question.start)) ||
    (text === "G" && !hasStart && !hasGoal && isBlankRange(question.goal));

  const [rows, columns] = [cells.length, cells.reduce((most, row) => Math.max(most, row.length), 0)];
  const size = rows * columns;
  const open = new Uint8Array(size);
  const [costs, keys, doors] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const [starts, goals, keyNames]: [number[], number[], string[]] = [[], [], []];
  const portals = new Map<string, number[]>();
  const closedDoors: [position: number, key: string][] = [];

  /** Notes what is in an open cell. Returns whether the rules give it a meaning. */
  const note = (cell: Cell, position: number): boolean => {
    const text = textOf(cell);
    const mark = markOf(cell);
    if (text === START || (mark === "start" && isMark(text))) starts.push(position);
    else if (text === GOAL || ((mark === "goal" || mark === "end") && isMark(text))) goals.push(position);
    else if (isBlank(cell) || mark === "way") return true;
    else if (rules.costs && numberIn(cell) !== undefined) {
      const cost = numberIn(cell)!;
      if (!Number.isInteger(cost) || cost < 0 || cost > MAX_COST) return false;
      costs[position] = cost;
    } else if (rules.keys && /^\p{Ll}$/u.test(text)) {
      if (!keyNames.includes(text)) keyNames.push(text);
      keys[position] = 1 << keyNames.indexOf(text);
    } else if (rules.keys && /^\p{Lu}$/u.test(text)) closedDoors.push([position, text.toLowerCase()]);
    else if (rules.portals && (rules.keys ? /^\d$/ : /^\p{L}$/u).test(text)) {
      portals.set(text, [...(portals.get(text) ?? []), position]);
    } else return false;
    return true;
  };
  for (const [row, inRow] of cells.entries()) {
    if (isPauseInRow(row, columns)) yield 0;
    for (let column = 0; column < columns; column++) {
      const cell = inRow[column] ?? "";
      if (isNamed(cell, rules.named) || markOf(cell) === "wall") continue;
      const position = row * columns + column;
      open[position] = 1;
      if (note(cell, position)) continue;
      const problem = i18n.t("here is {cell}; expected {choices}", {
        cell: shown(cell),
        choices: expectedIn(rules),
      });
      throw new CellError("maze", withRemedy(problem, cell), row, column);
    }
  }
  if (keyNames.length > MAX_KEYS) {
    throw new CellError("maze", i18n.t("it has more than {most} different keys", { most: MAX_KEYS }));
  }
  for (const [position, key] of closedDoors) {
    doors[position] = 1 << (keyNames.includes(key) ? keyNames.indexOf(key) : MAX_KEYS);
  }
  const wantsAllKeys = keyNames.length > 0 && goals.length === 0 && isBlankRange(question.goal);
  const grid = { rows, columns, open, starts, goals, cells, places };
  return {
    ...grid,
    ...{ rules, costs, keys, doors, keyNames, wantsAllKeys },
    portals: pairs(portals, size, columns),
    starts: yield* readStarts(question.start, grid),
    goals: wantsAllKeys
      ? []
      : yield* readGoals(question.goal, grid, hasStart && areLettersTaken ? GOAL : "G"),
  };
}

/** The most digits of a number that a spreadsheet keeps. */
const KEPT_DIGITS = 15;

/** Lines of equally many digits as one digit a cell. A spreadsheet takes such lines for numbers; a maze of a single column needs no search. */
function digitsOf(range: Cells): Drawn | undefined {
  if (range.some((row) => row.length > 1)) return undefined;
  const lines = range.flatMap(([cell]) => textOf(cell).split(/\r\n|\r|\n/));
  const [{ length: width }] = lines;
  const most = range.some(([cell]) => typeof cell === "number") ? KEPT_DIGITS : Infinity;
  if (lines.length < 2 || width < 2 || width > most) return undefined;
  if (!lines.every((line) => line.length === width && /^\d+$/.test(line))) return undefined;
  const isOneCell = range.length === 1;
  return {
    cells: lines.map((line) => Array.from(line, Number)),
    places: { rows: lines.map((_, k) => (isOneCell ? 0 : k)), columns: new Array<number>(width).fill(0) },
  };
}

/** What may be in a cell, in words. */
function expectedIn({ costs, keys, portals }: LogicRules): string {
  return either([
    "#",
    ...(keys || portals ? [START, GOAL] : ["S", "G"]),
    ...(costs ? [i18n.t("a cost from 0 to {most}", { most: MAX_COST })] : []),
    ...(keys || portals ? [i18n.t("a letter")] : []),
    ...(keys && portals ? [i18n.t("a digit")] : []),
    i18n.t("a blank cell"),
  ]);
}

/** Where each portal leads. Throws a CellError if there are not two of each. */
function pairs(portals: ReadonlyMap<string, readonly number[]>, size: number, columns: number): Int32Array {
  const other = new Int32Array(size).fill(-1);
  for (const [portal, [one, two, third]] of portals) {
    if (two === undefined || third !== undefined) {
      const position = third ?? one;
      const problem =
        third === undefined
          ? i18n.t("the portal {portal} is only here; expected it in two cells", { portal })
          : i18n.t("the portal {portal} is here for the third time; expected it in two cells", { portal });
      throw new CellError("maze", problem, Math.floor(position / columns), position % columns);
    }
    [other[one], other[two]] = [two, one];
  }
  return other;
}
