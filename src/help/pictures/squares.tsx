import type { Picture } from "../../lessons/lesson";
import { pictureFile } from "../addresses";
import type { HelpPicture } from "./picture";
import { svgFile } from "./svg-file";

/** The length of the longer side. */
const SIZE = 240;

interface Words {
  readonly text: string;
  readonly caption: string;
}

/** A picture of coloured squares, separated by lines if a colour for lines is given. An empty colour leaves a gap. */
export function squaresPicture(name: string, squares: Picture, words: Words, line = "none"): HelpPicture {
  const rows = squares.length;
  const columns = Math.max(...squares.map((row) => row.length));
  const side = Math.floor(SIZE / Math.max(rows, columns));
  const drawing = (
    <svg viewBox={`0 0 ${columns * side} ${rows * side}`} shapeRendering="crispEdges">
      {squares.flatMap((colors, row) =>
        colors.map(
          (color, column) =>
            color && (
              <rect
                key={`${row} ${column}`}
                x={column * side}
                y={row * side}
                width={side}
                height={side}
                fill={color}
                stroke={line}
              />
            ),
        ),
      )}
    </svg>
  );
  return { file: pictureFile(name), svg: svgFile(drawing), ...words };
}
