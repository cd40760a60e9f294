import { fixed } from "../../../src/grid/addresses";
import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import lessons from "../../../src/language/de/lessons.json";
import type { Lesson } from "../../../src/lessons/lesson";
import { isShown, SOLUTIONS, writtenBlocks } from "../../../src/lessons/solutions";
import { LESSONS } from "../../../src/puzzles";
import { MADE_SHEETS, sheetFor } from "../puzzles/all-made";

beforeAll(() => addTexts("de", functions, lessons));
afterEach(() => i18n.activate("en"));

/** The functions whose answers tell moves, and the answers of theirs that tell none. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  DEADENDS: [],
  FACTORCYCLES: [],
  REARRANGE: [],
  SOLVEBLOCKS: ["length", "states"],
  SOLVEGRAPH: [],
  SOLVELIGHTS: ["length", "count", "rank", "quiet"],
  SOLVEMAZE: ["length", "count", "sum", "cost"],
  SOLVEPEGS: ["length", "states", "pagoda"],
};
/** What makes a number of moves of them. */
const COUNTED = /(ROWS|COUNT|ISNA|ISNUMBER|ISERROR|SUMPRODUCT\()\($/;

/** The calls in a formula that tell moves. */
function tellingCalls(formula: string): string[] {
  return [...formula.matchAll(/PUZZLE\.([A-Z]+)\(/g)].flatMap(({ 1: name, index }) => {
    const harmless = TELLING[name];
    if (!harmless) return [];
    const end = closing(formula, index + name.length + 8);
    const answer = /,"([a-z]+)[^"]*"(?:,[$A-Z\d]+)?$/.exec(formula.slice(index, end))?.[1];
    if (answer !== undefined && harmless.includes(answer)) return [];
    return COUNTED.test(formula.slice(0, index)) ? [] : [formula.slice(index, end)];
  });
}

/** The position of the parenthesis that closes what is open. */
function closing(formula: string, from: number): number {
  let depth = 1;
  let isText = false;
  for (let at = from; at < formula.length; at++) {
    if (formula[at] === '"') isText = !isText;
    else if (!isText && formula[at] === "(") depth++;
    else if (!isText && formula[at] === ")" && --depth === 0) return at;
  }
  return formula.length;
}

/** The cells of a sheet that tell a move before its switch says so. */
function tellingCells(sheet: Lesson): string[] {
  const cell = sheet.names?.[SOLUTIONS];
  const guard = cell === undefined ? undefined : `=IF(${isShown(fixed(cell))},`;
  const replies = sheet.blocks.filter(({ style }) => style === "reply").map(({ at }) => fixed(at));
  /** Reasons stay blank until their question is answered. */
  const isReason = (formula: string) =>
    replies.some((reply) =>
      formula.replaceAll("$", "").startsWith(`=IF(ISERROR(${reply.replaceAll("$", "")})`),
    );
  return writtenBlocks(sheet).flatMap(({ at, cells }) =>
    cells.flat().flatMap((value) => {
      const formula = String(value);
      if (!formula.startsWith("=") || isReason(formula) || (guard !== undefined && formula.startsWith(guard)))
        return [];
      return tellingCalls(formula).map((call) => `${sheet.id} ${at}: ${call}`);
    }),
  );
}

test.each(["en", "de"])("no cell of a lesson or a made sheet tells a move unasked: %s", (language) => {
  speak(language);
  const sheets = [
    ...LESSONS,
    ...MADE_SHEETS.filter(({ size }) => size === "usual").map((made) => sheetFor(made)),
  ];
  expect(sheets.flatMap(tellingCells)).toEqual([]);
});
