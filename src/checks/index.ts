import type { Check } from "./check";
import { functionChecks } from "./topics/functions";

export type { Check, Finding, Result } from "./check";
export { runChecks } from "./run-checks";
export { asJson, asTable, asText, detailsOf, MARKS, reportOf, titleOf, type Report } from "./report";
export { TOPICS } from "./topics/names";

/** All that the add-in takes for granted of Excel, in the order in which it is tried. */
export const CHECKS: readonly Check[] = [...functionChecks];
