import { useMemo } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { FlatPicture, round } from "../../../drawing/flat/flat-picture";
import { Front } from "../../../drawing/flat/Front";
import { Graph, GraphNames } from "../../../drawing/flat/Graph";
import { momentAt } from "../../../drawing/flat/moment";
import { at, lineBetween, pointBetween } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";
import { TooLarge } from "../../../drawing/flat/TooLarge";
import { WornName } from "../../../drawing/flat/WornName";
import { PALETTE } from "../../../drawing/palette";
import type { LayoutPoint } from "../../../playing/stress-layout";
import { MAX_DRAWN, spotOfState, type StatesPlay } from "../play";
import { roomIn, stateNames, statesLayout } from "./states-layout";

function StatesGraph({ play, position }: DrawingProps<StatesPlay>) {
  if (play.layout) return <DrawnStates play={play} position={position} positions={play.layout} />;
  const count = play.names.length;
  return (
    <TooLarge
      text={i18n.t("{count, number} states are too many; {most} can be drawn.", { count, most: MAX_DRAWN })}
    />
  );
}

interface DrawnStatesProps extends DrawingProps<StatesPlay> {
  readonly positions: readonly LayoutPoint[];
}

function DrawnStates({ play, position, positions }: DrawnStatesProps) {
  const { names: titles, lines, goals } = play;
  const layout = useMemo(
    () => statesLayout(positions, { names: titles, lines, goals }),
    [positions, titles, lines, goals],
  );
  const { points, edges, height, radius, spot, marker, ring, text, namesInside } = layout;
  const { step, share } = momentAt(position, play.lastStep);
  const names = useMemo(() => stateNames(layout, play, play.states[step]), [layout, play, step]);
  const here = points[play.states[step]];
  const current = share > 0 ? pointBetween(here, points[play.states[step + 1]], share) : here;
  const walked = play.states
    .slice(1, step + 1)
    .map((state, k) => lineBetween(points[play.states[k]], points[state], radius));
  const areas = useMemo(
    () => points.map((point, state) => ({ ...point, spot: spotOfState(state) })),
    [points],
  );
  const marked = (
    <circle
      data-part="marker"
      transform={`translate(${at(current)})`}
      r={round(marker)}
      fill={PALETTE.marker}
      stroke={PALETTE.markerInk}
      strokeWidth={1.5}
    />
  );
  return (
    <FlatPicture height={height} state={titles[play.states[step]]}>
      <Graph {...{ titles, points, names, edges, radius }} />
      <path data-part="way" d={walked.join("")} stroke={PALETTE.move} strokeWidth={4} />
      {goals.map((goal) => (
        <circle
          key={goal}
          {...{ cx: round(points[goal].x), cy: round(points[goal].y), r: round(ring.radius) }}
          fill="none"
          stroke={PALETTE.goal}
          strokeWidth={round(ring.width)}
        />
      ))}
      {namesInside ? (
        <>
          {marked}
          {points.map((point, state) => (
            <g key={titles[state]} transform={`translate(${at(point)})`}>
              <WornName
                name={titles[state]}
                room={roomIn(radius)}
                wished={radius * 0.8}
                least={text}
                fill={share === 0 && state === play.states[step] ? PALETTE.markerInk : PALETTE.ink}
              />
            </g>
          ))}
        </>
      ) : (
        <Front>
          {marked}
          <GraphNames {...{ titles, names, text }} />
        </Front>
      )}
      <Spots areas={areas} half={spot} areRound />
    </FlatPicture>
  );
}

/** The states and moves of a table as a graph with directed lines; goals have a second ring. */
export const statesGraph: FlatDrawing<StatesPlay> = {
  form: "flat",
  id: "graph",
  title: /*i18n*/ "Graph",
  Picture: StatesGraph,
  describe: (play, step) =>
    i18n.t(
      "{states, plural, one {# state} other {# states}} and {moves, plural, one {# move} other {# moves}} between them. The current state is {state}, step {step} of {lastStep}.",
      {
        states: play.names.length,
        moves: play.lines.length,
        state: play.names[play.states[step]],
        step,
        lastStep: play.lastStep,
      },
    ),
};
