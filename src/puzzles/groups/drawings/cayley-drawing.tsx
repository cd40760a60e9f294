import { memo, useCallback, useMemo, useState } from "react";
import { i18n } from "../../../language";
import type { CayleyPlay } from "../cayley-play";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, truncated, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize, lettersIn, widthOf } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import {
  at,
  pointBetween,
  arrowHead,
  fitted,
  lineBetween,
  smallestDistance,
} from "../../../drawing/flat/points";
import { ShortText } from "../../../drawing/flat/texts";

const MAX_RADIUS = 13;
/** The margin fits the largest nodes. */
const MARGIN = 18;

function cayleyLayout({ layout, edges, labels }: CayleyPlay) {
  const box = { width: WIDTH, height: WIDTH, margin: MARGIN, largest: 90 };
  const { points, height } = fitted(layout, box);
  const radius = Math.max(2.2, Math.min(MAX_RADIUS, 0.3 * smallestDistance(points)));
  const goes = new Set(edges.map(({ from, to, generator }) => `${generator} ${from} ${to}`));
  const lines = labels.map(() => "");
  const heads = labels.map(() => "");
  for (const { from, to, generator } of edges) {
    if (from === to) continue;
    const comesBack = goes.has(`${generator} ${to} ${from}`);
    if (comesBack && from > to) continue;
    const [a, b] = [points[from], points[to]];
    lines[generator] += lineBetween(a, b, radius);
    if (comesBack) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    heads[generator] += arrowHead(a, pointBetween(b, a, radius / length), Math.max(4, radius * 0.7));
  }
  return { points, height, radius, lines, heads };
}

type CayleyLayout = ReturnType<typeof cayleyLayout>;

/** One for each generator. They differ in colour and dashes, and are visible on white, dark and black. */
const STROKES: readonly { readonly color: string; readonly dashes?: string }[] = [
  { color: "#2f7ed8" },
  { color: "#d9760a", dashes: "6 3" },
  { color: "#a866dd", dashes: "2 3" },
  { color: "#0a9590", dashes: "9 3 2 3" },
  { color: "#d9487c", dashes: "12 4" },
  { color: "#a07c4a", dashes: "3 2 1 2" },
];

const LEGEND = { line: 20, columns: 2, smallestMargin: 8, stroke: 34, gap: 6 };
const CAPTION = 67;

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

const Legend = memo(function Legend({ play, y, text }: { play: CayleyPlay; y: number; text: number }) {
  const { line, columns, smallestMargin, stroke, gap } = LEGEND;
  const room = WIDTH / columns - stroke - gap;
  const letters = lettersIn(room - smallestMargin, text);
  const longest = Math.max(...play.labels.map((label) => widthOf(truncated(label, letters), text)));
  const margin = round((room - longest) / 2);
  return play.labels.map((label, k) => {
    const [x, top] = [margin + (k % columns) * (WIDTH / columns), y + Math.floor(k / columns) * line];
    return (
      <g key={k}>
        <path
          d={`M${x} ${top}h${stroke}`}
          stroke={STROKES[k].color}
          strokeDasharray={STROKES[k].dashes}
          strokeWidth={2.5}
        />
        <ShortText
          {...{ x: x + stroke + gap, y: round(top + text * 0.35), fontSize: text }}
          textAnchor="start"
          fill={PALETTE.ink}
          text={label}
          letters={letters}
        />
      </g>
    );
  });
});

interface NodesProps {
  readonly play: CayleyPlay;
  readonly layout: CayleyLayout;
  /** Elements up to this far from the identity have been reached. */
  readonly reached: number;
  readonly onSee: (element: number) => void;
}

const Nodes = memo(function Nodes({ play, layout, reached, onSee }: NodesProps) {
  const { points, radius } = layout;
  return points.map((point, element) => (
    <circle
      key={element}
      {...{ cx: round(point.x), cy: round(point.y), r: round(radius) }}
      fill={play.distances[element] <= reached ? PALETTE.way : PALETTE.ground}
      stroke={PALETTE.ink}
      strokeWidth={element === 0 ? 2.4 : 0.8}
      data-element={play.names[element]}
      style={{ cursor: "pointer" }}
      onClick={() => onSee(element)}
    >
      <title>{describe(play, element)}</title>
    </circle>
  ));
});

/** The names of the elements, if there is room for all of them. */
const Names = memo(function Names({
  play,
  layout,
  text,
}: Pick<NodesProps, "play" | "layout"> & { text: number }) {
  const room = smallestDistance(layout.points);
  if (play.names.some((name) => widthOf(name, text) > room)) return null;
  return layout.points.map(({ x, y }, element) => (
    <text
      key={element}
      {...{ x: round(x), y: round(y + text * 0.35), fontSize: text, fill: PALETTE.ink }}
      {...{ stroke: PALETTE.ground, strokeWidth: 3, paintOrder: "stroke", pointerEvents: "none" }}
    >
      {play.names[element]}
    </text>
  ));
});

const titleOf = ({ group, elements }: CayleyPlay): string =>
  i18n.t("The group {name}, {count, plural, one {# element} other {# elements}}", {
    name: group,
    count: elements.length,
  });

/** An element with its word and order. */
function describe({ names, elements, orders }: CayleyPlay, element: number): string {
  const told = { name: names[element], cycles: elements[element], order: orders[element] };
  return i18n.t("{name} = {cycles}, order {order}", told);
}

function wordAt(play: CayleyPlay, step: number): string {
  const letters = play.word.slice(0, step).map((generator) => play.labels[generator]);
  return letters.join(play.labels.every((label) => label.length === 1) ? "" : " ");
}

function CayleyPicture({ play, position }: DrawingProps<CayleyPlay>) {
  const layout = useMemo(() => cayleyLayout(play), [play]);
  const { points, radius, height } = layout;
  const { step, share } = momentAt(position, play.lastStep);
  // What is clicked is shown until the walk goes on.
  const [seen, setSeen] = useState<{ readonly element: number; readonly step: number }>();
  const clicked = seen?.step === step ? seen.element : undefined;
  const see = useCallback((each: number) => setSeen({ element: each, step }), [step]);
  const here = points[play.walk[step]];
  const walker = share > 0 ? pointBetween(here, points[play.walk[step + 1]], share) : here;
  const walked = play.walk.slice(0, step + 1).map((element) => points[element]);
  const word = wordAt(play, step);
  const element = play.elements[play.walk[step]];
  const whole = height + CAPTION + LEGEND.line * Math.ceil(play.labels.length / LEGEND.columns);
  const text = round(legibleSize(whole));
  const caption = { x: WIDTH / 2, fontSize: text, fill: PALETTE.ink, letters: lettersIn(WIDTH, text) };
  return (
    <FlatPicture
      height={whole}
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
      <Nodes {...{ play, layout, reached: step, onSee: see }} />
      <g data-part="walker" transform={`translate(${at(walker)})`}>
        <circle r={round(radius + 2)} fill={PALETTE.marker} stroke={PALETTE.ground} strokeWidth={1.5} />
        <circle r={round(radius / 3)} fill={PALETTE.markerInk} />
      </g>
      <Names {...{ play, layout, text }} />
      <ShortText {...caption} y={round(height + 14)} text={titleOf(play)} />
      <ShortText
        {...caption}
        y={round(height + 33)}
        fontWeight="600"
        text={clicked === undefined ? word || i18n.t("the identity") : describe(play, clicked)}
      />
      <ShortText {...caption} y={round(height + 52)} text={clicked === undefined ? element : ""} />
      <Legend {...{ play, text }} y={round(height + CAPTION + 8)} />
    </FlatPicture>
  );
}

export const cayleyDrawing: FlatDrawing<CayleyPlay> = {
  form: "flat",
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
      "{title}, with edges for {generators, plural, one {the generator} other {the generators}} {labels}. The route has reached {at}. Elements that need at most {step, plural, one {# factor} other {# factors}}: {reached}.",
      {
        title: titleOf(play),
        generators: play.labels.length,
        labels: play.labels.join(", "),
        at,
        step,
        reached,
      },
    );
  },
};
