import { readDocumentFile } from "../../../excel/document-file";
import { readNamedRanges, readRanges, type PuzzleRange, type PuzzleSheet } from "../../../excel/puzzle-sheet";
import { areaAddress, cellAddress, columnOfLetters, rowOfAddress } from "../../../grid/addresses";
import { textOf, type Cell, type Cells } from "../../../grid/cells";
import { i18n } from "../../../language";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { ORIGIN, readOrigin } from "../../../lessons/origin";
import { SOLUTIONS, writtenBlocks } from "../../../lessons/solutions";
import { encodeLink } from "../../../links/codec";
import { LinkError, type Link, type LinkedPuzzle, type SheetLink } from "../../../links/link";
import { freshSheet, inputsOf } from "../../../links/sheets";
import { linkedSheet } from "../../../links/whole-sheet";
import { isOfPuzzle, recognise } from "../../../playing/recognition";
import { PLAY_KINDS } from "../../../puzzles";
import { areaOf, readWorkbook, type SheetContent, type WorkbookContent } from "../../../workbooks";
import { listed } from "../../../language/lists";

/** The links to a sheet, encoded, by what buttons say, and what they do not carry. */
export interface LinkOffer {
  readonly links: Readonly<Record<string, string>>;
  readonly lacks: readonly string[];
}

/** What a link to the active sheet can be. Throws a user-facing error if there is none. */
export async function readLink(): Promise<LinkOffer> {
  const named = await readNamedRanges((name) => name === ORIGIN || isOfPuzzle(PLAY_KINDS, name));
  const { content } = await readWorkbook((await readDocumentFile()).bytes);
  const sheet = content.sheets.find(({ name }) => name === named.name);
  if (!sheet)
    throw new Error(i18n.t("The sheet “{sheet}” is not in the workbook’s file.", { sheet: named.name }));
  const made = named.texts[ORIGIN];
  const origin = made === undefined ? undefined : readOrigin(made);
  const fresh = origin && freshSheet(origin.id, origin.chosen);
  if (fresh && isAsMade(fresh, named)) return offerOfMade(fresh, sheet);
  return offerOfOwn(content, sheet, named);
}

const copyAnyway = () => i18n.t("Copy it all the same");

/** Whether the sheet's names are where its lesson or maker put them: no rows or columns have been inserted or deleted. */
function isAsMade({ names = {} }: Lesson, { ranges }: PuzzleSheet): boolean {
  return Object.entries(names).every(
    ([name, address]) => !Object.hasOwn(ranges, name) || ranges[name]!.address === address,
  );
}

/** A lesson's or a maker's sheet is built again from what was typed, and hides its solution. Its answers may stay out. */
async function offerOfMade(fresh: Lesson, sheet: SheetContent): Promise<LinkOffer> {
  const blocks = inputsOf(fresh).filter(({ at }) => at !== fresh.names?.[SOLUTIONS]);
  const { ranges } = await readRanges(
    Object.fromEntries(blocks.map((block) => [block.at, addressOf(block)])),
  );
  const typed = ({ at }: LessonBlock) => cellsOf(ranges[at]!);
  const linkWith = (cells: (block: LessonBlock) => Cells): SheetLink => ({
    sheet: fresh.id,
    ...(fresh.chosen && { values: fresh.chosen }),
    inputs: Object.fromEntries(blocks.map((block) => [block.at, cells(block)])),
    ...(sheet.protection && { student: true }),
  });
  const empty = (block: LessonBlock): Cells => (block.style === "reply" ? block.cells : typed(block));
  const isAnswered = blocks.some(
    (block) => block.style === "reply" && String(typed(block)) !== String(block.cells),
  );
  const all = encodeLink(linkWith(typed));
  const beside = cellsBeside(fresh, sheet);
  return {
    links: isAnswered
      ? { [i18n.t("With my answers")]: all, [i18n.t("Empty")]: encodeLink(linkWith(empty)) }
      : { [copyAnyway()]: all },
    lacks:
      beside.length === 0
        ? []
        : [
            i18n.t("Left out, because they are not yellow cells of this sheet: {cells}.", {
              cells: listed(beside),
            }),
          ],
  };
}

/** The filled cells of a lesson's sheet that are not the lesson's: outside its blocks, or written over its formulas. */
function cellsBeside(lesson: Lesson, { cells }: SheetContent): string[] {
  const own = new Map<string, unknown>();
  for (const block of writtenBlocks(lesson)) {
    const { startRow, startCol } = areaOf(block.at);
    block.cells.forEach((row, down) => {
      for (let right = 0; right < Math.max(row.length, block.across ?? 0); right++)
        own.set(cellAddress(startRow + down, startCol + right), row[right] ?? "");
    });
  }
  const isFormula = (value: unknown) => typeof value === "string" && value.startsWith("=");
  return cells.flatMap(({ row, column, value, formula, spilled }) => {
    if (spilled || ((value === undefined || value === "") && formula === undefined)) return [];
    const address = cellAddress(row, column);
    const isOwn = own.has(address) && (formula !== undefined || !isFormula(own.get(address)));
    return isOwn ? [] : [address];
  });
}

/** A sheet of the user's own goes whole, or without its looks; if it is too long even then, only its puzzles do. */
function offerOfOwn(content: WorkbookContent, sheet: SheetContent, named: PuzzleSheet): LinkOffer {
  const { whole, looks, asValues, leftOut } = linkedSheet(content, sheet);
  if (whole.values.length + whole.formulas.length === 0 && leftOut.length === 0)
    throw new Error(i18n.t("The sheet “{sheet}” is empty.", { sheet: sheet.name }));
  const lacks = [
    ...(asValues.length > 0
      ? [i18n.t("Values, without their formulas: {cells}.", { cells: listed(asValues) })]
      : []),
    ...(leftOut.length > 0
      ? [i18n.t("Left out, because they are errors or begin with =: {cells}.", { cells: listed(leftOut) })]
      : []),
    ...(sheet.notes.length > 0
      ? [i18n.t("Left out: the notes of {cells}.", { cells: listed(sheet.notes.map(({ at }) => at)) })]
      : []),
  ];
  const puzzles = puzzlesOf(named);
  const shorter: readonly (readonly [Link, readonly string[]])[] = [
    [{ whole: { ...whole, looks } }, lacks],
    [
      { whole },
      [...lacks, i18n.t("Left out, because the link would be too long: colours, borders and widths.")],
    ],
    [
      { puzzles },
      [
        i18n.t("The whole sheet is too long for a link: this one has only {puzzles}.", {
          puzzles: listed(puzzles.map(({ title }) => title)),
        }),
      ],
    ],
  ];
  let problem: unknown;
  for (const [link, says] of shorter) {
    if ("puzzles" in link && puzzles.length === 0) break;
    try {
      return { links: { [copyAnyway()]: encodeLink(link) }, lacks: says };
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      problem ??= error;
    }
  }
  throw new Error(
    i18n.t("{problem} Download the workbook instead.", { problem: (problem as Error).message }),
  );
}

/** The puzzles that the sheet's names tell of. */
function puzzlesOf({ ranges, texts }: PuzzleSheet): LinkedPuzzle[] {
  const found = recognise(PLAY_KINDS, [...Object.keys(ranges), ...Object.keys(texts)]);
  return found.flatMap(({ kind, names, title }) => {
    const own = Object.entries(names).filter(([, name]) => Object.hasOwn(ranges, name));
    if (own.length < Object.keys(names).length) return [];
    return {
      kind: kind.prefix,
      title: titleIn(title, ranges, texts) || i18n._(kind.title),
      ranges: Object.fromEntries(own.map(([range, name]) => [range, cellsOf(ranges[name]!)])),
    };
  });
}

function titleIn(
  name: string | undefined,
  ranges: PuzzleSheet["ranges"],
  texts: PuzzleSheet["texts"],
): string {
  if (name === undefined) return "";
  if (Object.hasOwn(texts, name)) return texts[name]!;
  return Object.hasOwn(ranges, name) ? textOf(ranges[name]!.values[0]![0] as Cell) : "";
}

const cellsOf = ({ values }: PuzzleRange): Cells => values as Cells;

function addressOf({ at, cells }: LessonBlock): string {
  const [letters] = /^[A-Z]+/.exec(at)!;
  return areaAddress(rowOfAddress(at) - 1, columnOfLetters(letters), cells.length, cells[0]!.length);
}
