import type { ISheetImage } from "@univerjs/preset-sheets-drawing";
import { ExcelError, invalidArgument } from "../batch/errors";
import { columnsOf, edgeOf, lineAt, rowsOf } from "./edges";
import type { SheetHost } from "./host";
import type { ShapeTarget, SheetTarget } from "./types";

/** A picture as Univer stores it, plus what Excel knows about it. */
export interface SheetPicture extends ISheetImage {
  altTextTitle?: string;
  /** Whether setting width or height keeps the aspect ratio; it does unless this is false. */
  lockAspectRatio?: boolean;
}

/** The position of a picture on its worksheet, in pixels. */
export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The start of a picture's base64 content, by type. */
const BEGINNINGS = { "image/png": "iVBORw0KGgo", "image/jpeg": "/9j/" };

/** The pictures of a worksheet, back to front. */
export const picturesOf = (host: SheetHost, { sheetId }: SheetTarget) =>
  host.internals.drawings(host.workbook.getId(), sheetId) as SheetPicture[];

export const findPicture = (host: SheetHost, { sheetId, shapeId }: ShapeTarget) =>
  picturesOf(host, { sheetId }).find(({ drawingId }) => drawingId === shapeId);

export function pictureOf(host: SheetHost, target: ShapeTarget): SheetPicture {
  const picture = findPicture(host, target);
  if (!picture) throw new ExcelError("ItemNotFound", "The picture has been deleted.");
  return picture;
}

/** Adds a picture at the first cell, in its natural size. `base64` is the content of a PNG or JPEG file. */
export async function addPicture(
  host: SheetHost,
  { sheetId }: SheetTarget,
  base64: string,
): Promise<ShapeTarget> {
  const source = sourceOf(base64);
  const { naturalWidth, naturalHeight } = await decoded(source);
  const sheet = host.worksheet(sheetId);
  const image = await sheet
    .newOverGridImage()
    .setSource(source, host.univerAPI.Enum.ImageSourceType.BASE64)
    .setColumn(0)
    .setRow(0)
    .setWidth(naturalWidth)
    .setHeight(naturalHeight)
    .buildAsync();
  sheet.insertImages([image]);
  return { sheetId, shapeId: image.drawingId };
}

/** Changes what Excel knows about a picture apart from its position. */
export function describePicture(host: SheetHost, target: ShapeTarget, change: Partial<SheetPicture>): void {
  host.worksheet(target.sheetId).updateImages([{ ...pictureOf(host, target), ...change }]);
}

export function placeOf(host: SheetHost, target: ShapeTarget): PictureBox {
  const { sheetTransform, transform } = pictureOf(host, target);
  const { column, columnOffset, row, rowOffset } = sheetTransform.from;
  return {
    left: edgeOf(columnsOf(host, target.sheetId), column) + columnOffset,
    top: edgeOf(rowsOf(host, target.sheetId), row) + rowOffset,
    width: transform?.width ?? 0,
    height: transform?.height ?? 0,
  };
}

export async function movePicture(
  host: SheetHost,
  target: ShapeTarget,
  change: Partial<PictureBox>,
): Promise<void> {
  const { left, top, width, height } = { ...placeOf(host, target), ...change };
  const sheet = host.worksheet(target.sheetId);
  const column = lineAt(columnsOf(host, target.sheetId), left);
  const row = lineAt(rowsOf(host, target.sheetId), top);
  const image = await sheet
    .newOverGridImage()
    .setImage(pictureOf(host, target))
    .setColumn(column.index)
    .setColumnOffset(column.offset)
    .setRow(row.index)
    .setRowOffset(row.offset)
    .setWidth(width)
    .setHeight(height)
    .buildAsync();
  sheet.updateImages([image]);
}

function sourceOf(base64: string): string {
  const [type] = Object.entries(BEGINNINGS).find(([, beginning]) => base64.startsWith(beginning)) ?? [];
  if (!type) throw notPicture();
  return `data:${type};base64,${base64}`;
}

async function decoded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode().catch(() => {
    throw notPicture();
  });
  return image;
}

const notPicture = () =>
  invalidArgument("base64ImageString should be a PNG or JPEG file in base 64, without any header.");
