import { memo, useMemo } from "react";
import { FlatPicture, round, WIDTH, truncated } from "../../../drawing/flat/flat-picture";
import { lettersIn, legibleSize, widthOf } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { at, pointBetween, type Point } from "../../../drawing/flat/points";
import { ShortText } from "../../../drawing/flat/texts";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { i18n } from "../../../language";
import { asOneWord } from "../../../permutations/groups/group-structure";
import { spotOfClass, type LatticePlay } from "../lattice-play";
import { movedAside } from "./lattice-aside";

/** The widest node of a row with many, as a share of the width. */
const WIDEST = 1 / 4;
/** In text heights: a node, the way from line to line of a folded row, and what is at least between two rows. */
const NODE = 1.6;
const LINE = 1.9;
const BETWEEN = 1.1;
/** The line of text below the rows. */
const UNDERLINE = 1.5;
/** Rows of low drawings are this far from each other. */
const ROOMY = 26;
const PADDING = 10;
const GAP = 4;
/** No drawing needs larger texts: classes are few. */
const LARGEST = 32;

/** Rows from the bottom up. One that is too long is folded: neighbours are at different heights. */
export function latticeLayout({ classes, edges, rows }: LatticePlay) {
  // What is written in each node: the name and, if several, how many conjugates.
  const names = classes.map(({ name, conjugates }) => (conjugates === 1 ? name : `${name} (${conjugates})`));
  const { text, letters, lines, between, height } = sizesOf(rows, names);
  const widths = names.map((name, number) => widthOf(truncated(name, letters[number]), text) + PADDING);
  const places: Point[] = [];
  let bottom = height - PADDING / 2;
  rows.forEach((row, r) => {
    row.forEach((number, k) => {
      const y = bottom - ((k % lines[r]) * LINE + NODE / 2) * text;
      const margin = widths[number] / 2 + 1;
      const x = ((k + 0.5) * WIDTH) / row.length;
      places[number] = { x: Math.min(Math.max(x, margin), WIDTH - margin), y };
    });
    bottom -= ((lines[r] - 1) * LINE + NODE) * text + between;
  });
  const placed = places.map((place, number) => ({ ...place, width: widths[number] }));
  return {
    nodes: movedAside(placed, rows, edges, { width: WIDTH, gap: GAP }),
    ...{ names, letters, height, text, nodeHeight: NODE * text },
  };
}

type LatticeLayout = ReturnType<typeof latticeLayout>;

/** A higher drawing needs larger texts, and these more room: the smallest text that is legible. */
function sizesOf(rows: readonly (readonly number[])[], names: readonly string[]) {
  for (let text = legibleSize(0); ; text += 0.25) {
    // How many letters of each name there is room for, and over how many lines each row is folded.
    const letters: number[] = [];
    const lines = rows.map((row) => {
      const room = WIDTH * Math.max(WIDEST, 1 / row.length) - PADDING - GAP;
      for (const number of row) letters[number] = lettersIn(room, text);
      const widest = Math.max(
        ...row.map((number) => widthOf(truncated(names[number], letters[number]), text)),
      );
      return Math.ceil((row.length * (widest + PADDING + GAP)) / WIDTH);
    });
    const between = Math.max(BETWEEN * text, ROOMY);
    const high = lines.reduce((sum, count) => sum + (count - 1) * LINE + NODE, 0) * text;
    const height = high + (lines.length - 1) * between + PADDING;
    if (legibleSize(height + UNDERLINE * text) <= text || text > LARGEST)
      return { text, letters, lines, between, height };
  }
}

interface LatticeProps {
  readonly layout: LatticeLayout;
  /** The class that the play has come to, and all below it. */
  readonly chosen: number;
  readonly below: ReadonlySet<number>;
}

/** Lines of direct containment; those from the chosen class down are set off. */
const Lines = memo(function Lines(props: LatticeProps & { readonly play: LatticePlay }) {
  const { play, layout, chosen, below } = props;
  const { nodes } = layout;
  const isDown = (upper: number) => upper === chosen || below.has(upper);
  const path = (isSetOff: boolean) =>
    play.edges
      .filter(([, upper]) => isDown(upper) === isSetOff)
      .map(([lower, upper]) => `M${at(nodes[lower])}L${at(nodes[upper])}`)
      .join("");
  return (
    <>
      <path data-part="lines" d={path(false)} stroke={PALETTE.line} strokeWidth={1.2} />
      <path data-part="lines-down" d={path(true)} stroke={PALETTE.move} strokeWidth={2.6} />
    </>
  );
});

const LOOKS = {
  chosen: { fill: PALETTE.marker, ink: PALETTE.markerInk, stroke: 2.4 },
  below: { fill: PALETTE.warm, ink: PALETTE.tileInk, stroke: 1.6 },
  other: { fill: PALETTE.ground, ink: PALETTE.ink, stroke: 0.8 },
} as const;

/** How far inside its border a normal subgroup has a second one. */
const INNER = 3;

const Nodes = memo(function Nodes({ layout, chosen, below, play }: LatticeProps & { play: LatticePlay }) {
  const { nodes, names, letters, text, nodeHeight } = layout;
  return nodes.map(({ x, y, width }, number) => {
    const { fill, ink, stroke } = LOOKS[number === chosen ? "chosen" : below.has(number) ? "below" : "other"];
    return (
      <g key={number} data-spot={spotOfClass(number)} transform={`translate(${at({ x, y })})`}>
        <rect
          {...{ x: round(-width / 2), y: round(-nodeHeight / 2), width: round(width) }}
          {...{ height: round(nodeHeight), rx: 5, fill }}
          stroke={PALETTE.ink}
          strokeWidth={stroke}
        />
        {play.quotients[number] !== undefined && (
          <rect
            data-part="normal"
            {...{ x: round(INNER - width / 2), y: round(INNER - nodeHeight / 2), rx: 3, fill: "none" }}
            {...{ width: round(width - 2 * INNER), height: round(nodeHeight - 2 * INNER) }}
            stroke={ink}
            strokeWidth={0.8}
          />
        )}
        <ShortText
          {...{ y: round(text * 0.35), fontSize: round(text), fill: ink }}
          fontWeight={number === chosen ? "600" : undefined}
          text={names[number]}
          letters={letters[number]}
        />
      </g>
    );
  });
});

/** The quotient by the chosen subgroup, if it is normal. */
function quotientText({ classes, quotients }: LatticePlay, step: number): string {
  const [chosen, whole] = [classes[step].name, classes.at(-1)!.name].map(asOneWord);
  return quotients[step] === undefined
    ? i18n.t("{chosen} is not normal", { chosen })
    : `${whole}/${chosen} ≅ ${quotients[step]}`;
}

function LatticePicture({ play, position }: DrawingProps<LatticePlay>) {
  const layout = useMemo(() => latticeLayout(play), [play]);
  const { step, share } = momentAt(position, play.lastStep);
  const below = useMemo(() => new Set(play.below[step]), [play, step]);
  const shown = { layout, chosen: step, below };
  return (
    <FlatPicture
      height={layout.height + UNDERLINE * layout.text}
      state={`${layout.names[step]}; below ${play.below[step].map((each) => layout.names[each]).join(", ") || "–"}`}
    >
      <Lines {...shown} play={play} />
      <Nodes {...shown} play={play} />
      <ShortText
        {...{ x: WIDTH / 2, y: round(layout.height + 1.1 * layout.text), fontSize: round(layout.text) }}
        {...{ fill: PALETTE.ink, letters: lettersIn(WIDTH, layout.text) }}
        text={quotientText(play, step)}
      />
      {share > 0 && (
        <circle
          {...{ r: round(layout.nodeHeight / 3), fill: PALETTE.marker, stroke: PALETTE.ground }}
          transform={`translate(${at(pointBetween(layout.nodes[step], layout.nodes[step + 1], share))})`}
        />
      )}
    </FlatPicture>
  );
}

/** The lattice of subgroups as a Hasse diagram: a node for each class of conjugate subgroups. */
export const latticeDrawing: FlatDrawing<LatticePlay> = {
  form: "flat",
  id: "lattice",
  title: /*i18n*/ "Lattice of subgroups",
  Picture: LatticePicture,
  describe(play, step) {
    const nameOf = (number: number) => play.classes[number].name;
    const told = {
      classes: play.classes.length,
      name: nameOf(step),
      order: play.classes[step].order,
      directly: play.directlyBelow[step].map(nameOf).join(", "),
    };
    const lattice = i18n.t(
      "The {classes} classes of conjugate subgroups, the trivial subgroup at the bottom and the group at the top, with lines to those directly below. Normal subgroups have double frames.",
      told,
    );
    const chosen =
      step === 0
        ? i18n.t("The trivial subgroup is chosen.")
        : i18n.t("{name} of order {order} is chosen; directly below: {directly}.", told);
    return `${lattice} ${chosen} ${quotientText(play, step)}.`;
  },
};
