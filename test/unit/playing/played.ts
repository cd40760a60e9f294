import type { Play, PlayKind } from "../../../src/playing";
import type { Cells } from "../../../src/puzzles";

/** A play, read to the end. */
export function played<P extends Play>(kind: PlayKind<P>, ranges: Readonly<Record<string, Cells>>): P {
  const reading = kind.read(ranges);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
