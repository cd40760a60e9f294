import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSample } from "../../../samples/read-sample.mjs";
import { answersOn, sampleFiles } from "../../../samples/sample-files";
import { i18n } from "../../../src/language";
import { LANGUAGES } from "../../../src/language/languages";
import { loadAndSpeak } from "../../../src/language/page";
import { LESSONS } from "../../../src/puzzles";
import { readWorkbook } from "../../../src/workbooks";

const REMEDY = "npm run samples";

afterAll(() => i18n.activate("en"));

// Whether the stored results are correct is checked by browser tests, which open the lessons.
describe.each(LANGUAGES)("the samples ($name)", ({ tag, samples: folder }) => {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const present = readdirSync(folder).filter((name) => name.endsWith(".xlsx"));

  test("are one for each lesson, and one with all of them", () => {
    const expected = ["puzzlebook", ...LESSONS.map(({ id }) => id)].map((name) => `${name}.xlsx`);
    const missing = expected.filter((name) => !present.includes(name));
    const strays = present.filter((name) => !expected.includes(name));
    expect({ [REMEDY]: missing, "delete them": strays }).toEqual({ [REMEDY]: [], "delete them": [] });
  });

  test("one that is missing is named with what makes it", () => {
    const file = path.join(folder, "none.xlsx");
    expect(() => readSample(folder, "none")).toThrow(`${file} does not exist. Run ${REMEDY} -- none.`);
  });

  test("are what would be written now of the lessons with the answers that they hold", async () => {
    await loadAndSpeak(tag);
    const answered = [];
    for (const lesson of LESSONS) {
      const { content } = await readWorkbook(readSample(folder, lesson.id));
      answered.push({ lesson, answers: answersOn(content.sheets[0]) });
    }
    const files = await sampleFiles(answered).catch((problem: unknown) => {
      throw new Error(`A formula is new: ${REMEDY}`, { cause: problem });
    });
    const old = [...files].filter(([name, bytes]) => !read(name).equals(bytes)).map(([name]) => name);
    expect({ [REMEDY]: old }).toEqual({ [REMEDY]: [] });
  });
});
