import { Background, CanvasColorService, UniverRenderingContext } from "@univerjs/preset-sheets-core";
import { keepFilledCells } from "../../../../../src/workbench/univer/fixes/filled-cells";
import { stillNeeded } from "./still-needed";

jest.mock("@univerjs/preset-sheets-core", () => jest.requireActual<object>("@univerjs/engine-render"));

const YELLOW = "#ffff00";

Object.assign(globalThis, { Path2D: class {} });

/** The fill colours of Univer's background for a sheet with one yellow cell, in the dark theme. */
function fillsInTheDark(mend?: typeof keepFilledCells): string[] {
  const colors = new CanvasColorService({ darkMode: true } as never);
  mend?.({ injector: { get: () => colors } } as never);
  const filled: string[] = [];
  const canvas = { fillStyle: "", fill: () => void filled.push(canvas.fillStyle) };
  const known = new Proxy(canvas, {
    get: (own, name) => (name in own ? own[name as keyof typeof own] : () => ({ a: 1, d: 1 })),
  });
  const context = new UniverRenderingContext(known as never, { canvasColorService: colors });
  const noCells = { getSizeOf: () => 0, forValue: () => undefined };
  const skeleton = {
    stylesCache: { background: { [YELLOW]: noCells } },
    worksheet: {},
    rowHeightAccumulation: [20],
    columnWidthAccumulation: [80],
    rowTotalHeight: 20,
    columnTotalWidth: 80,
  };
  new Background().draw(context, { scaleX: 1, scaleY: 1 }, skeleton as never, [], {
    viewRanges: [],
  } as never);
  return [...new Set(filled)];
}

stillNeeded("turns the colours of filled cells round in the dark", () => {
  const [fill, ...others] = fillsInTheDark();
  expect(others).toEqual([]);
  expect(fill).toMatch(/^#/);
  expect(fill).not.toBe(YELLOW);
});

test("with the fix they stay as they are", () => {
  expect(fillsInTheDark(keepFilledCells)).toEqual([YELLOW]);
});
