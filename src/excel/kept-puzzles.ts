import { constantText } from "../grid/constant-texts";
import { runAfterEdit } from "./run";
import { rangeOf } from "./sheet-names";

/** What a sheet remembers of a puzzle by its own names: `Maze2_maze` for a range, and `Maze2_title` for a text. */
interface PuzzleToKeep {
  /** The sheet's id or name. */
  readonly sheet: string;
  /** The beginning of its names. A number is added if the sheet has others of this beginning. */
  readonly prefix: string;
  /** The addresses of its ranges by their short names. Those without a sheet name are on this sheet. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly title: string;
}

/** A puzzle that a sheet remembers. */
export interface KeptPuzzle {
  readonly sheetId: string;
  /** The beginning of its names, such as `Maze2`. */
  readonly id: string;
}

const TITLE = "title";

/**
 * Makes a sheet remember a puzzle. The names are saved with the workbook, and follow the cells.
 *
 * @param replaced the beginning of the names of a puzzle of this sheet that it takes the place of
 */
export async function keepPuzzle(
  { sheet: sheetKey, prefix, addresses, title }: PuzzleToKeep,
  replaced?: string,
): Promise<KeptPuzzle> {
  return runAfterEdit(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.getItem(sheetKey);
    sheet.load("id");
    const names = sheet.names.load("items/name");
    await context.sync();
    const old = replaced === undefined ? [] : names.items.filter(({ name }) => isOf(replaced, name));
    const taken = names.items.filter((item) => !old.includes(item)).map(({ name }) => name);
    const isReplaced = replaced !== undefined && withoutNumber(replaced) === prefix.toLowerCase();
    const id = isReplaced ? replaced : freeId(prefix, taken);
    old.forEach((name) => name.delete());
    for (const [range, address] of Object.entries(addresses))
      sheet.names.add(`${id}_${range}`, rangeOf(workbook, address, sheet));
    sheet.names.add(`${id}_${TITLE}`, constantText(title));
    await context.sync();
    return { sheetId: sheet.id, id };
  });
}

/** Makes a sheet forget a puzzle. Its cells stay as they are. */
export async function forgetPuzzle({ sheetId, id }: KeptPuzzle): Promise<void> {
  await runAfterEdit(async (context) => {
    const names = context.workbook.worksheets.getItem(sheetId).names.load("items/name");
    await context.sync();
    names.items.filter(({ name }) => isOf(id, name)).forEach((name) => name.delete());
    await context.sync();
  });
}

const isOf = (id: string, name: string) => name.toLowerCase().startsWith(`${id.toLowerCase()}_`);

const withoutNumber = (id: string) => id.toLowerCase().replace(/\d+$/, "");

/** The first of `Maze`, `Maze2`, `Maze3` … that no name begins with. */
function freeId(prefix: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? prefix : `${prefix}${number}`;
    if (!taken.some((name) => isOf(id, name))) return id;
  }
}
