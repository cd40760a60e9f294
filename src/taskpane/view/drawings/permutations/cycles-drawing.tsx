import { memo, useMemo } from "react";
import { i18n } from "../../../../language";
import type { PermutationPlay } from "../../../../playing";
import type { DrawingProps, FlatDrawing } from "../../drawing";
import { PALETTE } from "../../palette";
import { FlatPicture, round, shortened, WIDTH } from "../flat/flat-picture";
import { momentAt } from "../flat/moment";
import { at, type Point } from "../flat/points";
import { circlesOf, LONGEST_NAME, type Circles } from "./circles";
import { arrowAlong, waysOf, type WayOf } from "./ways";

const HEADLINE = 24;
const LONGEST_HEADLINE = 38;

/** The names of the points, outside of their circles. */
const Points = memo(function Points({ play, circles }: { play: PermutationPlay; circles: Circles }) {
  const { points, middles, ring } = circles;
  const fontSize = Math.min(13, ring * 1.05);
  return points.map((point, k) => {
    const name = nameBeside(point, middles[k], ring);
    return (
      <g key={play.points[k]}>
        <circle
          {...{ cx: round(point.x), cy: round(point.y), r: round(ring) }}
          fill={PALETTE.ground}
          stroke={PALETTE.line}
          strokeWidth={1.2}
        />
        <text
          {...{ x: round(name.x), y: round(name.y + fontSize * 0.35), fontSize }}
          textAnchor={name.anchor}
          fill={PALETTE.faint}
        >
          {shortened(play.points[k], LONGEST_NAME)}
        </text>
      </g>
    );
  });
});

/** Where a point's name stands: outside of the circle, beside the ring or above or below it. */
function nameBeside(point: Point, middle: Point, ring: number) {
  const length = Math.hypot(point.x - middle.x, point.y - middle.y);
  const [right, down] = length ? [(point.x - middle.x) / length, (point.y - middle.y) / length] : [0, -1];
  const isBeside = Math.abs(right) > 0.5;
  const distance = ring * (isBeside ? 1.5 : 1.75);
  const anchor: "start" | "middle" | "end" = !isBeside ? "middle" : right > 0 ? "start" : "end";
  return { x: point.x + right * distance, y: point.y + down * distance, anchor };
}

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
  readonly ring: number;
}) {
  const { name, number, transform, isHome, ring } = props;
  const text = shortened(name, LONGEST_NAME);
  return (
    <g data-part={`token-${number}`} transform={transform}>
      <circle
        r={round(ring * 0.86)}
        fill={isHome ? PALETTE.warm : PALETTE.cool}
        stroke={PALETTE.tileInk}
        strokeWidth={isHome ? 2 : 0.8}
      />
      <text
        y={round(ring * 0.36)}
        fontSize={round(ring * Math.min(1, 2.7 / text.length))}
        fontWeight="600"
        fill={PALETTE.tileInk}
      >
        {text}
      </text>
    </g>
  );
});

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
      <text x={WIDTH / 2} y={16} fontSize={13} fontWeight="600" fill={PALETTE.ink}>
        {shortened(headline(play, factor), LONGEST_HEADLINE)}
      </text>
      <g transform={`translate(0 ${HEADLINE})`}>
        <Points {...{ play, circles }} />
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
              ring={circles.ring}
            />
          );
        })}
      </g>
    </FlatPicture>
  );
}

export const cyclesDrawing: FlatDrawing<PermutationPlay> = {
  kind: "flat",
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
