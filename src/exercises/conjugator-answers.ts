import { i18n } from "../language";
import { formatCycles } from "../permutations/notation";
import {
  cyclesOf,
  formatPermutation,
  permutationOfCycles,
  type Permutation,
} from "../permutations/permutation";
import { sortedPoints } from "../permutations/points";
import type { ProductOrder } from "../permutations/product-order";
import { canonicalNote, cyclesForm, simplified, spelled } from "./cycle-answers";
import { readCycles } from "./cycle-marks";
import type { AnswerPart } from "./exercise";
import { markOf } from "./marks";
import { turned, type Cycles } from "./random-cycles";

/** What an exercise has that asks for a permutation which renames the points of x so that it becomes y. Any such one is right. */
export function conjugatorAnswer(x: Cycles, y: Cycles, order: ProductOrder): AnswerPart {
  return {
    form: cyclesForm(),
    answer: formatPermutation(conjugators(x, y).next().value!),
    mark: markOf((text) => whyWrong(text, x, y, order)),
    writings: () => ({
      texts: [...conjugators(x, y)].flatMap((g) => spelled(cyclesOf(g))),
      note: `${i18n.t("Move only points that x or y moves.")} ${canonicalNote()}`,
    }),
  };
}

/** The formula that tries a permutation typed into a cell. */
export function conjugatorCheck(answerCell: string, x: string, y: string, order: ProductOrder): string {
  const g = simplified(answerCell, order);
  return `PUZZLE.MULTIPLYCYCLES(PUZZLE.INVERTCYCLES(${g}),${x},${g})=PUZZLE.SIMPLIFYCYCLES(${y})`;
}

function whyWrong(text: string, x: Cycles, y: Cycles, order: ProductOrder): string | undefined {
  const cycles = readCycles(text, order);
  if (typeof cycles === "string") return cycles;
  const { points, images } = permutationOfCycles(cycles);
  const to = new Map(points.map((point, k) => [point, points[images[k]!]]));
  const renamed = (from: Cycles) => from.map((cycle) => cycle.map((point) => to.get(point) ?? point));
  const target = canonical(y);
  if (canonical(renamed(x)) === target) return undefined;
  if (canonical(renamed(y)) === canonical(x)) return i18n.t("That takes y to x. It is the other way round.");
  const wrong = x.find((cycle) => !y.some((other) => canonical(renamed([cycle])) === canonical([other])))!;
  return i18n.t("It does not rename {cycle} to a cycle of y.", { cycle: formatCycles([wrong]) });
}

const canonical = (cycles: Cycles) => formatPermutation(permutationOfCycles(cycles));

/** All that move no other points than x and y do: each cycle of x is laid over one of y that is equally long. */
function* conjugators(x: Cycles, y: Cycles): Generator<Permutation, undefined> {
  const onlyIn = (cycles: Cycles, others: Cycles) =>
    cycles.flat().filter((point) => !others.flat().includes(point));
  const fixed = (points: readonly string[]) => points.map((point) => [point]);
  // Points that only one of them moves are cycles of one point of the other.
  const from = [...x, ...fixed(onlyIn(y, x))];
  const onto = [...y, ...fixed(onlyIn(x, y))];
  const renamed = from.flat();
  const points = sortedPoints(renamed);
  for (const to of laidOver(from, onto)) {
    const images = points.map((point) => points.indexOf(to[renamed.indexOf(point)]!));
    yield { points, images: Int32Array.from(images) };
  }
}

/** The images of all points of the first cycles, in their order. */
function* laidOver(from: Cycles, onto: Cycles): Generator<string[]> {
  const [cycle, ...others] = from;
  if (!cycle) return void (yield []);
  for (const target of onto) {
    if (target.length !== cycle.length) continue;
    const rest = onto.filter((each) => each !== target);
    for (const turn of target.keys()) {
      for (const further of laidOver(others, rest)) yield [...turned(target, turn), ...further];
    }
  }
}
