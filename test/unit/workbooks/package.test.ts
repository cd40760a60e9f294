import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { writeWorkbook, type WorkbookContent } from "../../../src/workbooks";

const CONTENT: WorkbookContent = {
  sheets: [
    {
      name: "Group",
      cells: [
        { row: 0, column: 0, value: "(1 4 2)" },
        { row: 0, column: 1, value: 3, formula: "=PUZZLE.CYCLEORDER(A1)" },
        { row: 0, column: 2, value: 4, formula: "=B1+1" },
        { row: 1, column: 0, value: "A", formula: "=PUZZLE.ORBITS(A1)", spill: { rows: 2, columns: 1 } },
        { row: 2, column: 0, value: "B", spilled: true },
        { row: 3, column: 0, value: { error: "#N/A" }, formula: "=PUZZLE.CYCLEORDER(A1)" },
      ],
      columns: [{ first: 0, last: 0, characters: 20 }],
      rows: [],
      merges: [],
      notes: [{ at: "A1", text: "A note" }],
      conditionalFormats: [{ on: "A1:A3", when: '=A1="A"', fill: "#ffd166" }],
      gridlines: false,
      selection: "A1",
    },
  ],
  styles: [],
  names: [],
  activeSheet: 0,
  addIn: { id: "5f0a4a5e-6d1c-4b53-9c1e-8d0f7c3b2a91", settings: { opensWithWorkbook: true }, starts: true },
};

let parts: Record<string, string>;

beforeAll(async () => {
  const files = unzipSync(await writeWorkbook(CONTENT));
  parts = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
});

const sheet = () => parts["xl/worksheets/sheet1.xml"];
const cell = (address: string) => new RegExp(`<c r="${address}".*?</c>`).exec(sheet())![0];

test("our functions are stored as an add-in's, as dynamic arrays, with their answers", () => {
  expect(cell("B1")).toBe(
    '<c r="B1" cm="1"><f t="array" ref="B1">_xldudf_PUZZLE_CYCLEORDER(A1)</f><v>3</v></c>',
  );
  expect(cell("C1")).toBe('<c r="C1"><f>B1+1</f><v>4</v></c>');
  expect(cell("A2")).toBe(
    '<c r="A2" cm="1" t="str"><f t="array" ref="A2:A3">_xldudf_PUZZLE_ORBITS(A1)</f><v>A</v></c>',
  );
  expect(cell("A3")).not.toContain("<f");
  expect(cell("A4")).toContain('t="e"');
  expect(cell("A4")).toContain("<v>#N/A</v>");
  expect(sheet()).not.toContain("@");
});

test("the package has the metadata of dynamic arrays", () => {
  const { metadata } = new XMLParser({ ignoreAttributes: false }).parse(parts["xl/metadata.xml"]);
  expect(metadata.metadataTypes.metadataType["@_name"]).toBe("XLDAPR");
  expect(metadata.futureMetadata.bk.extLst.ext["xda:dynamicArrayProperties"]["@_fDynamic"]).toBe("1");
  expect(metadata.cellMetadata.bk.rc).toEqual({ "@_t": "1", "@_v": "0" });
});

test("stored answers are trusted: nothing asks for a new calculation", () => {
  expect(parts["xl/workbook.xml"]).toContain('<calcPr calcId="191029"/>');
  expect(parts["docProps/app.xml"]).toContain("<Application>Microsoft Excel</Application>");
  expect(Object.values(parts).join("")).not.toMatch(/fullCalcOnLoad|dcterms:modified/);
});

test("the selection is shown in the sheet that is shown", () => {
  expect(sheet()).toMatch(
    /<sheetView tabSelected="1"[^>]*><selection activeCell="A1" sqref="A1"\/><\/sheetView>/,
  );
});

test("what an add-in keeps stands in custom properties; no part names a pane, which Excel would look for", () => {
  expect(parts["docProps/custom.xml"]).toContain('name="Add-in 5f0a4a5e-6d1c-4b53-9c1e-8d0f7c3b2a91 starts"');
  expect(Object.keys(parts).filter((path) => /webextension|taskpane/i.test(path))).toEqual([]);
  expect(Object.values(parts).join("")).not.toMatch(/webextension|taskpane/i);
});

test("all parts are well formed and have a content type", () => {
  const types = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(
    parts["[Content_Types].xml"],
  ).Types;
  const named = new Set(types.Override.map(({ PartName }: { PartName: string }) => PartName));
  const extensions = new Set(types.Default.map(({ Extension }: { Extension: string }) => Extension));
  for (const [path, text] of Object.entries(parts)) {
    expect([path, XMLValidator.validate(text)]).toEqual([path, true]);
    if (path === "[Content_Types].xml") continue;
    const extension = path.slice(path.lastIndexOf(".") + 1);
    expect([path, named.has(`/${path}`) || (extension !== "xml" && extensions.has(extension))]).toEqual([
      path,
      true,
    ]);
  }
  for (const name of named) expect(Object.keys(parts)).toContain(String(name).slice(1));
});

test("every relationship leads to a part", () => {
  const all = Object.keys(parts).filter((path) => path.endsWith(".rels"));
  expect(all).toHaveLength(3);
  for (const path of all) {
    const folder = path.replace(/_rels\/[^/]*$/, "");
    for (const [, target] of parts[path].matchAll(/Target="([^"]*)"/g)) {
      expect(Object.keys(parts)).toContain(new URL(target, `file:///${folder}`).pathname.slice(1));
    }
  }
});
