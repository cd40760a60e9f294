import { useMemo } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { FlatPicture, round, Front, TooLarge, WIDTH } from "../../../drawing/flat/flat-picture";
import { Graph, GraphNames, edgesOf } from "../../../drawing/flat/Graph";
import { momentAt } from "../../../drawing/flat/moment";
import { at, lineBetween, pointBetween, fitted, smallestDistance } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";
import { WornName } from "../../../drawing/flat/texts";
import { PALETTE } from "../../../drawing/palette";
import type { LayoutPoint } from "../../../playing/stress-layout";
import { MAX_DRAWN, spotOfState, type StatesPlay } from "../play";
import { legibleSize, sizeIn } from "../../../drawing/flat/legible";
import { nodeNames, type NamedGraph } from "../../../drawing/flat/node-names";

const MAX_RADIUS = 19;
const MIN_MARKER = 5.5;
/** How far the ring of a goal stands out, and its width. */
const RING = 3;
/** More goals than these are not named: a name would show which goal the solution reaches. */
const FEW = 3;
const MARGIN = 34;
/** If a state is smaller, a click next to it counts, too. */
const MIN_SPOT = 12;

function statesLayout(
  at: readonly LayoutPoint[],
  { names, lines, goals }: Pick<StatesPlay, "names" | "lines" | "goals">,
) {
  const box = { width: WIDTH, height: WIDTH, margin: MARGIN, largest: 90 };
  const { points, height } = fitted(at, box);
  const apart = smallestDistance(points);
  const radius = Math.max(2.5, Math.min(MAX_RADIUS, 0.36 * apart));
  const text = round(legibleSize(height));
  const edges = edgesOf(lines);
  const namesInside = names.every((name) => sizeIn(roomIn(radius), name, { wished: text, least: text }) > 0);
  const areGoalsClose = smallestDistance(goals.map((goal) => points[goal])) < 2 * (radius + 1.5 * RING);
  return {
    points,
    edges,
    height,
    radius,
    /** Half the width of what can be clicked. */
    spot: Math.max(radius, Math.min(MIN_SPOT, apart / 2)),
    text,
    /** The size of the current state, which can be found even among small states. */
    marker: Math.max(radius, MIN_MARKER),
    /** Around a goal or, where goals are close together, on its edge. */
    ring: areGoalsClose
      ? { radius, width: Math.min(RING, 0.7 * radius) }
      : { radius: radius + RING, width: RING },
    /** Whether the names are in the states. Otherwise they are next to the states, if there is room. */
    namesInside,
  };
}

type StatesLayout = ReturnType<typeof statesLayout>;

/** Where the full names next to the states go: first the name of the current state, then the names of the start and of the goals. */
function stateNames(
  { points, edges, height, radius, marker, text, namesInside }: StatesLayout,
  { names, states, goals }: Pick<StatesPlay, "names" | "states" | "goals">,
  current: number,
): ReturnType<typeof nodeNames> {
  if (namesInside) return names.map(() => undefined);
  const ends = [states[0], ...(goals.length <= FEW ? goals : [])];
  const graph: NamedGraph = { names, points, edges, radius: Math.max(radius + RING, marker), height, text };
  return nodeNames({ ...graph, first: [current, ...ends], areWhole: true });
}

/** The width of the square in a circle that a name may fill. */
const roomIn = (radius: number) => 1.7 * radius;

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
