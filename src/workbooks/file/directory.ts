import { XMLParser } from "fast-xml-parser";
import { i18n } from "../../language";
import { partText, WorkbookError, type Parts } from "./package";

/** What is read of these parts, as the parser has it. */
interface WorkbookPart {
  readonly workbook: { readonly sheets: { readonly sheet: SheetElement[] } };
}
interface SheetElement {
  readonly name: string;
  readonly id: string;
}
interface RelationshipsPart {
  readonly Relationships: { readonly Relationship?: RelationshipElement[] };
}
interface RelationshipElement {
  readonly Id: string;
  readonly Type: string;
  readonly Target: string;
}

const LISTS = new Set(["Relationship", "sheet"]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

/** The sheets in tab order. Throws if the file's directory is incomplete. */
export function sheetsOf(parts: Parts) {
  const root = relationships(parts, "_rels/.rels", "");
  const workbook = root.find(({ type }) => type === "officeDocument")!.target;
  const folder = workbook.slice(0, workbook.lastIndexOf("/") + 1);
  const file = workbook.slice(folder.length);
  const byId = new Map(
    relationships(parts, `${folder}_rels/${file}.rels`, folder).map((each) => [each.id, each]),
  );
  const { sheet: sheets } = (parser.parse(partText(parts, workbook)) as WorkbookPart).workbook.sheets;
  const nameless = sheets.findIndex(({ name }) => !name);
  if (nameless >= 0)
    throw new WorkbookError(
      i18n.t("This workbook is damaged: its sheet number {number} has no name.", { number: nameless + 1 }),
    );
  return sheets.map(({ name, id }) => {
    const { target, type } = byId.get(id)!;
    return { name, path: target, hasCells: type === "worksheet" };
  });
}

/** A sheet of a workbook, and the path of its part. Charts and macros may occupy a sheet, which has no cells. */
export type SheetEntry = ReturnType<typeof sheetsOf>[number];

/** The relationships of a part, with the last segment of their types. */
function relationships(parts: Parts, path: string, folder: string) {
  const { Relationship: list = [] } = (parser.parse(partText(parts, path)) as RelationshipsPart)
    .Relationships;
  return list.map(({ Id: id, Type: type, Target: target }) => ({
    id,
    type: type.slice(type.lastIndexOf("/") + 1),
    target: resolved(folder, target),
  }));
}

function resolved(folder: string, target: string): string {
  return new URL(target, `file:///${folder}`).pathname.slice(1);
}
