import type { Repair } from "../../excel/repair";
import type { Outcome } from "./useAction";

/** So many addresses can be read in a narrow pane. */
const MOST_ADDRESSES = 12;

/** What a repair has found, mended and not mended, in words. */
export function repairOutcome({ mended, failed }: Repair): Outcome {
  const found = mended.length + failed.length;
  if (found === 0) return { intent: "success", text: "No formula needs to be mended." };
  const parts = [
    `Found ${countOf(found)}, mended ${mended.length}.`,
    ...(mended.length > 0 ? [`Mended: ${listOf(mended)}.`] : []),
    ...(failed.length > 0
      ? [`Still not recognized: ${listOf(failed)}. Look whether the names of their functions are right.`]
      : []),
  ];
  return { intent: failed.length > 0 ? "warning" : "success", text: parts.join(" ") };
}

const countOf = (formulas: number) => (formulas === 1 ? "1 formula" : `${formulas} formulas`);

function listOf(addresses: readonly string[]): string {
  const more = addresses.length - MOST_ADDRESSES;
  const shown = addresses.slice(0, MOST_ADDRESSES).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}
