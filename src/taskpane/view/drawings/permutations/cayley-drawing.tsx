import { memo, useMemo } from "react";
import { i18n } from "../../../../language";
import type { CayleyPlay } from "../../../../playing";
import type { DrawingProps, FlatDrawing } from "../../drawing";
import { PALETTE } from "../../palette";
import { FlatPicture, round, shortened, WIDTH } from "../flat/flat-picture";
import { momentAt } from "../flat/moment";
import { at, pointBetween } from "../flat/points";
import { cayleyLayout, type CayleyLayout } from "./cayley-layout";

/** One for each generator: they differ in colour, and in their dashes; to be seen on white, dark and black. */
const STROKES: readonly { readonly color: string; readonly dashes?: string }[] = [
  { color: "#2f7ed8" },
  { color: "#d9760a", dashes: "6 3" },
  { color: "#a866dd", dashes: "2 3" },
  { color: "#0a9590", dashes: "9 3 2 3" },
  { color: "#d9487c", dashes: "12 4" },
  { color: "#a07c4a", dashes: "3 2 1 2" },
];

const LEGEND_LINE = 20;
const LEGEND_LEFT = 32;
const CAPTION = 48;
const LONGEST_CAPTION = 42;

const Edges = memo(function Edges({ layout }: { layout: CayleyLayout }) {
  const width = Math.max(1, Math.min(2.2, layout.radius * 0.25));
  return layout.lines.map((line, generator) => (
    <g key={generator}>
      <path
        d={line}
        stroke={STROKES[generator].color}
        strokeDasharray={STROKES[generator].dashes}
        strokeWidth={round(width)}
      />
      <path d={layout.heads[generator]} fill={STROKES[generator].color} />
    </g>
  ));
});

const Legend = memo(function Legend({ play, y }: { play: CayleyPlay; y: number }) {
  return play.labels.map((label, k) => {
    const [x, top] = [LEGEND_LEFT + (k % 2) * (WIDTH / 2), y + Math.floor(k / 2) * LEGEND_LINE];
    return (
      <g key={k}>
        <path
          d={`M${x} ${top}h34`}
          stroke={STROKES[k].color}
          strokeDasharray={STROKES[k].dashes}
          strokeWidth={2.5}
        />
        <text x={x + 40} y={top + 4} fontSize={13} textAnchor="start" fill={PALETTE.ink}>
          {shortened(label, 11)}
        </text>
      </g>
    );
  });
});

interface NodesProps {
  readonly play: CayleyPlay;
  readonly layout: CayleyLayout;
  /** Elements so far from the identity, or nearer, have been reached. */
  readonly reached: number;
}

const Nodes = memo(function Nodes({ play, layout, reached }: NodesProps) {
  const { points, radius } = layout;
  return points.map((point, element) => {
    const isReached = play.distances[element] <= reached;
    return (
      <circle
        key={element}
        {...{ cx: round(point.x), cy: round(point.y), r: round(radius) }}
        fill={isReached ? PALETTE.way : PALETTE.ground}
        stroke={PALETTE.ink}
        strokeWidth={element === 0 ? 2.4 : 0.8}
      />
    );
  });
});

function wordAt(play: CayleyPlay, step: number): string {
  const letters = play.word.slice(0, step).map((generator) => play.labels[generator]);
  return letters.join(play.labels.every((label) => label.length === 1) ? "" : " ");
}

function CayleyPicture({ play, position }: DrawingProps<CayleyPlay>) {
  const layout = useMemo(() => cayleyLayout(play), [play]);
  const { points, radius, height } = layout;
  const { step, share } = momentAt(position, play.lastStep);
  const here = points[play.walk[step]];
  const walker = share > 0 ? pointBetween(here, points[play.walk[step + 1]], share) : here;
  const walked = play.walk.slice(0, step + 1).map((element) => points[element]);
  const word = wordAt(play, step);
  const element = play.elements[play.walk[step]];
  const legend = Math.ceil(play.labels.length / 2) * LEGEND_LINE;
  return (
    <FlatPicture
      height={height + CAPTION + legend}
      state={`${word || "identity"} = ${element}; reached ${play.distances.filter((distance) => distance <= step).length}`}
    >
      <Edges layout={layout} />
      <path
        data-part="walked"
        d={`M${[...walked, walker].map(at).join("L")}`}
        fill="none"
        stroke={PALETTE.move}
        strokeWidth={round(Math.max(3, radius * 0.5))}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Nodes {...{ play, layout, reached: step }} />
      <g data-part="walker" transform={`translate(${at(walker)})`}>
        <circle r={round(radius + 2)} fill={PALETTE.marker} stroke={PALETTE.ground} strokeWidth={1.5} />
        <circle r={round(radius / 3)} fill={PALETTE.markerInk} />
      </g>
      <text x={WIDTH / 2} y={round(height + 14)} fontSize={14} fontWeight="600" fill={PALETTE.ink}>
        {word === "" ? i18n.t("the identity") : shortened(word, LONGEST_CAPTION - 10)}
      </text>
      <text x={WIDTH / 2} y={round(height + 33)} fontSize={13} fill={PALETTE.ink}>
        {shortened(element, LONGEST_CAPTION)}
      </text>
      <Legend play={play} y={round(height + CAPTION + 8)} />
    </FlatPicture>
  );
}

export const cayleyDrawing: FlatDrawing<CayleyPlay> = {
  kind: "flat",
  id: "cayley",
  title: /*i18n*/ "Cayley graph",
  Picture: CayleyPicture,
  describe(play, step) {
    const reached = play.distances.filter((distance) => distance <= step).length;
    const at =
      step === 0
        ? i18n.t("the identity")
        : i18n.t("{word}, which is {element}", {
            word: wordAt(play, step),
            element: play.elements[play.walk[step]],
          });
    return i18n.t(
      "The {elements} elements of the group, with edges for {generators, plural, one {the generator} other {the generators}} {labels}. The walk has come to {at}. Elements that need at most {step, plural, one {# factor} other {# factors}}: {reached}.",
      {
        elements: play.elements.length,
        generators: play.labels.length,
        labels: play.labels.join(", "),
        at,
        step,
        reached,
      },
    );
  },
};
