import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import lessons from "../../../src/language/de/lessons.json";
import pane from "../../../src/language/de/pane.json";
import { LESSONS } from "../../../src/puzzles/lessons";

beforeAll(() => addTexts("de", functions, lessons));
afterAll(() => i18n.activate("en"));

/** Buttons of the pane, which do not exist on paper. */
const BUTTONS = ["Expand", "Examine"] as const;

test.each([
  ["en", [...BUTTONS, "press"]],
  ["de", [...BUTTONS.map((button) => pane[button]), "drücken"]],
])("in %s only hints speak of what to press", (tag, words) => {
  speak(tag);
  const texts = LESSONS.flatMap(({ blocks }) =>
    blocks.flatMap(({ cells, style }) => (style === "hint" ? [] : cells.flat().map(String))),
  );
  expect(texts.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
});
