export { i18n } from "../src/language";
export { LANGUAGES } from "../src/language/languages";
export { loadAndSpeak } from "../src/language/page";
export { LESSONS } from "../src/puzzles";
export { lessonWorkbook, readWorkbook, writeWorkbook } from "../src/workbooks";
export { answersOn, sampleFiles } from "./sample-files";
