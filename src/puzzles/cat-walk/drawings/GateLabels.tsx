import { memo } from "react";
import { columnLetters } from "../../../grid/addresses";
import type { GateWalkPlay } from "../play-line";
import { PALETTE } from "../../../drawing/palette";
import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { lettersIn, widthOf } from "../../../drawing/flat/legible";
import { ShortText } from "../../../drawing/flat/ShortText";
import { shownLetters } from "../../../drawing/flat/thinning";
import { gatePath, gateStroke } from "./GateMaze";
import { gateLooks } from "./gate-looks";
import { coloursOf, GAP, LEGEND, LETTER, LETTERS_A_LINE, type GatePage } from "./gate-page";

const LEGEND_WIDTH = WIDTH / LEGEND.columns;

interface LabelsProps {
  readonly play: GateWalkPlay;
  readonly page: GatePage;
}

/** The letters of the columns; only some of them if the columns are narrow. */
export const Axis = memo(function Axis({ play, page }: LabelsProps) {
  const { geometry, text } = page;
  const { room, wall } = geometry.columns;
  const count = Math.floor(play.maze[0].length / 2);
  return shownLetters(count, room + wall, widthOf(`${columnLetters(count - 1)} `, text)).map((column) => (
    <text
      key={column}
      x={round(geometry.middle(0, 2 * column + 1).x)}
      y={round(text)}
      fontSize={round(text)}
      fill={PALETTE.faint}
    >
      {columnLetters(column)}
    </text>
  ));
});

export const Legend = memo(function Legend({ play, page }: LabelsProps) {
  const { text, legend } = page;
  const colours = coloursOf(play);
  const looks = gateLooks(colours);
  return colours.map((colour, k) => {
    const x = (k % LEGEND.columns) * LEGEND_WIDTH;
    const y = round(legend + LEGEND.line * (Math.floor(k / LEGEND.columns) + 0.5));
    const look = looks.get(colour)!;
    return (
      <g key={colour}>
        <path
          d={gatePath({ x: x + GAP / 2 + LEGEND.bar / 2, y }, LEGEND.bar, 7, false, look.bars)}
          {...gateStroke(look, LEGEND.bar, 7)}
        />
        <ShortText
          x={x + LEGEND.bar + 1.5 * GAP}
          y={round(y + text * 0.35)}
          fontSize={round(text)}
          textAnchor="start"
          fill={PALETTE.ink}
          text={colour}
          letters={lettersIn(LEGEND_WIDTH - LEGEND.bar - 1.5 * GAP, text)}
        />
      </g>
    );
  });
});

/** The message, with a line for each letter still to come. */
export function Message({ play, step, page }: LabelsProps & { readonly step: number }) {
  const y = page.message + LETTER.height * 0.7;
  const size = Math.max(page.text, 14.5);
  const { walk, room } = play.placeOf(step);
  const { messages, letters } = play.walks[walk];
  const now = messages[room];
  const count = Math.max(messages[messages.length - 1].length, letters);
  const isNew = room > 0 && now.length > messages[room - 1].length;
  return Array.from({ length: count }, (_, k) => {
    const line = Math.floor(k / LETTERS_A_LINE);
    const x = LETTER.width * ((k % LETTERS_A_LINE) + 0.5);
    const isLast = isNew && k === now.length - 1;
    return (
      <text
        key={k}
        {...{ x, y: round(y + line * LETTER.height), fontSize: round(size) }}
        fontWeight="700"
        fill={k >= now.length ? PALETTE.faint : isLast ? PALETTE.marker : PALETTE.ink}
      >
        {k < now.length ? now[k] : "·"}
      </text>
    );
  });
}
