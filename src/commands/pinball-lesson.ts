import { speakHostLanguage } from "../excel/host-language";
import { insertLesson } from "../excel/lessons";
import { pinball } from "../puzzles/pieces/pinball/lesson";

/** Adds the sheet of the pinball lesson. The pane may not have loaded the host's language yet. */
export async function insertPinballLesson(): Promise<void> {
  await speakHostLanguage();
  await insertLesson(pinball);
}
