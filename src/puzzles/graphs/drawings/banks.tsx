import { useMemo } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { WornName } from "../../../drawing/flat/texts";
import { PALETTE } from "../../../drawing/palette";
import { spotOfState, type StatesPlay } from "../play";
import { changesFrom } from "./changes";

const MOST = 8;
const ROW = 40;
const CHIP = { width: 92, height: 30 };
const PASSENGER = `M${-CHIP.width / 2} ${-CHIP.height / 2}h${CHIP.width}v${CHIP.height}h${-CHIP.width}z`;
const BOAT = `M${-CHIP.width / 2} ${-CHIP.height / 2}h${CHIP.width}l-14 ${CHIP.height}h${28 - CHIP.width}z`;
/** The width of a bank. */
const BANK = 110;

/** The number of the value that changes with every move: who rows. −1 if there is none, or if moves take several others along. */
function rowerOf(play: Pick<StatesPlay, "lines" | "cells" | "values">): number {
  const all = play.cells!.flatMap((_, state) => changesFrom(play, state).map(({ changed }) => changed));
  const rower = play.values!.findIndex((_, value) => all.every((changed) => changed.includes(value)));
  return all.length > 0 && all.every(({ length }) => length <= 2) ? rower : -1;
}

function fits(play: StatesPlay): boolean {
  const { values, cells, layout } = play;
  if (!layout || !cells || !values || values.length > MOST) return false;
  const [first] = values;
  const areBanks = values.every(
    ({ ends }) => typeof ends?.[0] === "string" && ends.join() === first.ends?.join(),
  );
  return areBanks && rowerOf(play) >= 0;
}

function BanksPicture({ play, position }: DrawingProps<StatesPlay>) {
  const { values, cells, states, goals, lines } = play;
  const { step, share } = momentAt(position, play.lastStep);
  const [now, next] = [states[step], states[Math.min(step + 1, play.lastStep)]];
  const rower = useMemo(() => rowerOf({ lines, cells: cells!, values: values! }), [lines, cells, values]);
  const height = ROW * values!.length;
  const side = (state: number, value: number) => (cells![state][value] === values![value].ends![0] ? 0 : 1);
  const isSolved = share === 0 && goals.includes(now);
  const places = values!.map((_, value) => {
    const across = side(now, value) + share * (side(next, value) - side(now, value));
    return { x: BANK / 2 + across * (WIDTH - BANK), y: ROW * (value + 0.5) };
  });
  const spots = share > 0 ? [] : changesFrom(play, now);
  return (
    <FlatPicture height={height} state={play.names[now]}>
      <rect width={WIDTH} height={height} fill={PALETTE.cool} />
      {[0, WIDTH - BANK].map((x) => (
        <rect
          key={x}
          {...{ x, width: BANK, height }}
          fill={PALETTE.open}
          stroke={isSolved ? PALETTE.reached : PALETTE.line}
          strokeWidth={isSolved ? 5 : 1}
        />
      ))}
      {values!.map(({ name }, value) => (
        <g
          key={name}
          data-part={value === rower ? "rower" : "passenger"}
          transform={`translate(${round(places[value].x)} ${round(places[value].y)})`}
        >
          <path
            d={value === rower ? BOAT : PASSENGER}
            fill={value === rower ? PALETTE.warm : PALETTE.tile}
            stroke={PALETTE.tileInk}
          />
          <WornName
            name={name}
            room={CHIP.width - 8}
            wished={15}
            least={legibleSize(height)}
            fill={PALETTE.tileInk}
          />
        </g>
      ))}
      {spots.map(({ to, changed }) => {
        const value = changed.find((each) => each !== rower) ?? rower;
        const { x, y } = places[value];
        return (
          <rect
            key={to}
            data-spot={spotOfState(to)}
            {...{ x: round(x - CHIP.width / 2), y: round(y - CHIP.height / 2), ...CHIP }}
            fill="transparent"
          />
        );
      })}
    </FlatPicture>
  );
}

/** Two banks, and who is on them. A click on somebody takes them over, together with who rows. */
export const banksDrawing: FlatDrawing<StatesPlay> = {
  form: "flat",
  id: "banks",
  title: /*i18n*/ "Two banks",
  fits,
  Picture: BanksPicture,
  describe(play, step) {
    const { values, cells, states } = play;
    const on = (bank: 0 | 1) =>
      values!
        .flatMap(({ name, ends }, value) => (cells![states[step]][value] === ends![bank] ? [name] : []))
        .join(", ");
    return i18n.t("Step {step} of {lastStep}. On the left: {left}. On the right: {right}.", {
      left: on(0) || "–",
      right: on(1) || "–",
      step,
      lastStep: play.lastStep,
    });
  },
};
