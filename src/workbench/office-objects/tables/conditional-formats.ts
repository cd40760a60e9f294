import type { IStyleData } from "@univerjs/core";
import { text } from "../batch/arguments";
import { notImplemented } from "../batch/errors";
import type { Property } from "../batch/object-table";
import { addFormulaRule, changeRule, deleteRule, ruleOf, rulesOf } from "../sheet/conditional-rules";
import type { SheetHost } from "../sheet/host";
import { instance, type RuleTarget } from "../sheet/types";
import type { MemberTable } from "./table";

/** Conditional formats decided by a formula (`Custom`). Excel's other kinds are not supported. */
export const conditionalFormatCollection: MemberTable<"ConditionalFormatCollection"> = {
  items: (target, host) => rulesOf(host, target).map(formatOf),
  item: ({ sheetId }, id, host) => {
    const rule = { sheetId, ruleId: text(id, "id") };
    ruleOf(host, rule);
    return formatOf(rule);
  },
  methods: {
    Add: (target, [type], host) => {
      if (type !== "Custom")
        throw notImplemented("ConditionalFormatCollection.add", `conditional format of type ${String(type)}`);
      return formatOf(addFormulaRule(host, target));
    },
  },
};

export const conditionalFormat: MemberTable<"ConditionalFormat"> = {
  key: ({ ruleId }) => ({ Id: ruleId }),
  properties: {
    Id: { get: ({ ruleId }) => ruleId },
    Type: { get: () => "Custom" },
  },
  objects: {
    Custom: (target) => instance("CustomConditionalFormat", target),
  },
  methods: {
    Delete: (target, _args, host) => deleteRule(host, target),
  },
};

export const customConditionalFormat: MemberTable<"CustomConditionalFormat"> = {
  objects: {
    Format: (target) => instance("ConditionalRangeFormat", target),
    Rule: (target) => instance("ConditionalFormatRule", target),
  },
};

export const conditionalFormatRule: MemberTable<"ConditionalFormatRule"> = {
  properties: {
    Formula: {
      get: (target, host) => ruleOf(host, target).rule.value,
      set: (target, value, host) => changeRule(host, target, { value: text(value, "formula") }),
    },
  },
};

export const conditionalRangeFormat: MemberTable<"ConditionalRangeFormat"> = {
  objects: {
    Fill: (target) => instance("ConditionalRangeFill", target),
    Font: (target) => instance("ConditionalRangeFont", target),
  },
};

export const conditionalRangeFill: MemberTable<"ConditionalRangeFill"> = {
  properties: { Color: color("bg") },
};

export const conditionalRangeFont: MemberTable<"ConditionalRangeFont"> = {
  properties: { Color: color("cl") },
};

const formatOf = (rule: RuleTarget) => instance("ConditionalFormat", rule);

const styleOf = (host: SheetHost, target: RuleTarget): IStyleData => ruleOf(host, target).rule.style ?? {};

/** A colour of a conditional format; an empty string if it sets none. */
function color(key: "bg" | "cl"): Property<RuleTarget, SheetHost> {
  return {
    get: (target, host) => {
      const rgb = styleOf(host, target)[key]?.rgb;
      return rgb ? host.color(rgb) : "";
    },
    set: (target, value, host) =>
      changeRule(host, target, { style: { ...styleOf(host, target), [key]: { rgb: host.color(value) } } }),
  };
}
