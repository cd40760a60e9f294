import type { IRange, IStyleData } from "@univerjs/core";
import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { ExcelError, notImplemented } from "../batch/errors";
import { intersection } from "../cells/areas";
import type { SheetHost } from "./host";
import { areaOfRange } from "./ranges";
import type { RangeTarget, RuleTarget } from "./types";

/** A rule of Univer's conditional formats. Rules without a formula have other fields in `rule`. */
export interface ConditionalRule {
  cfId: string;
  ranges: IRange[];
  stopIfTrue: boolean;
  rule: { type: "highlightCell"; subType: "formula"; value: string; style: IStyleData };
}

/** The conditional format methods of Univer's façade, present if that part of it is loaded. */
interface ConditionalFormatting {
  getConditionalFormattingRules(): ConditionalRule[];
  addConditionalFormattingRule(rule: ConditionalRule): void;
  setConditionalFormattingRule(id: string, rule: ConditionalRule): void;
  deleteConditionalFormattingRule(id: string): void;
}

function formatting(host: SheetHost, sheetId: string): ConditionalFormatting {
  const sheet = host.worksheet(sheetId) as FWorksheet & Partial<ConditionalFormatting>;
  if (!sheet.getConditionalFormattingRules) throw notImplemented("Range.conditionalFormats");
  return sheet;
}

/** The rules for any cell of a range, highest priority first. */
export function rulesOf(host: SheetHost, { sheetId, area }: RangeTarget): RuleTarget[] {
  return formatting(host, sheetId)
    .getConditionalFormattingRules()
    .filter(({ ranges }) => ranges.some((range) => intersection(areaOfRange(range), area)))
    .map(({ cfId }) => ({ sheetId, ruleId: cfId }));
}

/** Adds a rule decided by a formula. Until it gets one, it applies to no cell. */
export function addFormulaRule(host: SheetHost, target: RangeTarget): RuleTarget {
  const { sheetId } = target;
  const sheet = formatting(host, sheetId);
  const taken = new Set(sheet.getConditionalFormattingRules().map(({ cfId }) => cfId));
  let number = taken.size + 1;
  while (taken.has(`rule-${number}`)) number++;
  sheet.addConditionalFormattingRule({
    cfId: `rule-${number}`,
    ranges: [host.univerRange(target)],
    stopIfTrue: false,
    rule: { type: "highlightCell", subType: "formula", value: "=FALSE", style: {} },
  });
  return { sheetId, ruleId: `rule-${number}` };
}

export function findRule(host: SheetHost, { sheetId, ruleId }: RuleTarget): ConditionalRule | undefined {
  return formatting(host, sheetId)
    .getConditionalFormattingRules()
    .find(({ cfId }) => cfId === ruleId);
}

export function ruleOf(host: SheetHost, target: RuleTarget): ConditionalRule {
  const rule = findRule(host, target);
  if (!rule) throw new ExcelError("ItemNotFound", "There is no such conditional format.");
  return rule;
}

export function changeRule(
  host: SheetHost,
  target: RuleTarget,
  change: Partial<ConditionalRule["rule"]>,
): void {
  const old = ruleOf(host, target);
  const rule = { ...old.rule, ...change };
  formatting(host, target.sheetId).setConditionalFormattingRule(old.cfId, { ...old, rule });
}

export function deleteRule(host: SheetHost, target: RuleTarget): void {
  formatting(host, target.sheetId).deleteConditionalFormattingRule(ruleOf(host, target).cfId);
}
