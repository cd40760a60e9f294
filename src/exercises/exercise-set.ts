import { i18n } from "../language";
import { USUAL_CONVENTIONS, type Conventions } from "../permutations/conventions";
import type { Steps } from "../steps";
import { LimitError } from "../steps/limit-error";
import { seededRandom, shuffled, type Random } from "../steps/random";
import type { Difficulty, Exercise, Topic, TopicId } from "./exercise";
import { TOPICS } from "./topics";

/** What a teacher asks for, by the conventions of the book; the usual ones where a set has none. */
export interface ExerciseSet extends Partial<Conventions> {
  /** Taken in turn; at least one. */
  readonly topics: readonly TopicId[];
  /** Questions of a variant. */
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly order: Conventions["order"];
  readonly seed: number;
  readonly variants: number;
}

export const MOST = { count: 50, variants: 200, seed: 2 ** 31 - 1 } as const;

/** So many exercises in a row that have been made before mean that there are no more. */
const MAX_TRIES = 300;

/**
 * All variants, each with `count` exercises. No exercise occurs twice in any of them, and exercise k of all variants has the same topic
 * and shape. The same set gives the same exercises on every machine; only texts depend on the language. Variant v does not depend on how
 * many follow it. Throws a LimitError if a number is out of bounds or there are not enough different exercises.
 */
export function* exercisesOf(set: ExerciseSet): Steps<Exercise[][]> {
  const problem = whyImpossible(set);
  if (problem !== undefined) throw new LimitError(problem);
  const makers = makersOf(set);
  const seen = new Set<string>();
  const variants: Exercise[][] = [];
  for (let variant = 0; variant < set.variants; variant++) {
    const random = seededRandom(mixed(set.seed, variant + 1));
    const exercises: Exercise[] = [];
    for (const make of makers) {
      exercises.push(newExercise(make, random, seen));
      yield (variant + exercises.length / set.count) / set.variants;
    }
    variants.push(exercises);
  }
  return variants;
}

/** Why there can be no such set, user-facing; undefined if there can. A set may come from a file. */
export function whyImpossible({ topics, count, seed, variants }: ExerciseSet): string | undefined {
  if (topics.length === 0 || topics.some((id) => !TOPICS.some((topic) => topic.id === id))) {
    return i18n.t("Choose a topic.");
  }
  if (!isFrom(1, count, MOST.count)) {
    return i18n.t("A variant has 1 to {most} questions.", { most: MOST.count });
  }
  if (!isFrom(1, variants, MOST.variants)) {
    return i18n.t("There can be 1 to {most} variants.", { most: MOST.variants });
  }
  return isFrom(0, seed, MOST.seed)
    ? undefined
    : i18n.t("The seed is a whole number from 0 to {most}.", { most: MOST.seed });
}

/** Whether a value is a whole number between two bounds. */
export const isFrom = (least: number, value: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

type Make = (random: Random) => Exercise;

/** What makes each question, the same for all variants. */
function makersOf(set: ExerciseSet): Make[] {
  const { topics, count, difficulty, seed } = set;
  const conventions = { ...USUAL_CONVENTIONS, ...set };
  const random = seededRandom(mixed(seed, 0));
  const asked = topics.map((id) => TOPICS.find((topic) => topic.id === id)!);
  const shapes = new Map(asked.map((topic) => [topic, shuffled(topic.shapes[difficulty], random)]));
  return Array.from({ length: count }, (_, k) => {
    const topic: Topic = asked[k % asked.length]!;
    const own = shapes.get(topic)!;
    const shape = own[Math.floor(k / asked.length) % own.length];
    return (random) => topic.make(shape, random, conventions);
  });
}

function newExercise(make: Make, random: Random, seen: Set<string>): Exercise {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const exercise = make(random);
    const key = JSON.stringify([exercise.topic, exercise.given]);
    if (seen.has(key)) continue;
    seen.add(key);
    return exercise;
  }
  throw new LimitError(
    i18n.t(
      "There are not enough different exercises. Ask for fewer variants or questions, or for more topics.",
    ),
  );
}

/** A seed for a part of what comes from another one: every seed has others. */
const mixed = (seed: number, part: number) =>
  Math.imul(seed ^ Math.imul(part, 0x9e3779b1), 0x85ebca6b) ^ part;
