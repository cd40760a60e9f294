import type { ISheetImage } from "@univerjs/preset-sheets-drawing";
import { pixelsOfPoints, pointsOfPixels } from "../../../grid/sizes";
import { boolean, number, text } from "../batch/arguments";
import { invalidArgument, notFound } from "../batch/errors";
import type { Property } from "../batch/object-table";
import { columnsOf, edgeOf, lineAt, rowsOf } from "../sheet/edges";
import type { SheetHost } from "../sheet/host";
import { instance, type ShapeTarget, type SheetTarget } from "../sheet/types";
import type { Tables } from "./table";

/** A picture as Univer stores it, plus what Excel knows about it. */
interface SheetPicture extends ISheetImage {
  altTextTitle?: string;
  /** Whether setting width or height keeps the aspect ratio; it does unless this is false. */
  lockAspectRatio?: boolean;
}

/** The position of a picture on its worksheet, in pixels. */
interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The start of a picture's base64 content, by type. */
const BEGINNINGS = { "image/png": "iVBORw0KGgo", "image/jpeg": "/9j/" };

/** Farther than any worksheet extends, in points. */
const MAX_POINTS = 1e7;

/** The shapes of a worksheet: pictures only. Excel's other kinds are not supported. */
export const shapes = {
  ShapeCollection: {
    items: (sheet, host) =>
      picturesOf(host, sheet).map(({ drawingId }) => instance("Shape", { ...sheet, shapeId: drawingId })),
    item: (sheet, key, host) => {
      const shape = { ...sheet, shapeId: text(key, "key") };
      return findPicture(host, shape)
        ? instance("Shape", shape)
        : notFound(`There is no shape ${JSON.stringify(key)}.`);
    },
    methods: {
      AddImage: (target, [base64], host) => addPicture(host, target, text(base64, "base64ImageString")),
    },
  },
  Shape: {
    key: ({ shapeId }) => ({ Id: shapeId }),
    properties: {
      AltTextTitle: {
        get: (target, host) => pictureOf(host, target).altTextTitle ?? "",
        set: (target, value, host) => describe(host, target, { altTextTitle: text(value, "altTextTitle") }),
      },
      Left: measure("left"),
      Top: measure("top"),
      Width: measure("width", "height"),
      Height: measure("height", "width"),
      LockAspectRatio: {
        set: (target, value, host) =>
          describe(host, target, { lockAspectRatio: boolean(value, "lockAspectRatio") }),
      },
    },
  },
} satisfies Partial<Tables>;

/** @param other the measure that changes with this one while their ratio is locked */
function measure(name: keyof PictureBox, other?: keyof PictureBox): Property<ShapeTarget, SheetHost> {
  return {
    get: (target, host) => pointsOfPixels(placeOf(host, target)[name]),
    set: (target, value, host) => {
      const pixels = pixelsOfPoints(number(value, name, 0, MAX_POINTS));
      const before = placeOf(host, target);
      const ratio = before[name] > 0 ? pixels / before[name] : 1;
      const isLocked = pictureOf(host, target).lockAspectRatio ?? true;
      const both = other && isLocked ? { [other]: before[other] * ratio } : {};
      return movePicture(host, target, { ...before, ...both, [name]: pixels });
    },
  };
}

/** The pictures of a worksheet, back to front. */
const picturesOf = (host: SheetHost, { sheetId }: SheetTarget) =>
  host.internals.drawings(host.workbook.getId(), sheetId) as SheetPicture[];

const findPicture = (host: SheetHost, { sheetId, shapeId }: ShapeTarget) =>
  picturesOf(host, { sheetId }).find(({ drawingId }) => drawingId === shapeId);

const pictureOf = (host: SheetHost, target: ShapeTarget): SheetPicture =>
  findPicture(host, target) ?? notFound("The picture has been deleted.");

/** Adds a picture at the first cell, in its natural size. `base64` is the content of a PNG or JPEG file. */
async function addPicture(host: SheetHost, { sheetId }: SheetTarget, base64: string) {
  const [type] = Object.entries(BEGINNINGS).find(([, beginning]) => base64.startsWith(beginning)) ?? [];
  if (!type) throw notPicture();
  const source = `data:${type};base64,${base64}`;
  const picture = new Image();
  picture.src = source;
  await picture.decode().catch(() => {
    throw notPicture();
  });
  const sheet = host.worksheet(sheetId);
  const image = await sheet
    .newOverGridImage()
    .setSource(source, host.univerAPI.Enum.ImageSourceType.BASE64)
    .setColumn(0)
    .setRow(0)
    .setWidth(picture.naturalWidth)
    .setHeight(picture.naturalHeight)
    .buildAsync();
  sheet.insertImages([image]);
  return instance("Shape", { sheetId, shapeId: image.drawingId });
}

const notPicture = () =>
  invalidArgument("base64ImageString should be a PNG or JPEG file in base 64, without any header.");

/** Changes what Excel knows about a picture apart from its position. */
function describe(host: SheetHost, target: ShapeTarget, change: Partial<SheetPicture>): void {
  host.worksheet(target.sheetId).updateImages([{ ...pictureOf(host, target), ...change }]);
}

function placeOf(host: SheetHost, target: ShapeTarget): PictureBox {
  const { sheetTransform, transform } = pictureOf(host, target);
  const { column, columnOffset, row, rowOffset } = sheetTransform.from;
  return {
    left: edgeOf(columnsOf(host, target.sheetId), column) + columnOffset,
    top: edgeOf(rowsOf(host, target.sheetId), row) + rowOffset,
    width: transform?.width ?? 0,
    height: transform?.height ?? 0,
  };
}

async function movePicture(host: SheetHost, target: ShapeTarget, to: PictureBox): Promise<void> {
  const sheet = host.worksheet(target.sheetId);
  const column = lineAt(columnsOf(host, target.sheetId), to.left);
  const row = lineAt(rowsOf(host, target.sheetId), to.top);
  const image = await sheet
    .newOverGridImage()
    .setImage(pictureOf(host, target))
    .setColumn(column.index)
    .setColumnOffset(column.offset)
    .setRow(row.index)
    .setRowOffset(row.offset)
    .setWidth(to.width)
    .setHeight(to.height)
    .buildAsync();
  sheet.updateImages([image]);
}
