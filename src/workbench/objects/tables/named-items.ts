import { boolean, optional, text } from "../batch/arguments";
import { ExcelError, invalidArgument, notImplemented } from "../batch/errors";
import { Instance } from "../batch/object-table";
import { formatAddress } from "../cells/addresses";
import type { SheetHost } from "../sheet/host";
import { addName, findName, namesOf, rangeOfName, type UniverName } from "../sheet/names";
import { instance, type NameTarget, type RangeTarget, type ScopeTarget } from "../sheet/types";
import type { MemberTable } from "./table";

export const namedItemCollection: MemberTable<"NamedItemCollection"> = {
  items: (scope, host) =>
    namesOf(host, scope).map((name) => instance("NamedItem", { ...scope, name: name.getName() })),
  item: (scope, key, host) => find(scope, key, host) ?? notFound(key),
  methods: {
    Add: (scope, [name, reference, comment], host) => {
      const formula =
        reference instanceof Instance
          ? absolute(host, reference.target as RangeTarget)
          : text(reference, "reference").replace(/^=/, "");
      return add(host, scope, text(name, "name"), formula, comment);
    },
    GetCount: (scope, _args, host) => namesOf(host, scope).length,
    GetItemOrNullObject: (scope, [key], host) => find(scope, key, host),
  },
};

export const namedItem: MemberTable<"NamedItem"> = {
  key: ({ name }) => ({ _Id: name }),
  properties: {
    Name: { get: (target, host) => named(target, host).getName() },
    Comment: {
      get: (target, host) => named(target, host).getComment() ?? "",
      set: (target, value, host) => named(target, host).setComment(text(value, "comment")),
    },
    Formula: {
      get: (target, host) => `=${named(target, host).getFormulaOrRefString().replace(/^=/, "")}`,
      set: (target, value, host) => named(target, host).setRef(text(value, "formula").replace(/^=/, "")),
    },
    Scope: { get: ({ sheetId }) => (sheetId === null ? "Workbook" : "Worksheet") },
    Type: { get: (target, host) => (rangeOf(target, host) ? "Range" : constant(target, host).type) },
    Value: {
      get: (target, host) => {
        const range = rangeOf(target, host);
        return range ? formatAddress(sheetName(host, range), range.area) : constant(target, host).value;
      },
    },
    Visible: {
      get: () => true,
      set: (_, value) => {
        if (!boolean(value, "visible")) throw notImplemented("NamedItem.visible", "hidden names");
      },
    },
  },
  objects: {
    Worksheet: ({ sheetId }) => {
      if (sheetId === null) throw new ExcelError("ItemNotFound", "The name belongs to the workbook.");
      return instance("Worksheet", { sheetId });
    },
  },
  methods: {
    Delete: (target, _args, host) => named(target, host).delete(),
    GetRange: (target, _args, host) => {
      const range = rangeOf(target, host);
      if (!range) throw new ExcelError("ItemNotFound", "The name stands for no range.");
      return instance("Range", range);
    },
    GetRangeOrNullObject: (target, _args, host) => {
      const range = rangeOf(target, host);
      return range ? instance("Range", range) : null;
    },
  },
};

const sheetName = (host: SheetHost, { sheetId }: RangeTarget) => host.worksheet(sheetId).getSheetName();

const absolute = (host: SheetHost, target: RangeTarget) =>
  formatAddress(sheetName(host, target), target.area, true);

function add(host: SheetHost, scope: ScopeTarget, name: string, formula: string, comment: unknown): Instance {
  const remark = optional(comment, "", text, "comment");
  if (findName(host, { ...scope, name })) throw new ExcelError("ItemAlreadyExists");
  try {
    addName(host, { ...scope, name }, formula, remark);
  } catch (error) {
    // Univer's message says why a name is invalid.
    if (error instanceof TypeError) throw invalidArgument(error.message);
    throw error;
  }
  return instance("NamedItem", { ...scope, name });
}

function find(scope: ScopeTarget, key: unknown, host: SheetHost): Instance | null {
  const name = findName(host, { ...scope, name: text(key, "name") });
  return name ? instance("NamedItem", { ...scope, name: name.getName() }) : null;
}

function notFound(key: unknown): never {
  throw new ExcelError("ItemNotFound", `There is no name ${JSON.stringify(key)}.`);
}

function named(target: NameTarget, host: SheetHost): UniverName {
  return findName(host, target) ?? notFound(target.name);
}

const rangeOf = (target: NameTarget, host: SheetHost) => rangeOfName(host, named(target, host));

function constant(target: NameTarget, host: SheetHost): { type: string; value: string | number } {
  const formula = named(target, host).getFormulaOrRefString().replace(/^=/, "");
  if (formula !== "" && Number.isFinite(Number(formula))) return { type: "Double", value: Number(formula) };
  const quoted = /^"((?:[^"]|"")*)"$/.exec(formula);
  if (quoted) return { type: "String", value: quoted[1]!.replaceAll('""', '"') };
  throw notImplemented("NamedItem.value", "NamedItem.value of names of formulas");
}
