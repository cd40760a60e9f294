import { pixelsOfPoints, pointsOfPixels } from "../../../grid/sizes";
import { boolean, number, text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import type { Property } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import {
  addPicture,
  describePicture,
  findPicture,
  movePicture,
  pictureOf,
  picturesOf,
  placeOf,
  type PictureBox,
} from "../sheet/pictures";
import { instance, type ShapeTarget } from "../sheet/types";
import type { MemberTable } from "./table";

/** The shapes of a worksheet: pictures only. Excel's other kinds are not supported. */
export const shapeCollection: MemberTable<"ShapeCollection"> = {
  items: ({ sheetId }, host) =>
    picturesOf(host, { sheetId }).map(({ drawingId }) => instance("Shape", { sheetId, shapeId: drawingId })),
  item: ({ sheetId }, key, host) => {
    const shape = { sheetId, shapeId: text(key, "key") };
    return findPicture(host, shape) ? instance("Shape", shape) : notFound(key);
  },
  methods: {
    AddImage: async (target, [base64], host) =>
      instance("Shape", await addPicture(host, target, text(base64, "base64ImageString"))),
  },
};

function notFound(key: unknown): never {
  throw new ExcelError("ItemNotFound", `There is no shape ${JSON.stringify(key)}.`);
}

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
