import type { Repair } from "../../../excel/repair";
import { i18n } from "../../../language";
import { andMore } from "../../and-more";
import type { ActionOutcome } from "../../useAction";

/** A longer list of addresses cannot be read in a narrow pane. */
const MAX_ADDRESSES = 12;

/** What a repair has found, mended and not mended, as text. */
export function repairOutcome({ mended, failed }: Repair): ActionOutcome {
  const found = mended.length + failed.length;
  if (found === 0) return { intent: "success", text: i18n.t("No formula needs repair.") };
  const parts = [
    i18n.t("Found {found, plural, one {# formula} other {# formulas}}, repaired {mended, number}.", {
      found,
      mended: mended.length,
    }),
    ...(mended.length > 0 ? [i18n.t("Repaired: {cells}.", { cells: listOf(mended) })] : []),
    ...(failed.length > 0
      ? [
          i18n.t("Still not recognized: {cells}. Check the names of their functions.", {
            cells: listOf(failed),
          }),
        ]
      : []),
  ];
  return { intent: failed.length > 0 ? "warning" : "success", text: parts.join(" ") };
}

const listOf = (addresses: readonly string[]) =>
  andMore(addresses.slice(0, MAX_ADDRESSES).join(", "), addresses.length - MAX_ADDRESSES);
