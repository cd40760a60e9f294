import { i18n } from "../language";
import { textOfConstant } from "../grid/constant-texts";
import { splitAddress } from "../grid/sheet-names";
import { runAfterEdit, type Run } from "./run";
import { rangeOf } from "./sheet-names";

/** A range of the sheet that holds a part of a puzzle. */
export interface PuzzleRange {
  /** The sheet that contains it, not necessarily the active one. */
  readonly sheetId: string;
  /** Address without the sheet's name, such as `G9:AA10`. */
  readonly address: string;
  /** Address with the sheet's name, as Excel writes it. */
  readonly fullAddress: string;
  /** Row and column of the first cell, counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly values: readonly (readonly unknown[])[];
}

export interface PuzzleSheet {
  readonly id: string;
  readonly name: string;
  /** Keyed by name, as written in the workbook. */
  readonly ranges: Readonly<Record<string, PuzzleRange>>;
  /** The texts of names that stand for one, such as `="My maze"`, keyed in the same way. */
  readonly texts: Readonly<Record<string, string>>;
}

/** More than any drawable puzzle has. */
const MAX_CELLS = 100_000;

/** Reads the active sheet's own names, and the workbook's names for ranges of the active sheet. */
export async function readNamedRanges(
  isWanted: (name: string) => boolean,
  run: Run = runAfterEdit,
): Promise<PuzzleSheet> {
  return run(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.getActiveWorksheet();
    sheet.load("id, name");
    const [common, own] = [namesOf(workbook), namesOf(sheet)];
    await context.sync();
    const wanted = ({ items }: Excel.NamedItemCollection) => items.filter(({ name }) => isWanted(name));
    const [ofWorkbook, ofSheet] = [wanted(common), wanted(own)];
    const named = [...ofWorkbook, ...ofSheet].map(
      (item) => [item.name, item.getRangeOrNullObject()] as const,
    );
    const present = await filled(context, named);
    const isOwn = new Set(ofSheet.map(({ name }) => name));
    const isHere = ([name, { address }]: Named) =>
      isOwn.has(name) || splitAddress(address).sheet === sheet.name;
    const texts = ofSheet.flatMap(({ name, formula }) => {
      const text = textOfConstant(formula as string);
      return text === undefined ? [] : [[name, text] as const];
    });
    return {
      id: sheet.id,
      name: sheet.name,
      ranges: asRanges(present.filter(isHere)),
      texts: Object.fromEntries(texts),
    };
  });
}

/** Reads which names `readNamedRanges` would find, but no cells, so that nothing has to be calculated before. */
export async function readNamesOfSheet(
  isWanted: (name: string) => boolean,
  run: Run = runAfterEdit,
): Promise<string[]> {
  return run(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.getActiveWorksheet().load("name");
    const [ofWorkbook, ofSheet] = [namesOf(workbook), namesOf(sheet)];
    await context.sync();
    const ranges = ofWorkbook.items
      .filter(({ name }) => isWanted(name))
      .map((item) => [item.name, item.getRangeOrNullObject().load("address")] as const);
    if (ranges.length > 0) await context.sync();
    const here = ranges.filter(
      ([, range]) => !range.isNullObject && splitAddress(range.address).sheet === sheet.name,
    );
    return [...ofSheet.items, ...here.map(([name]) => ({ name }))].map(({ name }) => name).filter(isWanted);
  });
}

/** Reads ranges given by the user as addresses. Those without a sheet name are on the active sheet. */
export async function readRanges(
  addresses: Readonly<Record<string, string>>,
  run: Run = runAfterEdit,
): Promise<PuzzleSheet> {
  return run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.load("id, name");
    await context.sync();
    const named = Object.entries(addresses).map(
      ([name, address]) => [name, rangeOf(context.workbook, address, sheet)] as const,
    );
    return { id: sheet.id, name: sheet.name, ranges: asRanges(await filled(context, named)), texts: {} };
  });
}

function namesOf({ names }: Excel.Workbook | Excel.Worksheet): Excel.NamedItemCollection {
  return names.load("items/name, items/formula");
}

type Named = readonly [name: string, range: Excel.Range];

/** Loads the ranges. Their sizes come first, as a name may cover the whole sheet. */
async function filled(context: Excel.RequestContext, named: readonly Named[]): Promise<Named[]> {
  named.forEach(([, range]) => range.load("address, rowIndex, columnIndex, cellCount"));
  await context.sync();
  const present = named.filter(([, range]) => !range.isNullObject);
  for (const [name, { cellCount, address }] of present) {
    if (cellCount >= 0 && cellCount <= MAX_CELLS) continue;
    throw new Error(
      i18n.t("{name}, {address}, has more than {most, number} cells; choose fewer.", {
        name,
        address: splitAddress(address).cells,
        most: MAX_CELLS,
      }),
    );
  }
  present.forEach(([, range]) => range.load("values, worksheet/id"));
  await context.sync();
  return present;
}

const asRanges = (named: readonly Named[]): Record<string, PuzzleRange> =>
  Object.fromEntries(
    named.map(([name, { worksheet, address, rowIndex, columnIndex, values }]) => [
      name,
      {
        sheetId: worksheet.id,
        address: splitAddress(address).cells,
        fullAddress: address,
        row: rowIndex,
        column: columnIndex,
        values,
      },
    ]),
  );
