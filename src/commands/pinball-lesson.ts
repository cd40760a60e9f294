import { insertLesson } from "../excel/lessons";
import { pinball } from "../lessons/pinball";

/** Adds a sheet with the pinball lesson. */
export const insertPinballLesson = (): Promise<string> => insertLesson(pinball);
