import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { PermutationPlay } from "../cycles-play";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { lettersIn } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { at, arrowHead, pointBetween, type Point } from "../../../drawing/flat/points";
import { ShortText } from "../../../drawing/flat/ShortText";
import { WornName } from "../../../drawing/flat/WornName";
import { circlesOf, HEADLINE, TOKEN, type Circles } from "./circles";

/** The way of a point to its image: where it is after a fraction of it. */
type WayOf = (point: number, share: number) => Point;

/** Product chords bend by this fraction of their length, so that there and back are two ways. */
const BEND = 0.06;
const PIECES = 12;

/** The ways of a factor: along their circle if they are the circle's own steps, otherwise across it, slightly bent. */
function waysOf({ factors, isProduct }: PermutationPlay, factor: number, circles: Circles): WayOf {
  const { images } = factors[factor];
  const { points, middles, radii } = circles;
  if (isProduct) return (point, share) => onChord(points[point], points[images[point]], share);
  return (point, share) => onArc(points[point], points[images[point]], middles[point], radii[point], share);
}

function onChord(from: Point, to: Point, share: number): Point {
  const straight = pointBetween(from, to, share);
  const bend = 4 * BEND * share * (1 - share);
  return { x: straight.x - bend * (to.y - from.y), y: straight.y + bend * (to.x - from.x) };
}

function onArc(from: Point, to: Point, middle: Point, radius: number, share: number): Point {
  const angle = (point: Point) => Math.atan2(point.y - middle.y, point.x - middle.x);
  const start = angle(from);
  const turn = (angle(to) - start + 4 * Math.PI) % (2 * Math.PI);
  return {
    x: middle.x + radius * Math.cos(start + turn * share),
    y: middle.y + radius * Math.sin(start + turn * share),
  };
}

/** A way as an arrow from ring to ring: path data for its line and for its head. */
function arrowAlong(way: WayOf, point: number, ring: number): { line: string; head: string } {
  const [start, end] = [way(point, 0), way(point, 1)];
  const isOutside = (share: number) => {
    const { x, y } = way(point, share);
    return (
      Math.hypot(x - start.x, y - start.y) > ring * 1.1 && Math.hypot(x - end.x, y - end.y) > ring * 1.25
    );
  };
  const shares = Array.from({ length: 8 * PIECES + 1 }, (_, k) => k / (8 * PIECES)).filter(isOutside);
  if (shares.length < 2) return { line: "", head: "" };
  const [first, last] = [shares[0], shares[shares.length - 1]];
  const line = Array.from({ length: PIECES + 1 }, (_, k) =>
    at(way(point, first + ((last - first) * k) / PIECES)),
  );
  const size = ring * 0.62;
  const before = way(point, Math.max(first, last - 0.06));
  return { line: `M${line.join("L")}`, head: arrowHead(before, way(point, last), size) };
}

/** The rings of the points. */
const Rings = memo(function Rings({ play, circles }: { play: PermutationPlay; circles: Circles }) {
  const { points, ring } = circles;
  return points.map((point, k) => (
    <circle
      key={play.points[k]}
      {...{ cx: round(point.x), cy: round(point.y), r: round(ring) }}
      fill={PALETTE.ground}
      stroke={PALETTE.line}
      strokeWidth={1.2}
    />
  ));
});

interface NamesProps {
  readonly circles: Circles;
  /** The name beside each point. */
  readonly texts: readonly string[];
  readonly fill: string;
}

/** Names outside the circles. */
function Names({ circles: { names, letters, text }, texts, fill }: NamesProps) {
  return names.map(({ x, y, anchor, turned }, k) => (
    <ShortText
      key={k}
      transform={`translate(${round(x)} ${round(y)})${turned ? ` rotate(${round(turned)})` : ""}`}
      y={round(text * 0.35)}
      {...{ fontSize: round(text), textAnchor: anchor, fill, letters }}
      text={texts[k]}
    />
  ));
}

/** The names of the points, when the tokens carry their own. */
const PointNames = memo(function PointNames({ play, circles }: { play: PermutationPlay; circles: Circles }) {
  return <Names circles={circles} texts={play.points} fill={PALETTE.faint} />;
});

/** The names of the tokens, beside the points that they are on. */
const TokenNames = memo(function TokenNames(props: {
  readonly play: PermutationPlay;
  readonly circles: Circles;
  readonly places: Int32Array;
}) {
  const { play, circles, places } = props;
  const texts = new Array<string>(places.length);
  places.forEach((point, token) => (texts[point] = play.points[token]));
  return <Names circles={circles} texts={texts} fill={PALETTE.ink} />;
});

const Arrows = memo(function Arrows(props: {
  readonly play: PermutationPlay;
  readonly factor: number;
  readonly way: WayOf;
  readonly ring: number;
}) {
  const { play, factor, way, ring } = props;
  const { images } = play.factors[factor];
  const arrows = [...images.keys()]
    .filter((point) => images[point] !== point)
    .map((point) => arrowAlong(way, point, ring));
  return (
    <>
      <path
        data-part={`factor-${factor + 1}`}
        d={arrows.map(({ line }) => line).join("")}
        fill="none"
        stroke={PALETTE.move}
        strokeWidth={Math.max(1, round(ring * 0.15))}
      />
      <path d={arrows.map(({ head }) => head).join("")} fill={PALETTE.move} />
    </>
  );
});

const Token = memo(function Token(props: {
  readonly name: string;
  readonly number: number;
  readonly transform: string;
  readonly isHome: boolean;
  readonly circles: Circles;
}) {
  const { name, number, transform, isHome, circles } = props;
  const { ring, text, tokensAreNamed } = circles;
  return (
    <g data-part={`token-${number}`} transform={transform}>
      <circle
        r={round(ring * TOKEN)}
        fill={isHome ? PALETTE.warm : PALETTE.cool}
        stroke={PALETTE.tileInk}
        strokeWidth={isHome ? 2 : 0.8}
      >
        {!tokensAreNamed && <title>{name}</title>}
      </circle>
      {tokensAreNamed && (
        <WornName
          {...{ name, weight: 600, fill: PALETTE.tileInk }}
          {...{ room: 1.9 * TOKEN * ring, wished: ring, least: text }}
        />
      )}
    </g>
  );
});

/** Letters in a headline are wider than others. */
const BOLDER = 1.1;

/** What is being applied, in one line. */
function headline({ factors, isProduct }: PermutationPlay, factor: number): string {
  const { text } = factors[factor];
  if (!isProduct) return text;
  return i18n.t("factor {factor} of {count}: {text}", { factor: factor + 1, count: factors.length, text });
}

function CyclesPicture({ play, position }: DrawingProps<PermutationPlay>) {
  const circles = useMemo(() => circlesOf(play), [play]);
  const { step, share } = momentAt(position, play.lastStep);
  const factor = play.factorOf(share > 0 ? step + 1 : step);
  const way = useMemo(() => waysOf(play, factor, circles), [play, factor, circles]);
  const state = play.pointsAfter(step);
  const { images } = play.factors[factor];
  return (
    <FlatPicture
      height={HEADLINE + circles.height}
      state={Array.from(state, (point, token) => `${play.points[token]}→${play.points[point]}`).join(" ")}
    >
      <ShortText
        {...{ x: WIDTH / 2, y: 16, fontSize: round(circles.text), fontWeight: "600", fill: PALETTE.ink }}
        text={headline(play, factor)}
        letters={lettersIn(WIDTH, BOLDER * circles.text)}
      />
      <g transform={`translate(0 ${HEADLINE})`}>
        <Rings {...{ play, circles }} />
        {circles.tokensAreNamed ? (
          <PointNames {...{ play, circles }} />
        ) : (
          <TokenNames {...{ play, circles }} places={share < 0.5 ? state : play.pointsAfter(step + 1)} />
        )}
        <Arrows {...{ play, factor, way, ring: circles.ring }} />
        {Array.from(state, (point, token) => {
          const moves = share > 0 && images[point] !== point;
          const here = moves ? way(point, share) : circles.points[point];
          return (
            <Token
              key={token}
              name={play.points[token]}
              number={token + 1}
              transform={`translate(${at(here)})`}
              isHome={!moves && point === token}
              circles={circles}
            />
          );
        })}
      </g>
    </FlatPicture>
  );
}

export const cyclesDrawing: FlatDrawing<PermutationPlay> = {
  form: "flat",
  id: "cycles",
  title: /*i18n*/ "Cycles",
  Picture: CyclesPicture,
  describe(play, step) {
    const state = Array.from(play.pointsAfter(step), (point, token) =>
      point === token
        ? i18n.t("{point} is at its own place", { point: play.points[token] })
        : i18n.t("{point} is at {place}", { point: play.points[token], place: play.points[point] }),
    );
    return i18n.t(
      "The points of {permutation} around circles, with arrows to their images. After {step} of {lastStep} steps {state}.",
      {
        permutation: headline(play, play.factorOf(step)),
        step,
        lastStep: play.lastStep,
        state: state.join(", "),
      },
    );
  },
};
