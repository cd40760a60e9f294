import { pixelsOfPoints, pointsOfPixels } from "../../../grid/sizes";
import { boolean, number, text } from "../batch/arguments";
import type { Property } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import {
  deletePicture,
  describePicture,
  movePicture,
  pictureOf,
  picturesOf,
  placeOf,
  type PictureBox,
} from "../sheet/pictures";
import type { ShapeTarget } from "../sheet/types";
import type { MemberTable } from "./table";

/** Farther than any worksheet extends, in points. */
const MAX_POINTS = 1e7;

export const shape: MemberTable<"Shape"> = {
  key: ({ shapeId }) => ({ Id: shapeId }),
  properties: {
    Id: { get: ({ shapeId }) => shapeId },
    Name: words("name"),
    AltTextTitle: words("altTextTitle"),
    AltTextDescription: words("altTextDescription"),
    Left: measure("left"),
    Top: measure("top"),
    Width: measure("width", "height"),
    Height: measure("height", "width"),
    LockAspectRatio: {
      get: isLocked,
      set: (target, value, host) =>
        describePicture(host, target, { lockAspectRatio: boolean(value, "lockAspectRatio") }),
    },
    Type: { get: () => "Image" },
    ZOrderPosition: {
      get: ({ sheetId, shapeId }, host) =>
        picturesOf(host, { sheetId }).findIndex(({ drawingId }) => drawingId === shapeId),
    },
  },
  methods: {
    Delete: (target, _args, host) => deletePicture(host, target),
  },
};

function isLocked(target: ShapeTarget, host: SheetHost): boolean {
  return pictureOf(host, target).lockAspectRatio ?? true;
}

function words(name: "name" | "altTextTitle" | "altTextDescription"): Property<ShapeTarget, SheetHost> {
  return {
    get: (target, host) => pictureOf(host, target)[name] ?? "",
    set: (target, value, host) => describePicture(host, target, { [name]: text(value, name) }),
  };
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
