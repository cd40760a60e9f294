import { ENGLISH } from "../../../language/languages";
import { cultureOf, cultureOfVisit } from "../../univer/typing/culture";
import { instance } from "../sheet/types";
import type { MemberTable } from "./table";

/**
 * Univer takes formulas in English notation only. So the system's culture is English in any language, as on a computer whose Excel has
 * decimal signs of its own (`application`).
 */
const SYSTEM = ENGLISH.tag;

export const application: MemberTable<"Application"> = {
  properties: {
    CalculationMode: { get: () => "Automatic" },
    DecimalSeparator: { get: () => cultureOfVisit().decimal },
  },
  objects: {
    CultureInfo: () => instance("CultureInfo", undefined),
  },
};

export const cultureInfo: MemberTable<"CultureInfo"> = {
  properties: { Name: { get: () => SYSTEM } },
  objects: { NumberFormat: () => instance("NumberFormatInfo", undefined) },
};

export const numberFormatInfo: MemberTable<"NumberFormatInfo"> = {
  properties: { NumberDecimalSeparator: { get: () => cultureOf(SYSTEM).decimal } },
};
