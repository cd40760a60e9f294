import { i18n } from "../language";
import type { Lesson } from "../lessons/lesson";

/** The task of a lesson, as stated on its sheet below the title. */
export function taskOf({ blocks }: Lesson): string {
  const intro = blocks.find(({ style }) => style === "intro");
  return String(intro?.cells[0]?.[0] ?? "");
}

/** The questions for students, without their numbers, which distinguish them from other texts of the same style. */
export function questionsOf({ blocks }: Lesson): string[] {
  return blocks
    .filter(({ style }) => style === "question")
    .flatMap(({ cells }) => cells.flat())
    .flatMap((text) => /^\d {2}(.+)$/.exec(String(text))?.[1] ?? []);
}

/** They are asked for once a function, and each time a lesson lays out its sheet. Names in a formula may be in the user's language. */
const known = new Map<string, readonly string[]>();

/** The formulas of a lesson that call one of our functions, in the order of the blocks. */
function formulasOf(lesson: Lesson): readonly string[] {
  const key = `${i18n.locale} ${lesson.id}`;
  const formulas =
    known.get(key) ??
    lesson.blocks
      .flatMap(({ cells }) => cells.flat().map(String))
      .filter((text) => text.startsWith("=") && text.includes("PUZZLE."));
  known.set(key, formulas);
  return formulas;
}

/** The functions that a lesson calls, in the order of its sheet. */
export function functionsOf(lesson: Lesson): string[] {
  const called = formulasOf(lesson).flatMap((formula) =>
    [...formula.matchAll(/PUZZLE\.([A-Z]+)\(/g)].map(([, name]) => name!),
  );
  return [...new Set(called)];
}

/** The shortest formula of a lesson that calls a function. */
export function formulaOf(lesson: Lesson, name: string): string {
  const calling = formulasOf(lesson).filter((formula) => formula.includes(`PUZZLE.${name}(`));
  return calling.reduce((shortest, formula) => (formula.length < shortest.length ? formula : shortest));
}
