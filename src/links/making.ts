import { BEGINNING } from "../lessons/beginning";
import type { Lesson } from "../lessons/lesson";
import { areValues, madeSheet, type Maker, type MakerValues } from "../lessons/maker";
import { MAKERS } from "../puzzles";
import { seededRandom } from "../steps/random";

/** How a sheet of the user's own was made. */
export interface Making {
  readonly maker: Maker;
  /** What was chosen. */
  readonly values: MakerValues;
}

/** How the sheet of an origin was made; undefined for the sheet of a lesson, and for choices that there are not. */
export function makingOf(id: string, chosen: MakerValues): Making | undefined {
  const maker = MAKERS.find((each) => each.id === id);
  const values = maker && { ...laterValues(maker), ...withTexts(maker, chosen) };
  return values && areValues(maker, values) ? { maker, values } : undefined;
}

const laterValues = ({ choices }: Maker): MakerValues =>
  Object.fromEntries(choices.flatMap(({ name, usual, isLater }) => (isLater ? [[name, usual]] : [])));

/** The values, with options as the texts that they are, also where they look like numbers. */
function withTexts({ choices }: Maker, values: MakerValues): MakerValues {
  const isOption = (name: string) => choices.some((choice) => choice.name === name && "options" in choice);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isOption(name) ? String(value) : value]),
  );
}

/** The next puzzle of the same kind and size: the example of another seed, also after an empty grid. */
export function nextSheet({ maker, values }: Making, seed: number): Lesson {
  const { name, usual } = BEGINNING;
  return madeSheet(maker, name in values ? { ...values, [name]: usual } : values, seededRandom(seed));
}
