import { cultureOfVisit } from "../../univer/typing/culture";
import { oneOf, optional } from "../batch/arguments";
import { instance } from "../sheet/types";
import type { MemberTable } from "./table";

/** Univer has only one kind of calculation: all formulas that depend on a change, or all formulas. */
const CALCULATION_TYPES = { Recalculate: true, Full: true, FullRebuild: true };

export const application: MemberTable<"Application"> = {
  properties: {
    CalculationMode: { get: () => "Automatic" },
    DecimalSeparator: { get: () => cultureOfVisit().decimal },
    ThousandsSeparator: { get: () => cultureOfVisit().group },
    UseSystemSeparators: { get: () => false },
  },
  objects: {
    CultureInfo: () => instance("CultureInfo", undefined),
  },
  methods: {
    Calculate: (_, [type], host) => {
      optional(type, true, (value, name) => oneOf(value, name, CALCULATION_TYPES), "calculationType");
      host.calculation.recalculate();
    },
    // Univer calculates only after a batch, unless a value is read within it. That read is what this defers.
    SuspendApiCalculationUntilNextSync: (_, _args, host) => {
      host.calculationSuspended = true;
    },
    // Nothing to do: a batch runs in one turn of the page, and Univer draws between turns.
    SuspendScreenUpdatingUntilNextSync: () => undefined,
  },
};
