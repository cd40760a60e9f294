import type { Lesson } from "../lessons/lesson";
import { LESSONS } from "../puzzles";
import { readPage, type MarkdownPage } from "./markdown";

/** One of the articles that Puzzlebook is based on, in our own words. */
export interface Article extends MarkdownPage {
  readonly id: string;
  readonly lessons: readonly Lesson[];
  /** Functions based on it that no lesson calls. */
  readonly functions: readonly string[];
}

export function readArticle(id: string, markdown: string): Article {
  const page = readPage(markdown);
  const { lessons = "", functions } = page.fields;
  return { ...page, id, lessons: lessons.split(", ").map(lessonOf), functions: functions?.split(", ") ?? [] };
}

function lessonOf(id: string): Lesson {
  const lesson = LESSONS.find((each) => each.id === id);
  if (!lesson) throw new Error(`An article is about the lesson ${id}, which does not exist.`);
  return lesson;
}
