import { HOUSE } from "./table/house.mjs";
import { MATHEMATICS } from "./table/mathematics.mjs";
import { PANE } from "./table/pane.mjs";
import { SEARCHES } from "./table/searches.mjs";
import { SHEETS } from "./table/sheets.mjs";
import { WORKBENCH } from "./table/workbench.mjs";

/**
 * Small mistakes that anyone might make. Each has a text that occurs exactly once in a file (`from`), its replacement (`to`), what is then
 * wrong (`fault`), and the step of `npm test` that must fail (`caughtBy`), with its test file.
 */
export const FAULTS = [...MATHEMATICS, ...SEARCHES, ...SHEETS, ...PANE, ...WORKBENCH, ...HOUSE];
