export { LESSONS } from "../src/lessons";
export { lessonWorkbook, readWorkbook, writeWorkbook } from "../src/workbooks";
