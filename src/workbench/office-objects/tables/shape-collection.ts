import { text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import { addPicture, findPicture, picturesOf } from "../sheet/pictures";
import { instance } from "../sheet/types";
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
