import { i18n } from "../../language";
import { CellError, isBlank, shown, textOf, type Cells } from "../../grid/cells";
import { sizeOf, SQUARES } from "./net";

/** The letters of a cube's six colours, as cubers write them: white, yellow, green, blue, red and orange. */
export const COLOURS = ["W", "Y", "G", "B", "R", "O"] as const;

/** Most cubes' colours, held with white up and green in front. */
export const USUAL_SCHEME: Readonly<Record<string, string>> = {
  U: "W",
  L: "O",
  F: "G",
  R: "R",
  B: "B",
  D: "Y",
};

/** A letter for each square of the net, in the order of `SQUARES`; blank where no colour is known yet. */
export type CubeColours = readonly string[];

/** The squares of the net when only the middles are known. */
export const ONLY_MIDDLES: CubeColours = SQUARES.map(({ place }) => USUAL_SCHEME[place] ?? "");

/** The mark of a blank square in a text of colours. */
export const BLANK = ".";

export const hasOnlyMiddles = (colours: CubeColours): boolean =>
  colours.every((colour, square) => (colour === "") === (typeof SQUARES[square].place === "number"));

export const nameOfColour = (colour: string): string =>
  i18n.t("{colour, select, W {white} Y {yellow} G {green} B {blue} R {red} other {orange}}", { colour });

export const namesOfColours = (colours: readonly string[]): string => colours.map(nameOfColour).join(", ");

const isColour = (mark: string) => COLOURS.some((colour) => colour === mark);

/** Colours written one after the other, a point for each blank square; undefined if they are not those of a net. */
export function coloursOfText(text: string): CubeColours | undefined {
  const colours = Array.from(text, (mark) => (mark === BLANK ? "" : mark));
  const isNet = colours.length === SQUARES.length && colours.every((mark) => mark === "" || isColour(mark));
  return isNet ? colours : undefined;
}

export const textOfColours = (colours: CubeColours): string =>
  colours.map((colour) => colour || BLANK).join("");

/** Reads the colours of a net in cells; some may be blank. Throws a CellError for a cell with something else. */
export function readColours(cells: Cells, argument: string, squares = SQUARES): CubeColours {
  const [high, wide] = [3 * sizeOf(squares), 4 * sizeOf(squares)];
  if (cells.length !== high || cells[0].length !== wide) {
    const size = { rows: cells.length, columns: cells[0].length, high, wide };
    throw new CellError(
      argument,
      i18n.t("here are {rows} × {columns} cells; expected the net of a cube, {high} × {wide}", size),
    );
  }
  return squares.map(({ row, column }) => {
    const mark = isBlank(cells[row][column]) ? "" : textOf(cells[row][column]).toUpperCase();
    if (mark === "" || isColour(mark)) return mark;
    const problem = i18n.t("here is {cell}; expected W, Y, G, B, R or O", {
      cell: shown(cells[row][column]),
    });
    throw new CellError(argument, problem, row, column);
  });
}
