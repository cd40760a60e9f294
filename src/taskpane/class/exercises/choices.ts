import { DIFFICULTIES, type Difficulty } from "../../../exercises/exercise";
import { MOST, type ExerciseSet } from "../../../exercises/exercise-set";
import type { MakerChoice, MakerValues } from "../../../lessons/maker";
import { PRODUCT_ORDERS, type ProductOrder } from "../../../permutations/product-order";

const DIFFICULTY_TITLES: Readonly<Record<Difficulty, string>> = {
  easy: /*i18n*/ "easy",
  medium: /*i18n*/ "medium",
  hard: /*i18n*/ "hard",
};

const ORDER_TITLES: Readonly<Record<ProductOrder, string>> = {
  "left to right": /*i18n*/ "left to right",
  "right to left": /*i18n*/ "right to left (f∘g: first g)",
};

/** More than these no class needs; sets may have more. */
const MOST_STUDENTS = 60;
const MOST_QUESTIONS = 20;

/** What a teacher chooses besides the topics. */
export const SET_CHOICES: readonly MakerChoice[] = [
  { name: "count", title: /*i18n*/ "Questions", least: 1, most: MOST_QUESTIONS, usual: 10 },
  { name: "variants", title: /*i18n*/ "Variants (students)", least: 1, most: MOST_STUDENTS, usual: 30 },
  {
    name: "difficulty",
    title: /*i18n*/ "Difficulty",
    options: DIFFICULTIES.map((value) => ({ value, title: DIFFICULTY_TITLES[value] })),
    usual: "medium",
  },
  {
    name: "order",
    title: /*i18n*/ "Products are multiplied",
    options: PRODUCT_ORDERS.map((value) => ({ value, title: ORDER_TITLES[value] })),
    usual: "left to right",
  },
];

/** A number by which a set is made again, short enough to be told to a colleague. */
export const SEED_CHOICE: MakerChoice = {
  name: "seed",
  title: /*i18n*/ "Seed",
  least: 0,
  most: Math.min(999_999, MOST.seed),
  usual: 0,
};

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** The set of valid values for all choices. */
export function setOf(topics: ExerciseSet["topics"], values: MakerValues): ExerciseSet {
  return {
    topics,
    count: Number(values["count"]),
    variants: Number(values["variants"]),
    seed: Number(values["seed"]),
    difficulty: DIFFICULTIES.find((each) => each === values["difficulty"])!,
    order: PRODUCT_ORDERS.find((each) => each === values["order"])!,
  };
}
