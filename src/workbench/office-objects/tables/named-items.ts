import { optional, text } from "../batch/arguments";
import { ExcelError, invalidArgument } from "../batch/errors";
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
    GetItemOrNullObject: (scope, [key], host) => find(scope, key, host),
  },
};

export const namedItem: MemberTable<"NamedItem"> = {
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
