import type { PrintedPart } from "../../../../drawing/drawing";
import { face, plate, wall, type Loop } from "../../../../drawing/printing/surfaces";
import { arc, circle } from "./loops";
import {
  DISK_THICKNESS,
  GUIDE_THICKNESS,
  KEY_THICKNESS,
  LID_THICKNESS,
  RIDGE,
  RIM,
  type Measures,
} from "./measures";

const MIDDLE = [0, 0] as const;
/** The mark on the rim next to cut 1: how far it stands out, and half its angle. */
const MARK = { out: 2, half: Math.PI / 40 };

const guideRadius = ({ reach, clearance }: Measures) => reach + clearance + RIM;
const outerRadius = (measures: Measures) => guideRadius(measures) + measures.clearance + RIM;

/**
 * The disk seen from the tip of the key: a plate with the cuts, the first one at +x, and a collar towards the tip in which the guide turns.
 */
export function printedDisk(measures: Measures): PrintedPart {
  const outer = [...arc(MIDDLE, outerRadius(measures), MARK.half, 2 * Math.PI - MARK.half), mark(measures)];
  const inner = circle(MIDDLE, guideRadius(measures) + measures.clearance);
  const opening = openingOf(measures);
  const top = DISK_THICKNESS + GUIDE_THICKNESS + measures.clearance;
  return {
    name: /*i18n*/ "The disk",
    triangles: [
      ...face(outer, [opening], 0, "down"),
      ...wall(outer, 0, top),
      ...wall(opening, 0, DISK_THICKNESS, "outside"),
      ...face(inner, [opening], DISK_THICKNESS, "up"),
      ...wall(inner, DISK_THICKNESS, top, "outside"),
      ...face(outer, [inner], top, "up"),
    ],
  };
}

const mark = (measures: Measures) => [outerRadius(measures) + MARK.out, 0] as const;

/** Each cut is as wide as its share of the circle, and a clearance deeper than the teeth that fit. */
function openingOf({ cuts, radius, clearance }: Measures): Loop {
  const share = (2 * Math.PI) / cuts.length;
  return cuts.flatMap((level, cut) => {
    const points = arc(MIDDLE, radius(level) + clearance, share * (cut - 0.5), share * (cut + 0.5));
    // Where the next cut is as deep, it begins with the same point.
    return cuts[(cut + 1) % cuts.length] === level ? points.slice(0, -1) : points;
  });
}

/**
 * The guide: it slides on the key without turning, past all teeth, and the disk turns around it. Cuts alone would not keep the disk in the
 * middle: shallow ones are often all on one side, and teeth would slip through on the other one.
 */
export function printedGuide(measures: Measures): PrintedPart {
  const { reach, clearance } = measures;
  const [slot, side] = [reach + clearance, KEY_THICKNESS / 2 + clearance];
  const [half, top] = [RIDGE.width / 2 + clearance, side + RIDGE.height];
  const hole: Loop = [
    [-slot, -side],
    [slot, -side],
    [slot, side],
    [half, side],
    [half, top],
    [-half, top],
    [-half, side],
    [-slot, side],
  ];
  return {
    name: /*i18n*/ "Guide",
    triangles: plate(circle(MIDDLE, guideRadius(measures)), [hole], GUIDE_THICKNESS),
  };
}

/** The lid: glued on the collar, it keeps the guide in the disk. All teeth pass through it. */
export function printedLid(measures: Measures): PrintedPart {
  const { reach, clearance } = measures;
  const inner = circle(MIDDLE, reach + 3 * clearance);
  return {
    name: /*i18n*/ "Lid",
    triangles: plate(circle(MIDDLE, outerRadius(measures)), [inner], LID_THICKNESS),
  };
}
