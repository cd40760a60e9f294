import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import { statesIn, type LightsOutPlay } from "../play";
import { isClassic, rulesInWords } from "../rules";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { cellNumbered, spotOfCell } from "../../../playing/spots";
import { Spots } from "../../../drawing/flat/Spots";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import { at, roundedSquare, type Point } from "../../../drawing/flat/points";
import { layoutOf, TILE, type LampsInState, type LampsLayout, type LampsProps } from "./lamps-layout";
import { Numbers, StateTiles } from "./states";

/** Sizes as fractions of a cell's. */
const RING = 0.4;
const RAYS = { from: 0.24, to: 0.33, count: 8 };
const DISC = 0.17;

const circle = ({ x, y }: Point, radius: number) =>
  `M${at({ x: x - radius, y })}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0` +
  `a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0`;

/** A disc with rays: what a lit lamp shows, in whatever colours. */
function sun({ x, y }: Point, size: number): string {
  const rays = Array.from({ length: RAYS.count }, (_, k) => {
    const angle = (2 * Math.PI * k) / RAYS.count;
    const [right, down] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const end = (far: number) => at({ x: x + far * right, y: y + far * down });
    return `M${end(RAYS.from)}L${end(RAYS.to)}`;
  });
  return circle({ x, y }, DISC * size) + rays.join("");
}

/** Lamps in one of a step's states. All lamps of a kind form one path: hundreds of elements would slow down the page. */
const TwoStates = memo(function TwoStates({ play, layout, state, only }: LampsInState) {
  const { size, middle } = layout;
  const paths = { lit: "", dark: "", suns: "" };
  play.board.lamps.cellOf.forEach((cell, lamp) => {
    if (state[lamp] === only?.[lamp]) return;
    const point = middle(cell);
    const tile = roundedSquare(point, TILE * size, size / 10);
    if (state[lamp] === "1") {
      paths.lit += tile;
      paths.suns += sun(point, size);
    } else paths.dark += tile;
  });
  return (
    <>
      <path d={paths.dark} fill={PALETTE.unlit} stroke={PALETTE.line} />
      <path d={paths.lit} fill={PALETTE.warm} stroke={PALETTE.line} />
      <path
        d={paths.suns}
        fill={PALETTE.open}
        stroke={PALETTE.tileInk}
        strokeWidth={round(size / 26)}
        strokeLinecap="round"
      />
    </>
  );
});

const Lamps = (props: LampsInState) =>
  props.play.rules.states > 2 ? <StateTiles {...props} /> : <TwoStates {...props} />;

/** The corners of the lamps that have to be lit at the end, if there are any. */
const Goal = memo(function Goal({ play, layout }: LampsProps) {
  const { size, middle } = layout;
  const [far, near] = [(TILE / 2) * size, (TILE / 2 - 0.26) * size];
  const corners = Array.from(play.board.lamps.cellOf, (cell, lamp) => {
    if (!play.board.goal[lamp]) return "";
    const { x, y } = middle(cell);
    return `M${at({ x: x - far, y: y - far })}L${at({ x: x - near, y: y - far })}L${at({ x: x - far, y: y - near })}z`;
  });
  return (
    <path d={corners.join("")} fill={PALETTE.way} stroke={PALETTE.tileInk} strokeWidth={round(size / 40)} />
  );
});

/** What can be clicked: all cells, so that a click on one without a lamp is answered. */
const CellSpots = memo(function CellSpots({ play, layout }: LampsProps) {
  const { size, middle } = layout;
  const { columns, lampAt } = play.board.lamps;
  const areas = Array.from(lampAt, (_, cell) => ({
    spot: spotOfCell(cellNumbered(cell, columns)),
    ...middle(cell),
  }));
  return <Spots areas={areas} half={size / 2} />;
});

interface RingsProps {
  readonly d: string;
  readonly size: number;
  /** Dashed for presses to come, not for a quiet pattern. */
  readonly isToCome: boolean;
}

function Rings({ d, size, isToCome }: RingsProps) {
  const dash = round(size / 8);
  const look = { d, fill: "none", ...(isToCome && { strokeDasharray: `${dash} ${dash}` }) };
  return (
    <g data-part={isToCome ? "presses" : "quiet"}>
      <path {...look} stroke={PALETTE.jumpEdge} strokeWidth={round(size / 11)} />
      <path {...look} stroke={isToCome ? PALETTE.jump : PALETTE.marker} strokeWidth={round(size / 18)} />
    </g>
  );
}

function Legend({ layout, isToCome, text }: { layout: LampsLayout; isToCome: boolean; text: string }) {
  const radius = 0.45 * layout.text;
  const y = layout.legend;
  return (
    <>
      <Rings d={circle({ x: 14, y: y - 0.8 * radius }, radius)} size={2.4 * radius} isToCome={isToCome} />
      <text x={28} y={y} fontSize={round(layout.text)} textAnchor="start" fill={PALETTE.ink}>
        {text}
      </text>
    </>
  );
}

function LampsPicture({ play, position }: DrawingProps<LightsOutPlay>) {
  const { board, rules, touched } = play;
  const { lamps } = board;
  const layout = useMemo(() => layoutOf(play), [play]);
  const { size, middle, height } = layout;
  const { step, share } = momentAt(position, play.lastStep);
  const state = play.states[step];
  const isBegun = position > 0;
  const ringed = useMemo(() => ringedLamps(play, step, isBegun), [play, step, isBegun]);
  const counts = useMemo(() => countsOf(ringed, lamps.count), [ringed, lamps.count]);
  const rings = Array.from(new Set(ringed), (lamp) => circle(middle(lamps.cellOf[lamp]), RING * size)).join(
    "",
  );
  const pressed = share > 0 ? play.presses[step] : play.presses[step - 1];
  const isToCome = play.quiet === undefined;
  const tileOf = (lamp: number) => roundedSquare(middle(lamps.cellOf[lamp]), TILE * size, size / 10);
  return (
    <FlatPicture height={height} state={rowsOf(play, state).join(" ")}>
      {rules.torus && (
        <path
          {...{ "data-part": "torus", d: layout.frame, fill: "none", strokeDasharray: "4 3" }}
          stroke={PALETTE.move}
          strokeWidth={1.5}
        />
      )}
      <Lamps {...{ play, layout, state }} />
      {share > 0 && (
        <g opacity={round(share)}>
          <Lamps {...{ play, layout, state: play.states[step + 1], only: state }} />
        </g>
      )}
      <Goal {...{ play, layout }} />
      {ringed.length > 0 && (
        <>
          <Rings d={rings} size={size} isToCome={isToCome} />
          <Legend
            layout={layout}
            isToCome={isToCome}
            text={
              isToCome
                ? i18n.t("still to be pressed: {count}", { count: ringed.length })
                : i18n.t("a quiet pattern: see the reason")
            }
          />
        </>
      )}
      {rules.states > 2 && <Numbers {...{ play, layout, state, counts }} />}
      {pressed !== undefined && !isClassic(rules) && (
        <path
          data-part="touched"
          d={Array.from(touched[pressed], tileOf).join("")}
          fill="none"
          stroke={PALETTE.marker}
          strokeWidth={round(size / 30)}
        />
      )}
      {pressed !== undefined && (
        <path
          data-part="marker"
          d={tileOf(pressed)}
          fill="none"
          stroke={PALETTE.marker}
          strokeWidth={round(size / 12)}
        />
      )}
      {!isClassic(rules) && (
        <text x={WIDTH / 2} y={round(height - 8)} fontSize={round(layout.text)} fill={PALETTE.ink}>
          {rulesInWords(rules)}
        </text>
      )}
      <CellSpots {...{ play, layout }} />
    </FlatPicture>
  );
}

/**
 * The lamps that are still to be pressed, once the first press is shown, or, if there is no solution, those of the quiet pattern. A lamp is
 * there several times if it is pressed so often.
 */
function ringedLamps({ quiet, presses }: LightsOutPlay, step: number, isBegun: boolean): number[] {
  if (quiet) return Array.from(quiet).flatMap((count, lamp) => new Array<number>(count).fill(lamp));
  return isBegun ? presses.slice(step) : [];
}

function countsOf(lamps: readonly number[], count: number): Uint8Array {
  const counts = new Uint8Array(count);
  for (const lamp of lamps) counts[lamp]++;
  return counts;
}

/** The rows of a state as texts, with # where there is no lamp. */
function rowsOf({ board: { lamps } }: LightsOutPlay, state: string): string[] {
  const { rows, columns, lampAt } = lamps;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(lampAt.subarray(row * columns, (row + 1) * columns), (lamp) =>
      lamp < 0 ? "#" : state[lamp],
    ).join(""),
  );
}

export const lampsDrawing: FlatDrawing<LightsOutPlay> = {
  form: "flat",
  id: "lamps",
  title: /*i18n*/ "Lamps",
  Picture: LampsPicture,
  describe(play, step) {
    const { rows, columns, count } = play.board.lamps;
    if (!isClassic(play.rules)) return describeStates(play, step);
    const lit = rowsOf(play, play.states[step]).flatMap((row, k) => {
      const places = [...row].flatMap((lamp, column) => (lamp === "1" ? [column + 1] : []));
      return places.length > 0
        ? [i18n.t("row {row}: {columns}", { row: k + 1, columns: places.join(", ") })]
        : [];
    });
    return i18n.t(
      "{count, plural, one {# lamp} other {# lamps}} on {rows} by {columns} cells; after {step} of {lastStep} presses these are lit: {lit}.",
      { count, rows, columns, step, lastStep: play.lastStep, lit: lit.join("; ") || i18n.t("none") },
    );
  },
};

/** The same by other rules: the states of all lamps, row by row. */
function describeStates(play: LightsOutPlay, step: number): string {
  const { rows, columns, count, lampAt } = play.board.lamps;
  const states = statesIn(play.states[step]);
  const inRows = Array.from({ length: rows }, (_, row) => {
    const lamps = Array.from(lampAt.subarray(row * columns, (row + 1) * columns));
    return i18n.t("row {row}: {columns}", {
      row: row + 1,
      columns: lamps.map((lamp) => (lamp < 0 ? "#" : states[lamp])).join(", "),
    });
  });
  return i18n.t(
    "{count, plural, one {# lamp} other {# lamps}} on {rows} by {columns} cells ({rules}); after {step} of {lastStep} presses their states are: {states}.",
    {
      count,
      rows,
      columns,
      step,
      lastStep: play.lastStep,
      rules: rulesInWords(play.rules),
      states: inRows.join("; "),
    },
  );
}
