export { i18n, speakGerman } from "../src/language";
export { german } from "../src/language/de";
export { LESSONS } from "../src/puzzles/lessons";
export { lessonWorkbook, readWorkbook, writeWorkbook } from "../src/workbooks";
export { sampleFiles } from "./sample-files";
