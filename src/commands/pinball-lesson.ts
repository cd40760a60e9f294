import { insertLesson } from "../excel/lessons";
import { pinball } from "../puzzles/pieces/pinball/lesson";

export const insertPinballLesson = (): Promise<string> => insertLesson(pinball);
