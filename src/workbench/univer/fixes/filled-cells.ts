import { Background, Font, ICanvasColorService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** The part of Univer's `Font` that draws a single cell's text. */
interface CellTexts {
  _renderFontEachCell(context: unknown, row: number, column: number, looks: CellLooks): boolean;
}
interface CellLooks {
  getValue(row: number, column: number): { style?: { bg?: { rgb?: string | null } | null } } | undefined;
}

/**
 * Keeps the colours of filled cells in the dark theme, because texts refer to them: a yellow cell, the white tile. Univer inverts every
 * colour of the grid, which only the rest needs: cells without a fill, lines and headings.
 */
export function keepFilledCells({ injector }: Spreadsheet): void {
  const colors = injector.get(ICanvasColorService);
  const turned = colors.getRenderColor.bind(colors);
  let keeps = false;
  colors.getRenderColor = (color) => (keeps ? color : turned(color));
  const withFilledColors = <Result>(draw: () => Result): Result => {
    keeps = true;
    try {
      return draw();
    } finally {
      keeps = false;
    }
  };

  const fills = Background.prototype;
  const drawFills = fills.draw;
  fills.draw = function (...given) {
    return withFilledColors(() => drawFills.apply(this, given));
  };
  const texts = Font.prototype as unknown as CellTexts;
  const drawText = texts._renderFontEachCell;
  texts._renderFontEachCell = function (context, row, column, looks) {
    const draw = () => drawText.call(this, context, row, column, looks);
    return looks.getValue(row, column)?.style?.bg?.rgb ? withFilledColors(draw) : draw();
  };
}
