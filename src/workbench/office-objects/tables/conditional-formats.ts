import type { IRange, IStyleData } from "@univerjs/core";
import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { text } from "../batch/arguments";
import { notFound, notImplemented } from "../batch/errors";
import type { Property } from "../batch/object-table";
import { areaOfRange, intersection } from "../cells/areas";
import type { SheetHost } from "../sheet/host";
import { instance, type RuleTarget } from "../sheet/types";
import type { Tables } from "./table";

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
  return sheet as ConditionalFormatting;
}

/** Highest priority first. */
const rulesOf = (host: SheetHost, sheetId: string) =>
  formatting(host, sheetId).getConditionalFormattingRules();

const ruleOf = (host: SheetHost, { sheetId, ruleId }: RuleTarget): ConditionalRule =>
  rulesOf(host, sheetId).find(({ cfId }) => cfId === ruleId) ??
  notFound("There is no such conditional format.");

function changeRule(host: SheetHost, target: RuleTarget, change: Partial<ConditionalRule["rule"]>): void {
  const old = ruleOf(host, target);
  const rule = { ...old.rule, ...change };
  formatting(host, target.sheetId).setConditionalFormattingRule(old.cfId, { ...old, rule });
}

/** Conditional formats decided by a formula (`Custom`). Excel's other kinds are not supported. */
export const conditionalFormats = {
  ConditionalFormatCollection: {
    items: ({ sheetId, area }, host) =>
      rulesOf(host, sheetId)
        .filter(({ ranges }) => ranges.some((range) => intersection(areaOfRange(range), area)))
        .map(({ cfId }) => formatOf({ sheetId, ruleId: cfId })),
    item: ({ sheetId }, id, host) => {
      const rule = { sheetId, ruleId: text(id, "id") };
      ruleOf(host, rule);
      return formatOf(rule);
    },
    methods: {
      /** Until it gets a formula, it applies to no cell. */
      Add: (target, [type], host) => {
        if (type !== "Custom")
          throw notImplemented(
            "ConditionalFormatCollection.add",
            `conditional format of type ${String(type)}`,
          );
        const taken = new Set(rulesOf(host, target.sheetId).map(({ cfId }) => cfId));
        let number = taken.size + 1;
        while (taken.has(`rule-${number}`)) number++;
        const ruleId = `rule-${number}`;
        formatting(host, target.sheetId).addConditionalFormattingRule({
          cfId: ruleId,
          ranges: [host.univerRange(target)],
          stopIfTrue: false,
          rule: { type: "highlightCell", subType: "formula", value: "=FALSE", style: {} },
        });
        return formatOf({ sheetId: target.sheetId, ruleId });
      },
    },
  },
  ConditionalFormat: {
    key: ({ ruleId }) => ({ Id: ruleId }),
    properties: {
      Id: { get: ({ ruleId }) => ruleId },
      Type: { get: () => "Custom" },
    },
    objects: { Custom: (target) => instance("CustomConditionalFormat", target) },
    methods: {
      // Univer's method returns the worksheet, which cannot be sent.
      Delete: (target, _args, host) => {
        formatting(host, target.sheetId).deleteConditionalFormattingRule(ruleOf(host, target).cfId);
      },
    },
  },
  CustomConditionalFormat: {
    objects: {
      Format: (target) => instance("ConditionalRangeFormat", target),
      Rule: (target) => instance("ConditionalFormatRule", target),
    },
  },
  ConditionalFormatRule: {
    properties: {
      Formula: {
        get: (target, host) => ruleOf(host, target).rule.value,
        set: (target, value, host) => changeRule(host, target, { value: text(value, "formula") }),
      },
    },
  },
  ConditionalRangeFormat: {
    objects: {
      Fill: (target) => instance("ConditionalRangeFill", target),
      Font: (target) => instance("ConditionalRangeFont", target),
    },
  },
  ConditionalRangeFill: { properties: { Color: color("bg") } },
  ConditionalRangeFont: { properties: { Color: color("cl") } },
} satisfies Partial<Tables>;

const formatOf = (rule: RuleTarget) => instance("ConditionalFormat", rule);

/** A colour of a conditional format; an empty string if it sets none. */
function color(key: "bg" | "cl"): Property<RuleTarget, SheetHost> {
  const styleOf = (host: SheetHost, target: RuleTarget): IStyleData => ruleOf(host, target).rule.style ?? {};
  return {
    get: (target, host) => {
      const rgb = styleOf(host, target)[key]?.rgb;
      return rgb ? host.color(rgb) : "";
    },
    set: (target, value, host) =>
      changeRule(host, target, { style: { ...styleOf(host, target), [key]: { rgb: host.color(value) } } }),
  };
}
