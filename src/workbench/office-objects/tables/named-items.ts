import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { insertName } from "../../univer/fixes/names-in-common";
import { optional, text } from "../batch/arguments";
import { ExcelError, invalidArgument, notFound } from "../batch/errors";
import { Instance } from "../batch/object-table";
import { formatAddress, parseAddress } from "../cells/addresses";
import type { SheetHost } from "../sheet/host";
import { instance, type NameTarget, type RangeTarget, type ScopeTarget } from "../sheet/types";
import { findSheet } from "./worksheet-collection";
import type { Tables } from "./table";

type UniverName = ReturnType<FWorkbook["getDefinedNames"]>[number];

export const namedItems = {
  NamedItemCollection: {
    items: (scope, host) => namesOf(host, scope).map((name) => itemOf(scope, name)),
    item: (scope, key, host) =>
      find(scope, key, host) ?? notFound(`There is no name ${JSON.stringify(key)}.`),
    methods: {
      Add: (scope, [given, reference, comment], host) => {
        const formula =
          reference instanceof Instance
            ? absolute(host, reference.target as RangeTarget)
            : text(reference, "reference").replace(/^=/, "");
        const name = { ...scope, name: text(given, "name") };
        const remark = optional(comment, "", text, "comment");
        if (findName(host, name)) throw new ExcelError("ItemAlreadyExists");
        try {
          addName(host, name, formula, remark);
        } catch (error) {
          // Univer's message says why a name is invalid.
          if (error instanceof TypeError) throw invalidArgument(error.message);
          throw error;
        }
        return instance("NamedItem", name);
      },
      GetItemOrNullObject: (scope, [key], host) => find(scope, key, host),
    },
  },
  NamedItem: {
    key: ({ name }) => ({ _Id: name }),
    properties: {
      Name: { get: (target, host) => named(target, host).getName() },
      Formula: {
        get: (target, host) => `=${named(target, host).getFormulaOrRefString().replace(/^=/, "")}`,
      },
    },
    methods: {
      Delete: (target, _args, host) => named(target, host).delete(),
      GetRangeOrNullObject: (target, _args, host) => {
        const range = rangeOfName(host, named(target, host));
        return range ? instance("Range", range) : null;
      },
    },
  },
} satisfies Partial<Tables>;

/** The names of the workbook, or those of a single worksheet. */
function namesOf(host: SheetHost, { sheetId }: ScopeTarget): UniverName[] {
  return host.workbook
    .getDefinedNames()
    .filter((name) => (sheetId === null ? name.isWorkbookScope() : name.getLocalSheetId() === sheetId));
}

/** Names are case-insensitive. */
function findName(host: SheetHost, { name, sheetId }: NameTarget): UniverName | undefined {
  return namesOf(host, { sheetId }).find((defined) => defined.getName().toLowerCase() === name.toLowerCase());
}

function find(scope: ScopeTarget, key: unknown, host: SheetHost): Instance | null {
  const name = findName(host, { ...scope, name: text(key, "name") });
  return name ? itemOf(scope, name) : null;
}

const itemOf = (scope: ScopeTarget, name: UniverName) =>
  instance("NamedItem", { ...scope, name: name.getName() });

const named = (target: NameTarget, host: SheetHost): UniverName =>
  findName(host, target) ?? notFound(`There is no name ${JSON.stringify(target.name)}.`);

/** Adds a name. Throws a TypeError with Univer's message if the name is invalid. */
function addName(host: SheetHost, { name, sheetId }: NameTarget, refersTo: string, comment = ""): void {
  insertName(host.workbook, name, (builder) => {
    builder.setRef(refersTo).setComment(comment);
    if (sheetId !== null) builder.setScopeToWorksheet(host.worksheet(sheetId));
  });
}

/** The range that a name refers to; undefined for names of formulas and constants. */
function rangeOfName(host: SheetHost, name: UniverName): RangeTarget | undefined {
  const address = parseAddress(name.getFormulaOrRefString().replace(/^=/, ""));
  const sheet = address?.sheet != null ? findSheet(host, address.sheet) : undefined;
  return address && sheet ? { sheetId: sheet.getSheetId(), area: address.area } : undefined;
}

const absolute = (host: SheetHost, { sheetId, area }: RangeTarget) =>
  formatAddress(host.worksheet(sheetId).getSheetName(), area, true);

/** The range of a workbook name. */
export function areaOfName(host: SheetHost, name: string): RangeTarget | undefined {
  const defined = findName(host, { name, sheetId: null });
  return defined && rangeOfName(host, defined);
}

/** Gives a copy of a worksheet the names scoped to the original, which Univer leaves out. */
export function copyNames(host: SheetHost, from: string, to: string): void {
  for (const name of namesOf(host, { sheetId: from })) {
    const range = rangeOfName(host, name);
    const refersTo =
      range?.sheetId === from
        ? absolute(host, { sheetId: to, area: range.area })
        : name.getFormulaOrRefString();
    addName(host, { name: name.getName(), sheetId: to }, refersTo);
  }
}
