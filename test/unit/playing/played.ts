import { finished } from "../../../src/steps";
import type { Play, PlayKind } from "../../../src/playing/play";
import type { Cells } from "../../../src/grid/cells";

/** A play, read completely. */
export function played<P extends Play>(kind: PlayKind<P>, ranges: Readonly<Record<string, Cells>>): P {
  return finished(kind.read(ranges));
}
