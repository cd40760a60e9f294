import { resolveThemeColor, type CellStyle as FileStyle } from "hucre/xlsx";
import type { BorderSide, CellStyle } from "../content";

type FileColor = NonNullable<NonNullable<FileStyle["font"]>["color"]>;

const SIDES: readonly BorderSide[] = ["top", "right", "bottom", "left"];
const VERTICAL = { top: "top", middle: "center", bottom: "bottom" } as const;

const fileColor = (color: string): FileColor => ({ rgb: color.slice(1).toUpperCase() });

export function fileStyle(style: CellStyle): FileStyle {
  const { fill, color, fontName, size, bold, italic, underline, horizontal, vertical, wrap, numberFormat } =
    style;
  const { locked } = style;
  const font = {
    ...(fontName !== undefined && { name: fontName }),
    ...(size !== undefined && { size }),
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline }),
    ...(color !== undefined && { color: fileColor(color) }),
  };
  const alignment = {
    ...(horizontal && { horizontal }),
    ...(vertical && { vertical: VERTICAL[vertical] }),
    ...(wrap && { wrapText: true }),
  };
  const borders = Object.entries(style.borders ?? {}).map(
    ([side, line]) => [side, { style: "thin", color: fileColor(line) }] as const,
  );
  return {
    ...(isFilled(font) && { font: { ...DEFAULT_FONT, ...font } }),
    ...(isFilled(alignment) && { alignment }),
    ...(fill !== undefined && { fill: solid(fill) }),
    ...(numberFormat !== undefined && { numFmt: numberFormat }),
    ...(borders.length > 0 && { border: Object.fromEntries(borders) }),
    ...(locked !== undefined && { protection: { locked } }),
  };
}

/** The font of every new workbook in Excel, used if a style has no font or size. */
export const DEFAULT_FONT = { name: "Calibri", size: 11 };

const isFilled = (object: object): boolean => Object.keys(object).length > 0;

/** Excel takes a plain fill's colour from the foreground in cells, but from the background in conditional formats. */
const solid = (color: string) => ({
  type: "pattern" as const,
  pattern: "solid" as const,
  fgColor: fileColor(color),
  bgColor: fileColor(color),
});

/** A conditional format's style in the library's form. */
export const fileLook = (fill?: string, color?: string): FileStyle => ({
  ...(fill !== undefined && { fill: solid(fill) }),
  ...(color !== undefined && { font: { color: fileColor(color) } }),
});

/** Reads the library's styles, resolving theme colours to plain ones. */
export class StyleReader {
  constructor(
    private readonly theme: readonly string[],
    private readonly defaultFont: FileStyle["font"] = DEFAULT_FONT,
  ) {}

  /** The style of a cell, without anything that equals the workbook's default font. */
  style({ font = {}, alignment = {}, fill, border, numFmt, protection }: FileStyle): CellStyle {
    const color = this.color(font.color);
    const background = this.fill(fill, "fgColor");
    const borders = SIDES.flatMap((side) => {
      const line = border?.[side];
      return line ? [[side, this.color(line.color) ?? "#000000"] as const] : [];
    });
    const vertical = Object.entries(VERTICAL).find(([, name]) => name === alignment.vertical)?.[0];
    const { horizontal } = alignment;
    return {
      ...(background !== undefined && { fill: background }),
      ...(color !== undefined && color !== "#000000" && { color }),
      ...(font.name !== undefined && font.name !== this.defaultFont?.name && { fontName: font.name }),
      ...(font.size !== undefined && font.size !== this.defaultFont?.size && { size: font.size }),
      ...(font.bold && { bold: true }),
      ...(font.italic && { italic: true }),
      ...(font.underline && { underline: true }),
      ...((horizontal === "left" || horizontal === "center" || horizontal === "right") && { horizontal }),
      ...(vertical !== undefined && { vertical: vertical as NonNullable<CellStyle["vertical"]> }),
      ...(alignment.wrapText && { wrap: true }),
      ...(numFmt !== undefined && numFmt !== "General" && { numberFormat: numFmt }),
      ...(borders.length > 0 && { borders: Object.fromEntries(borders) }),
      ...(protection?.locked === false && { locked: false as const }),
    };
  }

  look({ font, fill }: FileStyle): { fill?: string; color?: string } {
    const [background, color] = [
      this.fill(fill, "bgColor") ?? this.fill(fill, "fgColor"),
      this.color(font?.color),
    ];
    return { ...(background !== undefined && { fill: background }), ...(color !== undefined && { color }) };
  }

  private fill(fill: FileStyle["fill"], part: "fgColor" | "bgColor"): string | undefined {
    if (fill?.type !== "pattern" || fill.pattern === "none") return undefined;
    return this.color(fill[part]);
  }

  private color(color: FileColor | undefined): string | undefined {
    if (color?.rgb !== undefined)
      return /^[\da-f]{6}$/i.test(color.rgb) ? `#${color.rgb.toLowerCase()}` : undefined;
    if (color?.theme === undefined) return undefined;
    // Excel counts the theme's light colours before its dark ones, but the theme's own list has them the other way round.
    const index = color.theme < 4 ? color.theme ^ 1 : color.theme;
    if (this.theme[index] === undefined) return undefined;
    return `#${resolveThemeColor([...this.theme], index, color.tint).toLowerCase()}`;
  }
}
