/** The error of all readers of cells, for rooms that may not import from the puzzles. */
export { CellError } from "../../grid/cells";
