import { readWorkbook, writeWorkbook, type WorkbookContent } from "../../../src/workbooks";
import { StyleReader } from "../../../src/workbooks/file/styles";
import { PLAIN } from "./contents";

/** The days around 29 February 1900, which Excel counts but which never existed, and a recent one. */
const DAYS = [1, 31, 58, 59, 61, 62, 45_000];

test("dates keep the numbers of their days", async () => {
  const content: WorkbookContent = {
    sheets: [
      {
        name: "Dates",
        cells: DAYS.map((value, row) => ({ row, column: 0, value, style: 0 })),
        ...PLAIN,
      },
    ],
    styles: [{ numberFormat: "yyyy-mm-dd" }],
    names: [],
    activeSheet: 0,
  };
  const { cells } = (await readWorkbook(await writeWorkbook(content))).content.sheets[0];
  expect(cells.map(({ value }) => value)).toEqual(DAYS);
});

test("a theme's light and dark colours are counted as Excel counts them", () => {
  const theme = ["101010", "fafafa", "1f3864", "e7e6e6", "4472c4", "ed7d31"];
  const reader = new StyleReader(theme);
  const colors = theme.map((_color, index) => reader.style({ font: { color: { theme: index } } }).color);
  expect(colors).toEqual(["#fafafa", "#101010", "#e7e6e6", "#1f3864", "#4472c4", "#ed7d31"]);
  expect(reader.style({ font: { color: { theme: 9 } } })).toEqual({});
});
