import { ENGLISH_NOTATION, notationOf, type Notation } from "../workbooks/formulas/local";
import { runAfterEdit, type Run } from "./run";

/** How formulas are probably typed in this Excel, by its language. */
export function likelyNotation(): Notation {
  const { displayLanguage } = Office.context;
  const parts = new Intl.NumberFormat(displayLanguage).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value;
  return notationOf(displayLanguage, decimal ?? ENGLISH_NOTATION.decimal);
}

/** How formulas are typed in this Excel. Before ExcelApi 1.11 Excel does not report its culture. */
export async function readNotation(run: Run = runAfterEdit): Promise<Notation> {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.11")) return likelyNotation();
  return run(async (context) => {
    const { cultureInfo } = context.application;
    cultureInfo.load("name");
    const { numberFormat } = cultureInfo;
    numberFormat.load("numberDecimalSeparator");
    await context.sync();
    return notationOf(cultureInfo.name, numberFormat.numberDecimalSeparator);
  });
}
