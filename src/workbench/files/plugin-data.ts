import type { IRange, IResources, IStyleData } from "@univerjs/core";
import { cellAddress } from "../../grid/addresses";
import { addressOfArea, areaOf } from "../../workbooks/addresses";
import { movedFormula } from "../../workbooks/formulas/shared";
import type { ConditionalFormat, DefinedName, SheetContent } from "../../workbooks";
import { noteSize, type SheetNote } from "../office-objects/tables/notes";
import { cellStyle, univerStyle, type ReadColor } from "./cell-styles";

/** What Univer's plugins for names, notes and conditional formats keep in a workbook, each under its own name. */
const NAMES = "SHEET_DEFINED_NAME_PLUGIN";
const NOTES = "SHEET_NOTE_PLUGIN";
const FORMATS = "SHEET_CONDITIONAL_FORMATTING_PLUGIN";

/** Stands for a sheet's id when a name belongs to the whole workbook. */
const WHOLE_WORKBOOK = "AllDefaultWorkbook";

interface NameData {
  id: string;
  name: string;
  formulaOrRefString: string;
  localSheetId?: string;
}

interface RuleData {
  cfId: string;
  ranges: IRange[];
  stopIfTrue: boolean;
  rule: { type: string; subType?: string; value?: unknown; style?: IStyleData };
}

type NotesOfSheet = Record<string, Record<string, SheetNote>>;

export function univerRange(address: string): IRange {
  const { startRow, startCol, endRow, endCol } = areaOf(address);
  return { startRow, startColumn: startCol, endRow, endColumn: endCol };
}

export const addressOfRange = ({ startRow, startColumn, endRow, endColumn }: IRange): string =>
  addressOfArea({ startRow, startCol: startColumn, endRow, endCol: endColumn });

/** Names, notes and conditional formats as Univer keeps them. `idOf` returns the id of the sheet with a name. */
export function pluginData(
  sheets: readonly SheetContent[],
  names: readonly DefinedName[],
  idOf: (sheet: string) => string,
): IResources {
  const bySheet = <Data>(dataOf: (sheet: SheetContent) => Data) =>
    Object.fromEntries(sheets.map((sheet) => [idOf(sheet.name), dataOf(sheet)]));
  const entries = { [NAMES]: namesData(names, idOf), [NOTES]: bySheet(notesData), [FORMATS]: bySheet(rules) };
  return Object.entries(entries).map(([name, data]) => ({ name, data: JSON.stringify(data) }));
}

function namesData(names: readonly DefinedName[], idOf: (sheet: string) => string): Record<string, NameData> {
  const data = names.map(({ name, refersTo, sheet }, index) => ({
    id: `name-${index + 1}`,
    name,
    formulaOrRefString: refersTo,
    localSheetId: sheet === undefined ? WHOLE_WORKBOOK : idOf(sheet),
  }));
  return Object.fromEntries(data.map((entry) => [entry.id, entry]));
}

function notesData({ notes }: SheetContent): NotesOfSheet {
  const data: NotesOfSheet = {};
  for (const { at, text } of notes) {
    const { startRow: row, startCol: col } = areaOf(at);
    (data[row] ??= {})[col] = { id: `note-${row}-${col}`, row, col, note: text, ...noteSize(text) };
  }
  return data;
}

function rules({ conditionalFormats }: SheetContent): RuleData[] {
  return conditionalFormats.map((format, index) => ({
    cfId: `rule-${index + 1}`,
    ranges: [univerRange(format.on)],
    stopIfTrue: false,
    rule: { type: "highlightCell", subType: "formula", value: format.when, style: univerStyle(format) },
  }));
}

const parsed = <Data>(resources: IResources | undefined, name: string): Record<string, Data> =>
  JSON.parse(resources?.find((resource) => resource.name === name)?.data || "{}") as Record<string, Data>;

/** The names of a Univer workbook. `nameOf` returns the name of the sheet with an id. Univer keeps names of deleted sheets. */
export function namesOf(
  resources: IResources | undefined,
  nameOf: (id: string) => string | undefined,
): DefinedName[] {
  return Object.values(parsed<NameData>(resources, NAMES)).flatMap(
    ({ name, formulaOrRefString, localSheetId = WHOLE_WORKBOOK }) => {
      const refersTo = formulaOrRefString.replace(/^=/, "");
      if (localSheetId === WHOLE_WORKBOOK) return { name, refersTo };
      const sheet = nameOf(localSheetId);
      return sheet === undefined ? [] : { name, refersTo, sheet };
    },
  );
}

export function notesOf(resources: IResources | undefined, sheetId: string): SheetContent["notes"] {
  const rows = Object.values(parsed<NotesOfSheet>(resources, NOTES)[sheetId] ?? {});
  return rows
    .flatMap((row) => Object.values(row))
    .map(({ row, col, note }) => ({ at: cellAddress(row, col), text: note }));
}

const rulesOf = (resources: IResources | undefined, sheetId: string) =>
  parsed<RuleData[]>(resources, FORMATS)[sheetId] ?? [];

const isOfFormula = ({ rule }: RuleData) => rule.type === "highlightCell" && rule.subType === "formula";

/** A rule for several ranges becomes a conditional format for each. Its formula is written for the first cell of the first range. */
export function conditionalFormatsOf(
  resources: IResources | undefined,
  sheetId: string,
  readColor: ReadColor,
): ConditionalFormat[] {
  return rulesOf(resources, sheetId)
    .filter(isOfFormula)
    .flatMap(({ ranges, rule: { value, style } }) => {
      const [first] = ranges;
      if (!first) return [];
      const { fill, color } = cellStyle(style ?? {}, readColor);
      const formula = String(value).replace(/^=/, "");
      return ranges.map((range) => {
        const down = range.startRow - first.startRow;
        const right = range.startColumn - first.startColumn;
        return {
          on: addressOfRange(range),
          when: `=${movedFormula(formula, down, right)}`,
          ...(fill !== undefined && { fill }),
          ...(color !== undefined && { color }),
        };
      });
    });
}

/** How many conditional formats of a sheet have no formula, such as colour scales. */
export function otherConditionalFormats(resources: IResources | undefined, sheetId: string): number {
  return rulesOf(resources, sheetId).filter((rule) => !isOfFormula(rule)).length;
}
