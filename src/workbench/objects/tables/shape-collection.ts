import { integer, text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import type { Instance } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import { addPicture, picturesOf, type SheetPicture } from "../sheet/pictures";
import { instance, type SheetTarget } from "../sheet/types";
import type { MemberTable } from "./table";

/** The shapes of a worksheet: pictures only. Excel's other kinds are not supported. */
export const shapeCollection: MemberTable<"ShapeCollection"> = {
  items: (target, host) => picturesOf(host, target).map((picture) => shapeOf(target, picture)),
  item: (target, key, host) => find(target, key, host) ?? notFound(key),
  methods: {
    AddImage: async (target, [base64], host) =>
      instance("Shape", await addPicture(host, target, text(base64, "base64ImageString"))),
    GetCount: (target, _args, host) => picturesOf(host, target).length,
    GetItem: (target, [key], host) => find(target, key, host) ?? notFound(key),
    GetItemAt: (target, [index], host) => {
      const picture = picturesOf(host, target)[integer(index, "index", 0)];
      return picture ? shapeOf(target, picture) : notFound(index);
    },
    GetItemOrNullObject: (target, [key], host) => find(target, key, host),
  },
};

const shapeOf = ({ sheetId }: SheetTarget, { drawingId }: SheetPicture) =>
  instance("Shape", { sheetId, shapeId: drawingId });

function find(target: SheetTarget, value: unknown, host: SheetHost): Instance | null {
  const key = text(value, "key");
  const pictures = picturesOf(host, target);
  const picture =
    pictures.find(({ drawingId }) => drawingId === key) ?? pictures.find(({ name }) => name === key);
  return picture ? shapeOf(target, picture) : null;
}

function notFound(key: unknown): never {
  throw new ExcelError("ItemNotFound", `There is no shape ${JSON.stringify(key)}.`);
}
