import { insertLesson } from "../excel/lessons";
import { pinball } from "../puzzles/pieces/pinball/lesson";

/** Adds a sheet with the pinball lesson. */
export const insertPinballLesson = (): Promise<string> => insertLesson(pinball);
