import type { IBorderData, IStyleData } from "@univerjs/core";
import type { BorderSide, CellStyle } from "../../workbooks";
import { isLocked, unlockedStyle } from "../univer/basics/locks";

/** Univer's numbers for alignment, wrapping and lines. */
const HORIZONTAL = { left: 1, center: 2, right: 3 } as const;
const VERTICAL = { top: 1, middle: 2, bottom: 3 } as const;
const WRAP = 3;
const THIN = 1;
const SIDES = { top: "t", right: "r", bottom: "b", left: "l" } as const;
const SIDE_NAMES = Object.keys(SIDES) as BorderSide[];

/** `#rrggbb` for a colour in any notation; undefined if it is not a colour. */
export type ReadColor = (color: string) => string | undefined;

export function univerStyle(style: CellStyle): IStyleData {
  const { fill, color, fontName, size, bold, italic, underline, horizontal, vertical, wrap, numberFormat } =
    style;
  return {
    ...(fill !== undefined && { bg: { rgb: fill } }),
    ...(color !== undefined && { cl: { rgb: color } }),
    ...(fontName !== undefined && { ff: fontName }),
    ...(size !== undefined && { fs: size }),
    ...(bold && { bl: 1 }),
    ...(italic && { it: 1 }),
    ...(underline && { ul: { s: 1 } }),
    ...(horizontal && { ht: HORIZONTAL[horizontal] }),
    ...(vertical && { vt: VERTICAL[vertical] }),
    ...(wrap && { tb: WRAP }),
    ...(numberFormat !== undefined && { n: { pattern: numberFormat } }),
    ...(style.borders && { bd: univerBorders(style.borders) }),
    ...(style.locked === false && { ol: unlockedStyle() }),
  };
}

function univerBorders(borders: NonNullable<CellStyle["borders"]>): IBorderData {
  const lines = SIDE_NAMES.filter((side) => borders[side] !== undefined).map(
    (side) => [SIDES[side], { s: THIN, cl: { rgb: borders[side] } }] as const,
  );
  return Object.fromEntries(lines);
}

/** The style of a Univer cell, reduced to what files keep: all lines are thin there. */
export function cellStyle(style: IStyleData, readColor: ReadColor): CellStyle {
  const { bg, cl, ff, fs, bl, it, ul, ht, vt, tb, n } = style;
  const fill = bg?.rgb ? readColor(bg.rgb) : undefined;
  const color = cl?.rgb ? readColor(cl.rgb) : undefined;
  const horizontal = nameOf(HORIZONTAL, ht);
  const vertical = nameOf(VERTICAL, vt);
  const borders = bordersOf(style.bd, readColor);
  return {
    ...(fill !== undefined && { fill }),
    ...(color !== undefined && { color }),
    ...(ff && { fontName: ff }),
    ...(fs && { size: fs }),
    ...(bl === 1 && { bold: true }),
    ...(it === 1 && { italic: true }),
    ...(ul?.s === 1 && { underline: true }),
    ...(horizontal && { horizontal }),
    ...(vertical && { vertical }),
    ...(tb === WRAP && { wrap: true }),
    ...(n?.pattern && n.pattern !== "General" && { numberFormat: n.pattern }),
    ...(borders && { borders }),
    ...(!isLocked(style) && { locked: false as const }),
  };
}

function bordersOf(borders: IStyleData["bd"], readColor: ReadColor): CellStyle["borders"] {
  const lines = SIDE_NAMES.flatMap((side) => {
    const line = borders?.[SIDES[side]];
    return line?.s ? [[side, readColor(line.cl?.rgb ?? "") ?? "#000000"] as const] : [];
  });
  return lines.length > 0 ? Object.fromEntries(lines) : undefined;
}

const nameOf = <Name extends string>(names: Readonly<Record<Name, number>>, value: unknown) =>
  (Object.keys(names) as Name[]).find((name) => names[name] === value);
