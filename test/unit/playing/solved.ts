import type { Play, PlayKind } from "../../../src/playing/play";
import type { Cells } from "../../../src/puzzles";

/** The play that a kind of puzzle makes of some ranges. */
export function solved<P extends Play>(kind: PlayKind<P>, ranges: Readonly<Record<string, Cells>>): P {
  const steps = kind.read(ranges);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
