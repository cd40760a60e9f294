import { boolean, number, oneOf, text } from "../batch/arguments";
import { styled } from "../sheet/styles";
import type { MemberTable } from "./table";

/** What Univer draws when no font is set. */
const DEFAULT_NAME = "Arial";
const DEFAULT_SIZE = 11;
const BLACK = "#000000";
const MAX_POINTS = 409;

/** Univer's `TextDecoration` for each of Excel's underlines. */
const UNDERLINES = { None: null, Single: 12, Double: 10 };
type Decoration = 12 | 10;

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
    Strikethrough: styled(
      "st",
      ({ st }) => st?.s === 1,
      (value) => ({ s: flag(value, "strikethrough") }),
    ),
    Underline: styled(
      "ul",
      ({ ul }) => (ul?.s !== 1 ? "None" : ul.t === UNDERLINES.Double ? "Double" : "Single"),
      (value) => {
        const decoration = oneOf<Decoration | null>(
          value,
          "underline",
          UNDERLINES as Record<string, Decoration | null>,
        );
        return decoration === null ? { s: 0 } : { s: 1, t: decoration };
      },
    ),
    Color: styled(
      "cl",
      ({ cl }, host) => (cl?.rgb ? host.color(cl.rgb) : BLACK),
      (value, host) => ({ rgb: host.color(value) }),
    ),
    Name: styled(
      "ff",
      ({ ff }) => ff ?? DEFAULT_NAME,
      (value) => text(value, "name"),
    ),
    Size: styled(
      "fs",
      ({ fs }) => fs ?? DEFAULT_SIZE,
      (value) => number(value, "size", 1, MAX_POINTS),
    ),
  },
};
