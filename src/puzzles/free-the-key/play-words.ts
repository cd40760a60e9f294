import { i18n } from "../../language";
import type { WalkWords } from "../mazes/play-game";
import type { WalkedMaze } from "../mazes/walked-maze";

/** The key and the disk. */
export interface KeyParts {
  /** The heights of the upper and lower teeth, place by place; 0 for none. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** The depths of the cuts around the disk. The cut half a turn from cut j is at the lower teeth. */
  readonly cuts: readonly number[];
}

/** Counted from 1. */
type DiskPlace = Readonly<Record<"place" | "turn", number>>;

/** By the number of the direction in the maze. */
const LABELS = [
  /*i18n*/ "slide on",
  /*i18n*/ "turn counterclockwise",
  /*i18n*/ "turn clockwise",
  /*i18n*/ "slide back",
];

/** What is said of the disk's moves. */
export function diskWords(
  { grid, goals }: WalkedMaze,
  parts: KeyParts,
  placeAt: (position: number) => DiskPlace,
): WalkWords {
  const fits = grid.open[0] === 1 && goals.every((goal) => grid.open[goal] === 1);
  return {
    label: (direction) => i18n._(LABELS[direction]),
    refusals: {
      outside: () => i18n.t("That is no place of the disk."),
      elsewhere: (current) =>
        i18n.t("The disk is at place {place}, turn {turn}: a move begins there.", placeAt(current)),
      already: () => i18n.t("The disk is there already."),
      wall: (position) => tooHigh(placeAt(position), parts),
      far: () => i18n.t("The disk moves by one place or by one cut at a time."),
    },
    impossible: () =>
      fits
        ? i18n.t("There is no way: the disk stays on the key.")
        : i18n.t("The disk does not fit at its start or at its end."),
  };
}

/** Which tooth is too high for its cut. */
function tooHigh({ place, turn }: DiskPlace, { above, below, cuts }: KeyParts): string {
  const cut = turn - 1;
  const across = (cut + cuts.length / 2) % cuts.length;
  const isAbove = above[place - 1] > cuts[cut];
  return i18n.t(
    "The disk does not fit at place {place}, turn {turn}: the tooth {side, select, above {above} other {below}} is {tooth} high, and the cut there only {cut} deep.",
    {
      place,
      turn,
      side: isAbove ? "above" : "below",
      tooth: isAbove ? above[place - 1] : below[place - 1],
      cut: isAbove ? cuts[cut] : cuts[across],
    },
  );
}
