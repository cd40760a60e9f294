import { CellError, isBlank, numberIn, shown } from "../../grid/cells";
import { i18n, either } from "../../language";
import { readOneCell, readWords } from "./host-cells";
import { PRODUCT_ORDERS, type ProductOrder } from "../../permutations/product-order";

/** TRUE or FALSE, also as text and as a number; a blank is FALSE. */
export function readFlag(raw: unknown, argument: string): boolean {
  const cell = readOneCell(raw, argument);
  if (isBlank(cell)) return false;
  const word = String(cell).trim().toUpperCase();
  if (word === "TRUE" || word === "FALSE") return word === "TRUE";
  const number = numberIn(cell);
  if (number === undefined) {
    throw new CellError(argument, i18n.t("{cell} is neither TRUE nor FALSE", { cell: shown(cell) }));
  }
  return number !== 0;
}

/** One of the texts that an argument may be, the first if it is blank. Throws a CellError that names them all. */
export function readChoice<Choice extends string>(
  raw: unknown,
  argument: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const given = readWords(raw, argument).join(" ");
  const choice = given === "" ? choices[0] : choices.find((each) => each === given);
  if (choice) return choice;
  const problem = i18n.t("{answer} is unknown", { answer: shown(given) });
  const expected = i18n.t("expected {choices}", { choices: either(choices.map((each) => shown(each))) });
  throw new CellError(argument, `${problem}; ${expected}`);
}

/** The order of an argument; a blank is left to right. Throws a CellError that names both. */
export const readOrder = (raw: unknown): ProductOrder => readChoice(raw, "order", PRODUCT_ORDERS);

/** A count of 1 or more, or `usual` if the cell is blank, which arrives as 0. */
export function readCount(raw: unknown, argument: string, usual: number): number {
  const number = Number(readWholeNumber(raw, argument));
  if (number >= 0) return number || usual;
  throw new CellError(argument, i18n.t("{number} is negative; expected 1 or more", { number }));
}

/** A whole number that has to be given. On some hosts a blank cell arrives as 0, which is as good a number as any other. */
export function readGivenNumber(raw: unknown, argument: string): bigint {
  const cell = readOneCell(raw, argument);
  if (cell !== 0 && isBlank(cell)) {
    throw new CellError(argument, i18n.t("the cell is blank; expected a whole number"));
  }
  return readWholeNumber(cell, argument);
}

/** A whole number of any size, also as text. A blank is 0. */
function readWholeNumber(raw: unknown, argument: string): bigint {
  const cell = readOneCell(raw, argument);
  if (isBlank(cell)) return 0n;
  if (typeof cell === "number" && Number.isInteger(cell)) return BigInt(cell);
  if (typeof cell === "string" && /^\s*[-+]?\d{1,10000}\s*$/.test(cell)) return BigInt(cell);
  throw new CellError(argument, i18n.t("{cell} is not a whole number", { cell: shown(cell) }));
}

/** A whole number from `least` to `most`. Throws a CellError for others. */
export function readSize(raw: unknown, argument: string, least: number, most: number): number {
  const size = Number(readWholeNumber(raw, argument));
  if (size >= least && size <= most) return size;
  const sizes = { size, least, most };
  throw new CellError(
    argument,
    i18n.t("here is {size}; expected a whole number from {least} to {most}", sizes),
  );
}

/** A seed may be any whole number; a blank is 0. Numbers that are alike in their last 32 bits are the same seed. */
export const readSeed = (raw: unknown): number => Number(BigInt.asIntN(32, readWholeNumber(raw, "seed")));
