import { CellError } from "../../../grid/cells";
import { i18n } from "../../../language";
import { describeObstacle } from "../../../components/obstacle";
import type { Design } from "./designs";
import type { DesignInput } from "./made";

/** A sentence about what prevents a design. It names the cell, or the field, that is the cause. */
export function problemOf(error: unknown, { texts, choices }: Design, { ranges }: DesignInput): string {
  if (error instanceof CellError) {
    const field = [...texts, ...choices].find(({ name }) => name === error.argument);
    if (field) return `${i18n._(field.title)}: ${error.problem}.`;
  }
  return describeObstacle(error, ranges);
}
