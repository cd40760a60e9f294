import { i18n } from "../../../language";
import type { Pose, SolidDrawing, SolidHit, Vector } from "../../../drawing/drawing";
import { about, inverse, rotated, turnedBy, UNTURNED } from "../../../drawing/solids/rotations";
import type { Spot } from "../../../playing/move";
import { spotOfCell, type BoardCell } from "../../../playing/spots";
import type { WalkedPlay } from "../play-walk";
import { angleOf, cylinderOf, cylinderPart, pointersPart, type Cylinder } from "./cylinder-parts";
import { cellAt, inMaze, markerInWords, placeAt } from "./maze-way";
import { isTooLargeInSpace, markerPart, platePoses, plateParts } from "./solid-looks";

const AXIS: Vector = [1, 0, 0];

/** How a cylinder stands, and where the marker always is around it: this far from +y of the cylinder's own axes towards the viewer. */
const STANDING = {
  lying: { turned: UNTURNED, marker: Math.PI / 3.6 },
  upright: { turned: about([0, 0, 1], -Math.PI / 2), marker: Math.PI / 2.6 },
};
const standingOf = ({ wrapsRows }: Cylinder) => (wrapsRows ? STANDING.lying : STANDING.upright);

const [POINTERS, MARKER] = [1, 2];

/** The maze around a cylinder that turns under the marker: lying if its rows wrap, upright if its columns do. */
export const cylinderMaze: SolidDrawing<WalkedPlay> = {
  form: "solid",
  id: "cylinder",
  title: /*i18n*/ "Maze on a cylinder",
  eye: [0.3, 0.52, 0.8],
  aspect: 1.75,

  fits: ({ maze: { wrapping } }) => wrapping.rows !== wrapping.columns,
  isTooLarge: isTooLargeInSpace,
  parts: (play) => [cylinderPart(play), pointersPart(play), markerPart(), ...plateParts],

  poses(play, position): Pose[] {
    const cylinder = cylinderOf(play);
    const { wrapsRows, along, radius } = cylinder;
    const { turned, marker } = standingOf(cylinder);
    const current = placeAt(play, position);
    const roundOf = ({ row, column }: BoardCell) => angleOf(cylinder, wrapsRows ? row : column);
    const standing = (at: Vector, angle: number): Pose => ({
      at: rotated(at, turned),
      turned: turnedBy(about(AXIS, angle), turned),
    });
    const poseOn = (place: BoardCell, height: number): Pose => {
      const angle = marker + roundOf(place) - roundOf(current);
      const x = (wrapsRows ? place.column : place.row) + 0.5 - along / 2;
      const distance = radius + height;
      return standing([x, distance * Math.cos(angle), distance * Math.sin(angle)], angle);
    };
    return [
      standing([-along / 2, 0, 0], marker - roundOf(current)),
      standing([0, 0, 0], marker),
      poseOn(current, 0),
      ...platePoses(play, position, poseOn),
    ];
  },

  spotOf(play, step, hit) {
    if (hit.part === POINTERS) return undefined;
    if (hit.part === MARKER) return spotOfCell(cellAt(play, step));
    return spotAt(play, step, hit);
  },

  describe(play, step) {
    return i18n.t(
      "The maze on a cylinder, with raised walls and its route painted yellow. The marker is at row {row} of {rows} and column {column} of {columns}.",
      markerInWords(play, step),
    );
  },
};

function spotAt(play: WalkedPlay, step: number, { at }: SolidHit): Spot {
  const cylinder = cylinderOf(play);
  const { wrapsRows, around, along } = cylinder;
  const { turned, marker } = standingOf(cylinder);
  const [x, y, z] = rotated(at, inverse(turned));
  const { row, column } = placeAt(play, step);
  const under = Math.atan2(z, y) - marker + angleOf(cylinder, wrapsRows ? row : column);
  const round = inMaze(Math.round(under / angleOf(cylinder, 1)), around);
  const place = Math.min(Math.max(Math.floor(x + along / 2), 0), along - 1);
  return spotOfCell(wrapsRows ? { row: round, column: place } : { row: place, column: round });
}
