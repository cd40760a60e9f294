import { PlainUniver } from "./plain-univer";
import { stillNeeded } from "./still-needed";

interface WithRules {
  addConditionalFormattingRule(rule: object): void;
  getConditionalFormattingRules(): { rule: { value: string } }[];
}

const rulesOf = (sheet: unknown) =>
  (sheet as WithRules).getConditionalFormattingRules().map(({ rule }) => rule.value);

stillNeeded("turns the order of conditional formats round in a copied sheet", () => {
  const univer = new PlainUniver();
  const ranges = [{ startRow: 0, endRow: 0, startColumn: 0, endColumn: 0 }];
  for (const value of ["=A1=1", "=A1=2", "=A1=3"]) {
    const rule = { type: "highlightCell", subType: "formula", value, style: {} };
    (univer.sheet as unknown as WithRules).addConditionalFormattingRule({
      cfId: value,
      ranges,
      stopIfTrue: false,
      rule,
    });
  }
  const [original] = univer.workbook.getSheets();
  const copy = univer.workbook.duplicateSheet(original);
  const rules = rulesOf(original);
  expect(rules).toHaveLength(3);
  expect(rulesOf(copy)).toEqual(rules.reverse());
});
