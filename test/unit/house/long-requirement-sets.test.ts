import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { excelTables } from "../../../src/workbench/office-objects/tables";
import { SUPPORTED_SETS, unmetRequirements } from "../../../src/workbench/office/office-context";
import {
  filesWithOffice,
  includesSet,
  membersUsed,
  setsAskedFor,
  setsDeclared,
  type ApiSet,
  type MemberUse,
} from "../../house/office-members";

const set = (name: string, ...version: [number, number]): ApiSet => ({ name, version });
const written = ({ name, version }: ApiSet) => `${name} ${version.join(".")}`;

/** No page of these rooms runs in Excel. */
const NOT_IN_EXCEL = new Set(["workbench", "help"]);

/** Sets with one version, present in every Excel that has shared runtimes. A manifest need not name them. */
const EVERYWHERE = ["CompressedFile", "DocumentEvents", "File", "Settings"].map((name) => set(name, 1, 1));

/** What Microsoft's comments omit: the sets that these members actually belong to. */
const KNOWN: Readonly<Record<string, readonly ApiSet[]>> = {
  // The comments put the codes in 1.3. But the error class, in 1.2, takes a code, and the first two codes were these.
  "CustomFunctions.ErrorCode.invalidValue": [set("CustomFunctionsRuntime", 1, 2)],
  "CustomFunctions.ErrorCode.notAvailable": [set("CustomFunctionsRuntime", 1, 2)],
  // Each kind of file has its own set; we ask for compressed files.
  "Office.Document.getFileAsync": [set("File", 1, 1), set("CompressedFile", 1, 1)],
};

/** Files that use members of a newer set if they exist, and check for them without `isSetSupported`. */
const ASKED: Readonly<Record<string, readonly ApiSet[]>> = {
  // An undefined code becomes #VALUE!.
  "src/functions/calls/answering.ts": [set("CustomFunctionsRuntime", 1, 3)],
  // It is undefined if Excel does not know it, so there is no preview.
  "src/functions/calls/page.ts": [set("CustomFunctionsRuntime", 1, 5)],
  // These pages run in windows, which open only after the pane has checked.
  "src/self-check/window/index.ts": [set("DialogApi", 1, 2)],
  "src/taskpane/class/share/hand-out/window/index.ts": [set("DialogApi", 1, 2)],
  "src/view/larger/LargerView.tsx": [set("DialogApi", 1, 2)],
  // These open windows where `hasWindows` of src/components/windows.ts says that there are any.
  "src/taskpane/class/share/hand-out/show-hand-out.ts": [set("DialogApi", 1, 2)],
  "src/view/larger/useLargerWindow.ts": [set("DialogApi", 1, 2)],
};

const FIXTURE = "test/fixtures/newer-members.ts";
const declared = setsDeclared(readFileSync("manifest.xml", "utf8"));
const files = readdirSync("src")
  .filter((room) => !room.includes(".") && !NOT_IN_EXCEL.has(room))
  .flatMap((room) => filesWithOffice(path.join("src", room)));

let uses: MemberUse[];
beforeAll(() => (uses = membersUsed([...files, FIXTURE])));

/** The members that a file uses although neither the manifest nor the file itself asks for their sets. */
function unasked(uses: readonly MemberUse[]): string[] {
  return uses.flatMap(({ member, file, sets }) => {
    const asked = [...setsAskedFor(readFileSync(file, "utf8")), ...(ASKED[file] ?? [])];
    return (KNOWN[member] ?? sets)
      .filter((wanted) => !includesSet([...declared, ...EVERYWHERE, ...asked], wanted))
      .map((wanted) => `${member} (${written(wanted)}) in ${file}`);
  });
}

// No manifest may declare DialogApi 1.2 (“Use the Office dialog API in Office Add-ins”), so the code asks for it.
test("the manifest declares what Puzzlebook was made for", () => {
  expect(declared.map(written)).toEqual(["SharedRuntime 1.1", "CustomFunctionsRuntime 1.2", "ExcelApi 1.10"]);
});

test("every member of Office's that runs in Excel is in a set that the manifest declares or the code asks for", () => {
  const ours = uses.filter(({ file }) => file !== FIXTURE);
  for (const member of ["Excel.Range.left", "Office.Dialog.messageChild", "CustomFunctions.Error"]) {
    expect(ours.map((use) => use.member)).toContain(member);
  }
  expect(unasked(ours)).toEqual([]);
});

test("members of newer sets are found, whichever way they are reached", () => {
  expect(unasked(uses.filter(({ file }) => file === FIXTURE))).toEqual(
    [
      "Excel.Worksheet.notes (ExcelApi 1.18)",
      "Office.Addin.beforeDocumentCloseNotification (SharedRuntime 1.2)",
      "Office.BeforeDocumentCloseNotification.enable (SharedRuntime 1.2)",
      "Excel.Range.getSpillParent (ExcelApi 1.12)",
      "Excel.Range.numberFormatCategories (ExcelApi 1.12)",
      "CustomFunctions.Invocation.isInValuePreview (CustomFunctionsRuntime 1.5)",
      "Excel.Range.getRangeEdge (ExcelApi 1.13)",
    ].map((each) => `${each} in ${FIXTURE}`),
  );
});

test("every set that is declared is of use, and none that is declared is asked for", () => {
  const ours = uses
    .filter(({ file }) => file !== FIXTURE)
    .flatMap(({ member, sets }) => KNOWN[member] ?? sets);
  const newest = (name: string) => Math.max(...declared.filter((each) => each.name === name).map(({ version }) => version[1])); // prettier-ignore
  for (const { name } of declared) {
    const minors = ours.filter((each) => each.name === name && each.version[1] <= newest(name));
    expect([name, Math.max(...minors.map(({ version }) => version[1]))]).toEqual([name, newest(name)]);
  }
  const asked = files.flatMap((file) => setsAskedFor(readFileSync(file, "utf8")));
  expect(asked.map(written)).toEqual(expect.arrayContaining(["ExcelApi 1.18", "DialogApi 1.2"]));
  expect(asked.filter((each) => includesSet(declared, each))).toEqual([]);
});

describe("the workbench", () => {
  const PROPERTIES = "office-objects/tables/range.ts";
  const RIGHTS = "../workbooks/content.ts";
  /** What implements Office members outside Excel's objects, and plain data, in the workbench: a file, and a word in it. */
  const ANSWERED: Readonly<Record<string, readonly [file: string, word: string]>> = {
    "CustomFunctions.CancelableInvocation.onCanceled": ["custom-functions/runtime.ts", "CANCEL"],
    "CustomFunctions.Error.message": ["custom-functions/values.ts", "message"],
    "CustomFunctions.Error.code": ["custom-functions/values.ts", "ERROR_CODES"],
    "CustomFunctions.Invocation.address": ["custom-functions/evaluation.ts", "address"],
    "Excel.CellPropertiesFill.color": [PROPERTIES, "color:"],
    "Excel.CellPropertiesFillLoadOptions.color": [PROPERTIES, "color: true"],
    "Excel.CellPropertiesFormat.fill": [PROPERTIES, "fill:"],
    "Excel.CellPropertiesFormatLoadOptions.fill": [PROPERTIES, "fill: { color: true"],
    "Excel.CellPropertiesLoadOptions.format": [PROPERTIES, "format: { fill: { color: true"],
    "Excel.SettableCellProperties.format": [PROPERTIES, "format:"],
    "Excel.WorksheetProtectionOptions.allowFormatCells": [RIGHTS, '"formatCells"'],
    "Excel.WorksheetProtectionOptions.allowFormatColumns": [RIGHTS, '"formatColumns"'],
    "Excel.WorksheetProtectionOptions.allowFormatRows": [RIGHTS, '"formatRows"'],
    "Excel.WorksheetProtectionOptions.allowSort": [RIGHTS, '"sort"'],
    "Excel.WorksheetProtectionOptions.selectionMode": [
      "office-objects/tables/worksheet-protection.ts",
      "selectionMode",
    ],
    "Office.Addin.onVisibilityModeChanged": ["office/pane.ts", "VISIBILITY_CHANGED"],
    "Office.Addin.setStartupBehavior": ["office/host.ts", "SetAppRuntimeStartState"],
    "Office.Addin.showAsTaskpane": ["office/host.ts", "SetAppRuntimeState"],
    "Office.Dialog.addEventHandler": ["office/dialog.ts", "toParent"],
    "Office.Dialog.addEventHandler.handler.args.message": ["office/dialog.ts", "toParent"],
    "Office.Dialog.close": ["office/dialog.ts", "UnregisterEvent"],
    "Office.Dialog.messageChild": ["office/dialog.ts", "MessageChild2"],
    "Office.UI.addHandlerAsync": ["office/dialog.ts", "PARENT_MESSAGE"],
    "Office.UI.displayDialogAsync": ["office/dialog.ts", "RegisterEvent"],
    "Office.UI.messageParent": ["office/dialog.ts", "MessageParent"],
  };
  /** Office.js handles these itself. */
  const OFFICE_JS = new Set(["load"]);
  /** The document's event stands in for it. */
  const BY_DOCUMENT = new Map([["Excel.Workbook.onSelectionChanged", "DocumentSelectionChanged"]]);

  /** Events that Office.js requests by another name. */
  const EVENTS: Readonly<Record<string, string>> = { onChanged: "DataChanged" };

  type Tables = typeof excelTables;

  function isThere(member: string, tables: Tables): boolean {
    const [namespace, type = "", name = ""] = member.split(".");
    if (namespace !== "Excel" || BY_DOCUMENT.has(member) || member in ANSWERED) {
      const [file, word] = ANSWERED[member] ?? ["office-objects/sheet/events.ts", BY_DOCUMENT.get(member)];
      return word !== undefined && readFileSync(path.join("src/workbench", file), "utf8").includes(word);
    }
    const table = tables[type];
    if (OFFICE_JS.has(name)) return table !== undefined;
    if (name === "items") return table?.items !== undefined;
    if (name === "getItem") return table?.item !== undefined;
    const wire = name.charAt(0).toUpperCase() + name.slice(1);
    const event = `_Register${EVENTS[name] ?? name.replace(/^on/, "")}Event`;
    return [table?.properties, table?.objects, table?.methods].some(
      (part) => part && (wire in part || event in part),
    );
  }

  const ours = () =>
    uses
      .filter(({ file }) => file !== FIXTURE)
      .map((use) => ({ ...use, sets: KNOWN[use.member] ?? use.sets }));
  const claims = Object.entries(SUPPORTED_SETS).map(([name, version]) =>
    set(name, ...(version.split(".").map(Number) as [number, number])),
  );

  /** Members that the add-in uses, of sets that the workbench claims, but that are missing there. */
  const missing = (tables: Tables) =>
    [...new Set(ours().flatMap(({ member, isName, sets }) => (!isName && sets.some((each) => includesSet(claims, each)) ? [member] : [])))] // prettier-ignore
      .filter((member) => !isThere(member, tables))
      .sort();

  test("has all that the add-in uses of the sets to which it says yes", () => {
    expect(missing(excelTables)).toEqual([]);
  });

  test("is found out where it has not", () => {
    const { Range: range, Comment: _comment, CommentCollection: _comments, ...others } = excelTables; // eslint-disable-line @typescript-eslint/no-unused-vars
    const { Left: _left, ...properties } = range.properties!; // eslint-disable-line @typescript-eslint/no-unused-vars
    const { Format: _format, ...objects } = range.objects!; // eslint-disable-line @typescript-eslint/no-unused-vars
    const spoilt = { ...others, Range: { ...range, properties, objects } };
    expect(missing(spoilt)).toEqual([
      "Excel.Comment.content",
      "Excel.CommentCollection.add",
      "Excel.CommentCollection.items",
      "Excel.CommentCollection.load",
      "Excel.Range.format",
      "Excel.Range.left",
    ]);
    expect(isThere("Office.Addin.hide", excelTables)).toBe(false);
  });

  test("says yes to no set, and to no version, of which the add-in uses nothing", () => {
    const newest = claims.map(({ name, version }) => {
      const used = ours().flatMap(({ sets }) => sets.filter((each) => each.name === name && each.version[1] <= version[1])); // prettier-ignore
      return `${name} ${version[0]}.${Math.max(...used.map((each) => each.version[1]))}`;
    });
    expect(claims.map(written)).toEqual(newest);
  });

  test("meets what the manifest declares", () => {
    const requirements = declared.map(({ name, version }) => ({ name, version: version.join(".") }));
    expect(unmetRequirements(requirements)).toEqual([]);
  });
});

test("a set is included in its later versions, by number", () => {
  expect(includesSet([set("ExcelApi", 1, 10)], set("ExcelApi", 1, 9))).toBe(true);
  expect(includesSet([set("ExcelApi", 1, 9)], set("ExcelApi", 1, 10))).toBe(false);
  expect(includesSet([set("ExcelApi", 2, 1)], set("ExcelApi", 1, 10))).toBe(true);
  expect(includesSet([set("WordApi", 1, 10)], set("ExcelApi", 1, 1))).toBe(false);
  expect(includesSet([set("ExcelApi", 9, 99)], set("ExcelApi", Infinity, 0))).toBe(false);
});
