import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import { round } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { WornName } from "../../../drawing/flat/texts";
import { PALETTE } from "../../../drawing/palette";
import { textOf } from "../../../grid/cells";
import { beyondEdges } from "../../mazes/drawings/flat-layout";
import { flatMaze, type MazeThings } from "../../mazes/drawings/flat-maze";
import { markerInWords } from "../../mazes/drawings/maze-way";
import type { LogicMaze } from "../cells";
import type { LogicPlay } from "../play";

type Form = "key" | "door" | "portal" | "cost";

/** What is in a cell: its form and its text, the middle of the cell in cells, and the bit of its key. */
interface Thing {
  readonly form: Form;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly key: number;
}

function thingsIn({ columns, cells, keys, doors, portals, costs }: LogicMaze): Thing[] {
  const things: Thing[] = [];
  for (let position = 0; position < keys.length; position++) {
    const form: Form | undefined =
      keys[position] !== 0
        ? "key"
        : doors[position] !== 0
          ? "door"
          : portals[position] >= 0
            ? "portal"
            : costs[position] > 0
              ? "cost"
              : undefined;
    if (!form) continue;
    const [row, column] = [Math.floor(position / columns), position % columns];
    const text = textOf(cells[row][column] ?? "");
    things.push({ form, text, x: column + 0.5, y: row + 0.5, key: keys[position] | doors[position] });
  }
  return things;
}

const circle = (radius: number) =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** The forms in a cell of size 1, around its middle, so that they differ without colours. A cost is a number only. */
const OUTLINES: Readonly<Record<Form, string>> = {
  key: circle(0.36),
  door: "M-0.44 0.46V-0.2Q-0.44 -0.46 0 -0.46Q0.44 -0.46 0.44 -0.2V0.46z",
  portal: circle(0.45) + circle(0.34),
  cost: "",
};
const FILLS: Readonly<Record<Form, string>> = {
  key: PALETTE.warm,
  door: PALETTE.tile,
  portal: PALETTE.cool,
  cost: "none",
};
const WEIGHT = { key: 700, door: 700, portal: 700, cost: 400 } as const;

interface ThingProps {
  readonly thing: Thing;
  readonly size: number;
  readonly least: number;
  /** A key that was taken is gone, and its doors are dashed. */
  readonly isUsed: boolean;
}

const ThingInCell = memo(function ThingInCell({
  thing: { form, text, x, y },
  size,
  least,
  isUsed,
}: ThingProps) {
  if (isUsed && form === "key") return null;
  return (
    <g transform={`translate(${round(x * size)} ${round(y * size)})`} data-part={form}>
      {OUTLINES[form] !== "" && (
        <path
          transform={`scale(${size})`}
          d={OUTLINES[form]}
          fill={isUsed ? "none" : FILLS[form]}
          stroke={PALETTE.tileInk}
          strokeWidth={isUsed ? 0.05 : 0.08}
          {...(isUsed && { strokeDasharray: "0.12 0.1" })}
        />
      )}
      <WornName
        {...{ name: text, wished: size * 0.5, room: 0.8 * size, least }}
        weight={WEIGHT[form]}
        fill={PALETTE.tileInk}
      />
    </g>
  );
});

/** A glint in each cell of ice. */
const Ice = memo(function Ice({ maze, size }: { readonly maze: LogicMaze; readonly size: number }) {
  const glints = Array.from(maze.open, (open, position) => {
    const [x, y] = [position % maze.columns, Math.floor(position / maze.columns)];
    return open ? `M${round(x + 0.2)} ${round(y + 0.42)}l0.22 -0.22m0.14 0.14l-0.3 0.3` : "";
  });
  return (
    <path
      transform={`scale(${size})`}
      d={glints.join("")}
      fill="none"
      stroke={PALETTE.cool}
      strokeWidth={0.06}
      data-part="ice"
    />
  );
});

const Things: MazeThings<LogicPlay> = ({ play, step, size }) => {
  const { maze } = play.states;
  const things = useMemo(() => thingsIn(maze), [maze]);
  const least = legibleSize(maze.rows * size);
  return (
    <g textAnchor="middle">
      {maze.rules.ice && <Ice maze={maze} size={size} />}
      {things.map((thing) => (
        <ThingInCell
          key={`${thing.x} ${thing.y}`}
          {...{ thing, size, least, isUsed: (thing.key & play.keys[step]) !== 0 }}
        />
      ))}
    </g>
  );
};

const lettersAt = ({ states, keys }: LogicPlay, step: number) => states.lettersOf(keys[step]);

export const logicMazeDrawing = flatMaze<LogicPlay>(
  {
    state(play, step) {
      const { walk } = play;
      const keys = lettersAt(play, step);
      return `row ${walk.rows[step] + 1}, column ${walk.columns[step] + 1}${keys && `, keys ${keys}`}`;
    },
    describe(play, step) {
      const values = { ...markerInWords(play, step), keys: lettersAt(play, step) || "–" };
      return i18n.t(
        "{rows} rows and {columns} columns. The marker is in row {row}, column {column}, step {step} of {lastStep}. Keys: {keys}.",
        values,
      );
    },
  },
  beyondEdges,
  Things,
);
