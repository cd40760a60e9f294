import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { arrowHead, lineBetween, type Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";
import { PALETTE } from "../../../drawing/palette";
import { spotOfState, type StatesPlay } from "../play";
import { changesFrom } from "./changes";

const MOST_JUGS = 3;
/** More lines than these are not counted. */
const MOST_UNITS = 40;
const TALLEST = 140;
/** Half of what can be clicked, and the middles of what is above each other. */
const HALF = 14;
const LANE = 32;

interface Control extends Point {
  readonly to: number;
  /** Where its arrow points: right, left, or down. */
  readonly right: number;
  readonly down: number;
}

function layoutOf(play: StatesPlay) {
  const sizes = play.values!.map(({ ends }) => Number(ends![1]));
  const slot = WIDTH / sizes.length;
  const top = (sizes.length > 2 ? 2 : 1) * LANE;
  const bottom = top + TALLEST;
  const goals = sizes.map((_, jug) => goalOf(play, jug));
  const height = bottom + LANE + (goals.some((goal) => goal !== undefined) ? 52 : 30);
  return {
    ...{ sizes, top, bottom, goals, height, text: legibleSize(height), below: bottom + LANE + 22 },
    unit: TALLEST / Math.max(...sizes),
    width: Math.floor(Math.min(90, slot - 2 * HALF - 14)),
    middle: (jug: number) => slot * (jug + 0.5),
  };
}

/** The level that a jug has in all states that are goals, if they agree on it. */
function goalOf({ cells, goals }: StatesPlay, jug: number): number | undefined {
  const [level, ...others] = new Set(goals.map((goal) => Number(cells![goal][jug])));
  return others.length === 0 ? level : undefined;
}

/** Where the arrows for the moves from a state are; undefined for a move that is not filling, emptying or pouring. */
function controlsOf(play: StatesPlay, state: number): (Control | undefined)[] {
  const { sizes, top, bottom, unit, middle } = layoutOf(play);
  const level = (of: number, jug: number) => Number(play.cells![of][jug]);
  return changesFrom(play, state).map(({ to, changed }) => {
    const more = changed.filter((jug) => level(to, jug) > level(state, jug));
    const less = changed.filter((jug) => level(to, jug) < level(state, jug));
    const [into, from] = [more[0], less[0]];
    if (more.length > 1 || less.length > 1) return undefined;
    const vertical = { to, right: 0, down: 1 };
    if (from === undefined)
      return { ...vertical, x: middle(into), y: bottom - sizes[into] * unit - HALF - 2 };
    if (into === undefined) return { ...vertical, x: middle(from), y: bottom + HALF + 4 };
    const [gains, loses] = [level(to, into) - level(state, into), level(state, from) - level(to, from)];
    if (gains !== loses) return undefined;
    const right = Math.sign(into - from);
    const isFar = Math.abs(into - from) > 1;
    const x = (middle(into) + middle(from)) / 2 + (isFar ? -right * (HALF + 4) : 0);
    const y = isFar ? top - 1.5 * LANE : bottom - (right > 0 ? 2 : 1) * LANE + HALF;
    return { to, right, down: 0, x, y };
  });
}

function fits(play: StatesPlay): boolean {
  const { values, cells, layout } = play;
  if (!layout || !cells || !values || values.length > MOST_JUGS) return false;
  if (!values.every(({ ends }) => ends?.[0] === 0 && Number(ends[1]) > 0)) return false;
  return cells.every((_, state) => {
    const controls = controlsOf(play, state);
    return (
      !controls.includes(undefined) &&
      new Set(controls.map((each) => `${each!.x} ${each!.y}`)).size === controls.length
    );
  });
}

function JugsPicture({ play, position }: DrawingProps<StatesPlay>) {
  const { sizes, bottom, below, goals: levels, height, unit, width, middle, text } = layoutOf(play);
  const { values, cells, states, goals } = play;
  const { step, share } = momentAt(position, play.lastStep);
  const [now, next] = [cells![states[step]], cells![states[Math.min(step + 1, play.lastStep)]]];
  const controls = share > 0 ? [] : controlsOf(play, states[step]).map((each) => each!);
  const isSolved = share === 0 && goals.includes(states[step]);
  return (
    <FlatPicture height={height} state={play.names[states[step]]}>
      {values!.map(({ name }, jug) => {
        const level = Number(now[jug]) + share * (Number(next[jug]) - Number(now[jug]));
        const left = middle(jug) - width / 2;
        const lines = sizes[jug] > MOST_UNITS ? [] : Array.from({ length: sizes[jug] - 1 }, (_, k) => k + 1);
        return (
          <g key={name} data-part={`jug ${jug}`}>
            <rect
              {...{ x: round(left), y: round(bottom - level * unit), width, height: round(level * unit) }}
              fill={PALETTE.cool}
            />
            <path
              d={lines.map((line) => `M${round(left)} ${round(bottom - line * unit)}h8`).join("")}
              stroke={PALETTE.line}
            />
            <path
              d={`M${round(left)} ${round(bottom - sizes[jug] * unit)}V${bottom}h${width}V${round(bottom - sizes[jug] * unit)}`}
              fill="none"
              stroke={isSolved ? PALETTE.reached : PALETTE.ink}
              strokeWidth={isSolved ? 5 : 3}
            />
            <text x={round(middle(jug))} y={below} fontSize={round(text * 1.2)} fill={PALETTE.ink}>
              {`${name}: ${String(now[jug])} / ${sizes[jug]}`}
            </text>
            {levels[jug] !== undefined && (
              <>
                <GoalLine {...{ left, width, y: bottom - levels[jug] * unit }} />
                <text x={round(middle(jug))} y={below + 22} fontSize={round(text * 1.2)} fill={PALETTE.ink}>
                  {i18n.t("goal: {level}", { level: levels[jug] })}
                </text>
              </>
            )}
          </g>
        );
      })}
      {controls.map((control) => (
        <Arrow key={control.to} {...control} />
      ))}
      <Spots areas={controls.map(({ to, x, y }) => ({ spot: spotOfState(to), x, y }))} half={HALF} />
    </FlatPicture>
  );
}

interface GoalLineProps {
  readonly left: number;
  readonly width: number;
  readonly y: number;
}

/** A line across a jug, where the water stands at the goal. */
function GoalLine({ left, width, y }: GoalLineProps) {
  const line = `M${round(left - 6)} ${round(y)}h${width + 12}`;
  return (
    <>
      <path d={line} stroke={PALETTE.jumpEdge} strokeWidth={4} />
      <path d={line} stroke={PALETTE.jump} strokeWidth={2} strokeDasharray="6 3" />
    </>
  );
}

function Arrow({ x, y, right, down }: Control) {
  const end = (sign: number): Point => ({ x: x + sign * right * 9, y: y + sign * down * 9 });
  return (
    <>
      <path d={lineBetween(end(-1), end(1), 2)} stroke={PALETTE.move} strokeWidth={3} />
      <path d={arrowHead(end(-1), end(1), 10)} fill={PALETTE.move} />
    </>
  );
}

/** Jugs with water in them, and lines where it stands at the goal. Arrows above fill, arrows below empty, and arrows between pour. */
export const jugsDrawing: FlatDrawing<StatesPlay> = {
  form: "flat",
  id: "jugs",
  title: /*i18n*/ "Jugs",
  fits,
  Picture: JugsPicture,
  describe(play, step) {
    const levels = play.values!.map(({ name, ends }, jug) => {
      const goal = goalOf(play, jug);
      const [level, size] = [play.cells![play.states[step]][jug], ends![1]];
      return goal === undefined
        ? i18n.t("{name}: {level} of {size}", { name, level, size })
        : i18n.t("{name}: {level} of {size}, goal {goal}", { name, level, size, goal });
    });
    return i18n.t("Step {step} of {lastStep}. Water in the jugs: {levels}.", {
      levels: levels.join("; "),
      step,
      lastStep: play.lastStep,
    });
  },
};
