import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { PermutationPlay } from "../cycles-play";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { lettersIn } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { at, arrowHead, pointBetween, type Point } from "../../../drawing/flat/points";
import { ShortText } from "../../../drawing/flat/texts";
import { namesOn, Rings, Token } from "./tokens";
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

interface NamesProps {
  readonly circles: Circles;
  readonly texts: readonly string[];
  readonly fill: string;
}

const Names = memo(function Names({ circles: { names, letters, text }, texts, fill }: NamesProps) {
  return names.map(({ x, y, anchor, turned }, k) => (
    <ShortText
      key={k}
      transform={`translate(${round(x)} ${round(y)})${turned ? ` rotate(${round(turned)})` : ""}`}
      y={round(text * 0.35)}
      {...{ fontSize: round(text), textAnchor: anchor, fill, letters }}
      text={texts[k]}
    />
  ));
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
  const { ring, text, tokensAreNamed } = circles;
  const shown = share < 0.5 ? state : play.pointsAfter(step + 1);
  // The names next to the points are their own if tokens carry theirs, otherwise those of the tokens on them.
  const texts = useMemo(
    () => (tokensAreNamed ? play.points : namesOn(shown, play.points)),
    [play, tokensAreNamed, shown],
  );
  return (
    <FlatPicture
      height={HEADLINE + circles.height}
      state={Array.from(state, (point, token) => `${play.points[token]}→${play.points[point]}`).join(" ")}
    >
      <ShortText
        {...{ x: WIDTH / 2, y: 16, fontSize: round(text), fontWeight: "600", fill: PALETTE.ink }}
        text={headline(play, factor)}
        letters={lettersIn(WIDTH, BOLDER * text)}
      />
      <g transform={`translate(0 ${HEADLINE})`}>
        <Rings points={circles.points} radius={ring} strokeWidth={1.2} />
        <Names {...{ circles, texts }} fill={tokensAreNamed ? PALETTE.faint : PALETTE.ink} />
        <Arrows {...{ play, factor, way, ring }} />
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
              {...{ radius: ring * TOKEN, isNamed: tokensAreNamed, wished: ring, least: text }}
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
