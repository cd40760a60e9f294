import { pixelsOfPoints, pointsOfPixels } from "../../../grid/sizes";
import { boolean, number, text } from "../batch/arguments";
import type { Property } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import { describePicture, movePicture, pictureOf, placeOf, type PictureBox } from "../sheet/pictures";
import type { ShapeTarget } from "../sheet/types";
import type { MemberTable } from "./table";

/** Farther than any worksheet extends, in points. */
const MAX_POINTS = 1e7;

export const shape: MemberTable<"Shape"> = {
  key: ({ shapeId }) => ({ Id: shapeId }),
  properties: {
    AltTextTitle: {
      get: (target, host) => pictureOf(host, target).altTextTitle ?? "",
      set: (target, value, host) =>
        describePicture(host, target, { altTextTitle: text(value, "altTextTitle") }),
    },
    Left: measure("left"),
    Top: measure("top"),
    Width: measure("width", "height"),
    Height: measure("height", "width"),
    LockAspectRatio: {
      set: (target, value, host) =>
        describePicture(host, target, { lockAspectRatio: boolean(value, "lockAspectRatio") }),
    },
  },
};

function isLocked(target: ShapeTarget, host: SheetHost): boolean {
  return pictureOf(host, target).lockAspectRatio ?? true;
}

/** @param other the measure that changes with this one while their ratio is locked */
function measure(name: keyof PictureBox, other?: keyof PictureBox): Property<ShapeTarget, SheetHost> {
  return {
    get: (target, host) => pointsOfPixels(placeOf(host, target)[name]),
    set: (target, value, host) => {
      const pixels = pixelsOfPoints(number(value, name, 0, MAX_POINTS));
      const before = placeOf(host, target);
      const ratio = before[name] > 0 ? pixels / before[name] : 1;
      const both = other && isLocked(target, host) ? { [other]: before[other] * ratio } : {};
      return movePicture(host, target, { ...both, [name]: pixels });
    },
  };
}
