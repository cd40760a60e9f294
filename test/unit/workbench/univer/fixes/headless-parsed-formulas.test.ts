import { PlainUniver } from "./plain-univer";
import {
  AstTreeBuilder,
  generateAstNode,
  IFormulaCurrentConfigService,
  Lexer,
} from "@univerjs/preset-sheets-core";
import { stillNeeded } from "./still-needed";

stillNeeded("parses all of many formulas anew each time", () => {
  const { injector, workbook } = new PlainUniver();
  const lexer = injector.get(Lexer);
  const trees = injector.get(AstTreeBuilder);
  const settings = injector.get(IFormulaCurrentConfigService);
  const parse = jest.spyOn(trees, "parse");
  const formulas = Array.from({ length: 5_100 }, (_, k) => `=${k}+1`);
  const parseAll = () => {
    parse.mockClear();
    for (const formula of formulas) generateAstNode(workbook.getId(), formula, lexer, trees, settings);
    return parse.mock.calls.length;
  };
  expect(parseAll()).toBe(formulas.length);
  expect(parseAll()).toBe(formulas.length);
});
