import { speakGerman, i18n } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import lessons from "../../../src/language/de/lessons.json";
import pane from "../../../src/language/de/pane.json";
import { LESSONS } from "../../../src/puzzles/lessons";

afterAll(() => i18n.activate("en"));

/** Buttons of the pane, which nobody finds on paper. */
const BUTTONS = ["Expand", "Examine"] as const;

test.each([
  ["English", [...BUTTONS, "press"]],
  ["German", [...BUTTONS.map((button) => pane[button]), "drücken"]],
])("in %s only hints speak of what to press", (language, words) => {
  if (language === "German") speakGerman(functions, lessons);
  const texts = LESSONS.flatMap(({ blocks }) =>
    blocks.flatMap(({ cells, style }) => (style === "hint" ? [] : cells.flat().map(String))),
  );
  expect(texts.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
});
