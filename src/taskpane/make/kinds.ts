import type { Picture } from "../../lessons/lesson";
import type { Maker } from "../../lessons/maker";
import { LESSONS, MAKERS } from "../../puzzles";
import { DESIGNS, type Design } from "./design/designs";

/** A kind of puzzle that can be made: typed, found by the computer, or both. */
export interface MakeKind {
  readonly id: string;
  /** Like the summary, not yet translated. */
  readonly title: string;
  readonly summary: string;
  readonly picture: Picture;
  /** Makes the sheet to type on. */
  readonly maker?: Maker;
  readonly designs: readonly Design[];
}

const designsOf = (id: string) => DESIGNS.filter((design) => design.of === id);

/** Every kind: the makers', then designs of puzzles that no maker makes. */
export const KINDS: readonly MakeKind[] = [
  ...MAKERS.map((maker) => ({ ...maker, maker, designs: designsOf(maker.id) })),
  ...LESSONS.flatMap(({ id, picture }) =>
    designsOf(id).map((design) => ({ ...design, summary: design.sentence, picture, designs: [design] })),
  ),
];
