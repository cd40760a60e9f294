import { HOUSE } from "./table/house.mjs";
import { MATHEMATICS } from "./table/mathematics.mjs";
import { PANE } from "./table/pane.mjs";
import { SHEETS } from "./table/sheets.mjs";
import { WORKBENCH } from "./table/workbench.mjs";

/**
 * Small mistakes that anyone might make. Each is what stands in a file exactly once (`from`), what is put in its place (`to`), what is wrong
 * then (`fault`), and the step of `npm test` that has to fail (`caughtBy`), with the file of its tests.
 */
export const FAULTS = [...MATHEMATICS, ...SHEETS, ...PANE, ...WORKBENCH, ...HOUSE];
