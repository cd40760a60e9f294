import { SHEET_RIGHTS, type SheetRight } from "../../../workbooks/content";
import { boolean, optional } from "../batch/arguments";
import { ExcelError, invalidArgument, notImplemented } from "../batch/errors";
import type { MemberTable } from "./table";

/** The names of these rights in Excel's options; those of the others are theirs after `allow`. */
const OWN_NAMES: { readonly [Right in SheetRight]?: string } = {
  objects: "allowEditObjects",
  scenarios: "allowEditScenarios",
};

const optionOf = (right: SheetRight): string =>
  OWN_NAMES[right] ?? `allow${right.charAt(0).toUpperCase()}${right.slice(1)}`;

/** Passwords are not supported: anyone can take protection away. All cells can be selected. */
export const worksheetProtection: MemberTable<"WorksheetProtection"> = {
  properties: {
    Protected: { get: ({ sheetId }, host) => host.rightsOn(sheetId) !== undefined },
    Options: {
      get: ({ sheetId }, host) => {
        const rights = host.rightsOn(sheetId) ?? [];
        const allowed = SHEET_RIGHTS.map((right) => [optionOf(right), rights.includes(right)] as const);
        return { ...Object.fromEntries(allowed), selectionMode: "Normal" };
      },
    },
  },
  methods: {
    Protect: ({ sheetId }, [options, password], host) => {
      if (host.rightsOn(sheetId)) throw new ExcelError("AccessDenied");
      if (typeof password === "string" && password !== "")
        throw notImplemented("WorksheetProtection.protect", "WorksheetProtection.protect with a password");
      host.setRights(sheetId, optional(options, [], rightsOf, "options"));
    },
    Unprotect: ({ sheetId }, _args, host) => {
      if (host.rightsOn(sheetId)) host.setRights(sheetId, undefined);
    },
  },
};

/** The rights that options give. Those that are left out are not given. */
function rightsOf(options: unknown): SheetRight[] {
  if (typeof options !== "object" || options === null) throw invalidArgument("The options are no object.");
  const { selectionMode = "Normal", ...given } = options as Readonly<Record<string, unknown>>;
  if (selectionMode !== "Normal")
    throw notImplemented(
      "WorksheetProtection.protect",
      `the selection mode ${JSON.stringify(selectionMode)}`,
    );
  const names = new Map(SHEET_RIGHTS.map((right) => [optionOf(right), right]));
  for (const name of Object.keys(given))
    if (!names.has(name)) throw invalidArgument(`There is no option ${JSON.stringify(name)}.`);
  return Array.from(names)
    .filter(([name]) => optional(given[name], false, boolean, name))
    .map(([, right]) => right);
}
