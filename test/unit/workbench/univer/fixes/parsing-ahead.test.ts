import type { Injector } from "@univerjs/core";
import { generateAstNode } from "@univerjs/preset-sheets-core";
import { parseFormulasAhead } from "../../../../../src/workbench/univer/fixes/parsing-ahead";

/** What it needs from Univer; services are known by their names. */
jest.mock("@univerjs/core", () => ({
  ICommandService: "commands",
  IUniverInstanceService: "workbooks",
  requestImmediateMacroTask: (callback: () => void) => setTimeout(callback, 0),
}));
jest.mock("@univerjs/preset-sheets-core", () => ({
  AstTreeBuilder: "trees",
  FormulaDataModel: "formulas",
  IDefinedNamesService: "names",
  IFormulaCurrentConfigService: "settings",
  Lexer: "lexer",
  SetFormulaDataMutation: { id: "formulas" },
  SetTriggerFormulaCalculationStartMutation: { id: "calculate" },
  generateAstNode: jest.fn(),
}));

const parser = jest.mocked(generateAstNode);
const parsed = () => parser.mock.calls.map(([workbook, formula]) => `${workbook} ${formula}`);

// Only parsed formulas advance the clock, so a slow machine makes no slice longer.
let clock = 0;
beforeEach(() => {
  jest.spyOn(performance, "now").mockImplementation(() => clock);
  parser.mockReset().mockImplementation(() => {
    clock += 0.5;
    return {} as ReturnType<typeof generateAstNode>;
  });
});
afterEach(() => jest.restoreAllMocks());

/** A spreadsheet with one workbook, "book". */
function spreadsheet({ names = [], rows = {} }: { names?: string[]; rows?: object } = {}) {
  const asked: number[] = [];
  const open = new Set(["book"]);
  let tell: (command: { id: string; params: object }) => void = () => undefined;
  const services: Record<string, unknown> = {
    commands: {
      onCommandExecuted: (listener: typeof tell) => (tell = listener),
      syncExecuteCommand: (id: string, params: object) => {
        expect([id, params]).toEqual(["calculate", { dirtyRanges: [] }]);
        asked.push(parsed().length);
      },
    },
    workbooks: { getUnit: (id: string) => (open.has(id) ? {} : null) },
    formulas: { getFormulaData: () => ({ book: { sheet: rows } }) },
    names: { getDefinedNameMap: () => Object.fromEntries(names.map((name, k) => [k, { name }])) },
  };
  const injector = { get: (id: string) => services[id] ?? id } as unknown as Injector;
  parseFormulasAhead(injector);
  return {
    /** How many formulas were already parsed each time Univer was asked for a calculation. */
    asked,
    enter: (rows: object, id = "formulas") =>
      tell({ id, params: { formulaData: { book: { sheet: rows } } } }),
    close: () => open.delete("book"),
  };
}

/** A column of formulas. */
const column = (formulas: string[]) => Object.fromEntries(formulas.map((f, row) => [row, { 2: { f } }]));
const different = (count: number) => Array.from({ length: count }, (_, k) => `=${k}`);
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const turns = async (count: number) => {
  for (let k = 0; k < count; k++) await turn();
};

test("many new formulas are parsed in slices, and Univer is asked to calculate before each of them", async () => {
  const { asked, enter } = spreadsheet();
  enter(column(different(600)));
  expect(asked).toEqual([]);
  await turns(20);
  expect(parsed()).toEqual(different(600).map((formula) => `book ${formula}`));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked[0]).toBe(0);
  for (const [k, count] of asked.slice(1).entries()) expect(count - asked[k]).toBeLessThan(100);
  expect(asked.at(-1)).toBeLessThan(600);
});

test("those that are there already are parsed, too", async () => {
  spreadsheet({ rows: column(different(600)) });
  await turns(20);
  expect(parsed()).toHaveLength(600);
});

test("few formulas, and such as are the same, are left to Univer", async () => {
  const { asked, enter } = spreadsheet();
  enter(column(different(500)));
  enter(column(Array.from({ length: 5000 }, () => "=A1")));
  enter({ 0: { 0: null, 1: {}, 2: { f: "" } } });
  enter(column(different(600)), "something else");
  await turns(5);
  expect(parsed()).toEqual([]);
  expect(asked).toEqual([]);
});

test("formulas with names are left to Univer", async () => {
  const { enter } = spreadsheet({ names: ["Maze", "Start"] });
  enter(column([...different(600), "=SOLVE(maze)", "=start+1"]));
  await turns(20);
  expect(parsed()).toHaveLength(600);
});

test("nothing is parsed for a workbook that has been closed", async () => {
  const { enter, close } = spreadsheet();
  enter(column(different(6000)));
  await turns(2);
  const before = parsed().length;
  expect(before).toBeGreaterThan(0);
  close();
  await turns(5);
  expect(parsed().length - before).toBeLessThan(100);
});
