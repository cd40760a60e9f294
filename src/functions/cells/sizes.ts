import { CellError } from "../../grid/cells";
import { i18n } from "../../language";
import { readWholeNumber } from "./permutations";

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
