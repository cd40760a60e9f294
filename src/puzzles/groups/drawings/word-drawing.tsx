import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import { formatWord } from "../../../permutations/words";
import type { WordPlay } from "../word-play";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, truncated } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import { at, type Point } from "../../../drawing/flat/points";
import { GraphNames } from "../../../drawing/flat/Graph";
import { namesOn, Rings, Token } from "./tokens";
import { along, wordLayout, type WordLayout } from "./word-layout";
import { Buttons, strokeOf, WORD_HEIGHT, WordLine } from "./word-letters";
import type { PlayedLetter } from "../play-word-game";

interface CyclesProps {
  readonly layout: WordLayout;
  readonly applied: PlayedLetter | undefined;
}

/** The cycles of all generators. Those of the applied one are set off, with its arrows the way it goes. */
const Cycles = memo(function Cycles({ layout: { lines, arrows, radius }, applied }: CyclesProps) {
  const width = Math.max(1.4, Math.min(3, radius * 0.2));
  const order = [...lines.keys()].sort(
    (a, b) => Number(a === applied?.generator) - Number(b === applied?.generator),
  );
  return order.map((generator) => {
    const isApplied = generator === applied?.generator;
    const stroke = strokeOf(generator);
    const arrow = arrows[generator][isApplied && applied.isInverse ? 1 : 0];
    return (
      <g key={generator} data-part={`generator-${generator + 1}`} opacity={applied && !isApplied ? 0.3 : 1}>
        <path
          d={lines[generator]}
          {...stroke}
          fill="none"
          strokeWidth={round(isApplied ? 2 * width : width)}
          strokeLinejoin="round"
        />
        <path
          d={arrow.lines}
          stroke={stroke.stroke}
          fill="none"
          strokeWidth={round(isApplied ? 2 * width : width)}
        />
        <path d={arrow.heads} fill={stroke.stroke} />
      </g>
    );
  });
});

/** Where a piece is on its way by a letter. An inverse takes it back along the way that leads to its point. */
function onWay(
  { ways }: WordLayout,
  { generator, isInverse, images }: PlayedLetter,
  point: number,
  share: number,
): Point {
  const way = ways[generator][isInverse ? images[point] : point]!;
  return along(way, isInverse ? 1 - share : share);
}

function WordPicture({ play, position }: DrawingProps<WordPlay>) {
  const layout = wordLayout(play);
  const { step, share } = momentAt(position, play.lastStep);
  const applied = share > 0 ? play.letters[step] : undefined;
  const places = play.pointsAfter(step);
  const shown = play.pointsAfter(share < 0.5 ? step : step + 1);
  const texts = useMemo(
    () => (layout.piecesAreNamed ? play.points : namesOn(shown, play.points)),
    [play, layout, shown],
  );
  const { points, names, radius, text, piecesAreNamed } = layout;
  return (
    <FlatPicture
      height={layout.whole}
      state={Array.from(places, (point, piece) => `${play.points[piece]}→${play.points[point]}`).join(" ")}
    >
      <WordLine letters={play.letters} isFound={play.isFound} done={step} underWay={share > 0} text={text} />
      <g transform={`translate(0 ${WORD_HEIGHT})`}>
        <Cycles {...{ layout, applied }} />
        <Rings {...{ points, radius }} />
        <GraphNames {...{ titles: texts, names, text }} fill={piecesAreNamed ? PALETTE.faint : PALETTE.ink} />
        {Array.from(places, (point, piece) => {
          const moves = applied !== undefined && applied.images[point] !== point;
          const here = moves ? onWay(layout, applied, point, share) : points[point];
          return (
            <Token
              key={piece}
              name={truncated(play.points[piece], 12)}
              number={piece + 1}
              transform={`translate(${at(here)})`}
              isHome={!moves && point === play.target[piece]}
              {...{ radius, isNamed: piecesAreNamed, wished: radius, least: text }}
            />
          );
        })}
      </g>
      <g transform={`translate(0 ${round(WORD_HEIGHT + layout.height)})`}>
        <Buttons buttons={layout.buttons} text={text} applied={applied?.text} />
      </g>
    </FlatPicture>
  );
}

export const wordDrawing: FlatDrawing<WordPlay> = {
  form: "flat",
  id: "word",
  title: /*i18n*/ "Pieces on cycles",
  Picture: WordPicture,
  describe(play, step) {
    const word = formatWord(
      play.letters
        .slice(0, step)
        .map(({ generator, isInverse }) => ({ label: generator, inverse: isInverse })),
      play.generators.map(({ label }) => label),
    );
    const state = Array.from(play.pointsAfter(step), (point, piece) =>
      i18n.t("{point} is at {place}", { point: play.points[piece], place: play.points[point] }),
    );
    return i18n.t(
      "The pieces on the points of {count, plural, one {the generator} other {the generators}} {labels}. After {step} of {lastStep} letters{word} {state}.",
      {
        count: play.generators.length,
        labels: play.generators.map(({ label }) => label).join(", "),
        step,
        lastStep: play.lastStep,
        word: word === "" ? "" : ` (${word})`,
        state: state.join(", "),
      },
    );
  },
};
