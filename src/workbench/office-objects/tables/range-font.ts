import { boolean, number } from "../batch/arguments";
import { styled } from "../sheet/styles";
import type { MemberTable } from "./table";

/** What Univer draws when no size or colour is set. */
const DEFAULT_SIZE = 11;
const BLACK = "#000000";
const MAX_POINTS = 409;

const flag = (value: unknown, name: string) => (boolean(value, name) ? 1 : 0);

export const rangeFont: MemberTable<"RangeFont"> = {
  properties: {
    Bold: styled(
      "bl",
      ({ bl }) => bl === 1,
      (value) => flag(value, "bold"),
    ),
    Italic: styled(
      "it",
      ({ it }) => it === 1,
      (value) => flag(value, "italic"),
    ),
    Color: styled(
      "cl",
      ({ cl }, host) => (cl?.rgb ? host.color(cl.rgb) : BLACK),
      (value, host) => ({ rgb: host.color(value) }),
    ),
    Size: styled(
      "fs",
      ({ fs }) => fs ?? DEFAULT_SIZE,
      (value) => number(value, "size", 1, MAX_POINTS),
    ),
  },
};
