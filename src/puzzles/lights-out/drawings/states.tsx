import { memo } from "react";
import { round } from "../../../drawing/flat/flat-picture";
import { sizeIn } from "../../../drawing/flat/legible";
import { roundedSquare } from "../../../drawing/flat/points";
import { PALETTE } from "../../../drawing/palette";
import { statesIn } from "../play";
import { TILE, type LampsInState } from "./lamps-layout";

/** Lamps of several states: 0 is dark, and the others go from the first colour to the last one. All of a state form one path. */
export const StateTiles = memo(function StateTiles({ play, layout, state, only }: LampsInState) {
  const { size, middle } = layout;
  const { states } = play.rules;
  const paths = new Array<string>(states).fill("");
  statesIn(state).forEach((at, lamp) => {
    if (state[lamp] === only?.[lamp]) return;
    paths[at] += roundedSquare(middle(play.board.lamps.cellOf[lamp]), TILE * size, size / 10);
  });
  return paths.map((d, at) =>
    d === "" ? null : (
      <g key={at}>
        <path d={d} fill={at === 0 ? PALETTE.unlit : PALETTE.cool} stroke={PALETTE.line} />
        {at > 0 && <path d={d} fill={PALETTE.warm} fillOpacity={round((states - 1 - at) / (states - 2))} />}
      </g>
    ),
  );
});

interface NumbersProps extends LampsInState {
  /** How often each lamp is still to be pressed. */
  readonly counts: Uint8Array;
}

/** The state of each lamp that is not dark, in its middle; in its corners that of the goal, and how often it is pressed if more than once. */
export const Numbers = memo(function Numbers({ play, layout, state, counts }: NumbersProps) {
  const { size, middle, text: least } = layout;
  const { lamps, goal } = play.board;
  const inMiddle = sizeIn(TILE * size, String(play.rules.states - 1), { wished: size / 2.5, least });
  const inCorner = sizeIn(0.4 * size, `×${play.rules.states - 1}`, { wished: 0, least });
  const texts = Array.from(statesIn(state), (at, lamp) => {
    const { x, y } = middle(lamps.cellOf[lamp]);
    const write = (text: string, right: number, down: number, fontSize: number, looks: object) =>
      fontSize > 0 && (
        <text
          x={round(x + right * size)}
          y={round(y + down * size + 0.35 * fontSize)}
          fontSize={round(fontSize)}
          {...looks}
        >
          {text}
        </text>
      );
    return (
      <g key={lamp}>
        {at > 0 && write(String(at), 0, 0, inMiddle, ON_TILE)}
        {goal[lamp] > 0 && write(String(goal[lamp]), -0.34, -0.3, inCorner, ON_TILE)}
        {counts[lamp] > 1 && write(`×${counts[lamp]}`, 0.27, 0.32, inCorner, ON_ANY)}
      </g>
    );
  });
  return <g fontWeight={600}>{texts}</g>;
});

const ON_TILE = { fill: PALETTE.tileInk };
/** Also on a dark lamp. */
const ON_ANY = { fill: PALETTE.jump, stroke: PALETTE.jumpEdge, strokeWidth: 2, paintOrder: "stroke" };
