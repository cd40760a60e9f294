import type { IStyleData } from "@univerjs/core";
import { boolean, text } from "../batch/arguments";
import { ExcelError, notImplemented } from "../batch/errors";
import type { Property } from "../batch/object-table";
import {
  addFormulaRule,
  changeRule,
  deleteRule,
  findRule,
  ruleOf,
  rulesOf,
} from "../sheet/conditional-rules";
import type { SheetHost } from "../sheet/host";
import { areaOfRange } from "../sheet/ranges";
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
    ClearAll: (target, _args, host) => rulesOf(host, target).forEach((rule) => deleteRule(host, rule)),
    GetItemOrNullObject: ({ sheetId }, [id], host) => {
      const rule = { sheetId, ruleId: text(id, "id") };
      return findRule(host, rule) ? formatOf(rule) : null;
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
    GetRange: (target, _args, host) => rangeOf(target, host),
    GetRangeOrNullObject: (target, _args, host) => rangeOf(target, host),
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
  methods: { Clear: (target, _args, host) => setStyle(host, target, { bg: null }) },
};

export const conditionalRangeFont: MemberTable<"ConditionalRangeFont"> = {
  properties: {
    Bold: flag("bl", "bold"),
    Color: color("cl"),
    Italic: flag("it", "italic"),
  },
  methods: {
    Clear: (target, _args, host) => setStyle(host, target, { bl: null, cl: null, it: null, st: null }),
  },
};

const formatOf = (rule: RuleTarget) => instance("ConditionalFormat", rule);

function rangeOf(target: RuleTarget, host: SheetHost) {
  const [range] = ruleOf(host, target).ranges;
  if (!range) throw new ExcelError("ItemNotFound");
  return instance("Range", { sheetId: target.sheetId, area: areaOfRange(range) });
}

type StyleChange = { [Key in keyof IStyleData]: IStyleData[Key] | null };

const styleOf = (host: SheetHost, target: RuleTarget): IStyleData => ruleOf(host, target).rule.style ?? {};

/** Sets entries of a rule's style; null removes one. */
function setStyle(host: SheetHost, target: RuleTarget, change: StyleChange): void {
  const entries = Object.entries({ ...styleOf(host, target), ...change }).filter(
    ([, value]) => value !== null,
  );
  changeRule(host, target, { style: Object.fromEntries(entries) });
}

/** A colour of a conditional format; an empty string if it sets none. */
function color(key: "bg" | "cl"): Property<RuleTarget, SheetHost> {
  return {
    get: (target, host) => {
      const rgb = styleOf(host, target)[key]?.rgb;
      return rgb ? host.color(rgb) : "";
    },
    set: (target, value, host) => setStyle(host, target, { [key]: { rgb: host.color(value) } }),
  };
}

function flag(key: "bl" | "it", name: string): Property<RuleTarget, SheetHost> {
  return {
    get: (target, host) => styleOf(host, target)[key] === 1,
    set: (target, value, host) => setStyle(host, target, { [key]: boolean(value, name) ? 1 : 0 }),
  };
}
