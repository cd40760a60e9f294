import { memo, useMemo } from "react";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { lettersIn } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { at, pointBetween } from "../../../drawing/flat/points";
import { ShortText } from "../../../drawing/flat/texts";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { i18n } from "../../../language";
import { asOneWord } from "../../../permutations/groups/group-structure";
import { spotOfClass, type LatticePlay } from "../lattice-play";
import { latticeLayout, UNDERLINE, type LatticeLayout } from "./lattice-layout";

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
