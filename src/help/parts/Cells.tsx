import { textOf, type Cells as CellRows } from "../../grid/cells";

interface CellsProps {
  readonly cells: CellRows;
  readonly caption: string;
}

/** Cells as in a sheet. */
export function Cells({ cells, caption }: CellsProps) {
  return (
    <div className="wide">
      <table className="cells">
        <caption>{caption}</caption>
        <tbody>
          {cells.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{textOf(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
