import type { Check } from "./check";
import { argumentChecks } from "./topics/arguments";
import { calculationChecks } from "./topics/calculation";
import { cellChecks } from "./topics/cells";
import { documentChecks } from "./topics/document";
import { errorChecks } from "./topics/errors";
import { eventChecks } from "./topics/events";
import { formatChecks } from "./topics/formats";
import { functionChecks } from "./topics/functions";
import { hostChecks } from "./topics/host";
import { limitChecks } from "./topics/limits";
import { nameChecks } from "./topics/names";
import { sheetChecks } from "./topics/sheets";
import { spillChecks } from "./topics/spills";
import { windowChecks } from "./topics/windows";

export type { Check, Finding, Result } from "./check";
export {
  FIRST_RUN,
  NOT_TRIED,
  OUTCOMES,
  type FirstRunAnswers,
  type Outcome,
  type StepAnswer,
} from "./first-run";
export {
  asJson,
  asTable,
  asText,
  detailsOf,
  MARKS,
  reportOf,
  titleOf,
  withFirstRun,
  type Report,
} from "./report";
export { runChecks } from "./run-checks";
export { TOPICS } from "./topic-names";

/** Everything the add-in needs of Excel, in the order it is tried. */
export const CHECKS: readonly Check[] = [
  ...hostChecks,
  ...functionChecks,
  ...argumentChecks,
  ...errorChecks,
  ...spillChecks,
  ...calculationChecks,
  ...cellChecks,
  ...formatChecks,
  ...nameChecks,
  ...sheetChecks,
  ...eventChecks,
  ...documentChecks,
  ...windowChecks,
  ...limitChecks,
];
