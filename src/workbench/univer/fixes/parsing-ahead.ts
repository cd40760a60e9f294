import {
  AstTreeBuilder,
  FormulaDataModel,
  generateAstNode,
  IDefinedNamesService,
  IFormulaCurrentConfigService,
  Lexer,
  SetFormulaDataMutation,
  type IFormulaData,
} from "@univerjs/preset-sheets-core";
import { IUniverInstanceService, requestImmediateMacroTask, type Injector } from "@univerjs/core";
import { requestCalculation } from "../basics/calculation-request";
import { afterCommand } from "../basics/commands";
import { formulasIn } from "../basics/placed";

/** Univer parses this many formulas without a noticeable delay. */
const FORMULAS_AT_ONCE = 500;
/** Short enough for the page to respond to a click in between. It also draws the sheet then, which may take just as long. */
const SLICE_MILLISECONDS = 40;

/**
 * Parses the workbook's formulas, and new ones, in short slices if there are many. Univer would parse all of them at once when it starts to
 * calculate. It caches what is parsed (see `keepFormulasParsed`) and starts 100 ms after the last request, so it is asked for an empty
 * calculation while there is more to parse.
 */
export function parseFormulasAhead(injector: Injector): void {
  const parse = (data: IFormulaData) => {
    for (const workbook of Object.keys(data)) {
      const formulas = new Set(Array.from(formulasIn(data, workbook), ({ formula }) => formula));
      if (formulas.size > FORMULAS_AT_ONCE) void parseInSlices(injector, workbook, formulas);
    }
  };
  parse(injector.get(FormulaDataModel).getFormulaData());
  afterCommand(injector, SetFormulaDataMutation, ({ formulaData }) => parse(formulaData));
}

async function parseInSlices(injector: Injector, workbook: string, formulas: Set<string>): Promise<void> {
  // By then everyone has been notified of the change and, at startup, our functions have been registered in the same turn.
  await Promise.resolve();
  const workbooks = injector.get(IUniverInstanceService);
  const lexer = injector.get(Lexer);
  const trees = injector.get(AstTreeBuilder);
  const settings = injector.get(IFormulaCurrentConfigService);
  let names: string[] = [];
  let end = -Infinity;
  for (const formula of formulas) {
    if (performance.now() > end) {
      requestCalculation(injector, []);
      await new Promise(requestImmediateMacroTask);
      if (!workbooks.getUnit(workbook)) return;
      names = namesIn(injector, workbook);
      end = performance.now() + SLICE_MILLISECONDS;
    }
    const text = formula.toLowerCase();
    // Univer knows what a name means only when it calculates.
    if (!names.some((name) => text.includes(name)))
      generateAstNode(workbook, formula, lexer, trees, settings);
  }
}

function namesIn(injector: Injector, workbook: string): string[] {
  const names = injector.get(IDefinedNamesService).getDefinedNameMap(workbook) ?? {};
  return Object.values(names).map(({ name }) => name.toLowerCase());
}
