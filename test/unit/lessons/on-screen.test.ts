import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import lessons from "../../../src/language/de/lessons.json";
import pane from "../../../src/language/de/pane.json";
import { LESSONS } from "../../../src/puzzles";

beforeAll(() => addTexts("de", functions, lessons));
afterAll(() => i18n.activate("en"));

/** Buttons of the pane, which do not exist on paper. */
const BUTTONS = ["Multiply pairs", "Examine"] as const;

/** What is done with buttons and, on paper too, with lamps. */
const PRESSED: readonly string[] = ["press", "drücken"];
const LAMPS = ["lights-out", "alien-tiles"];

test.each([
  ["en", [...BUTTONS, "press"]],
  ["de", [...BUTTONS.map((button) => pane[button]), "drücken"]],
])("in %s only hints speak of what to press", (tag, words) => {
  speak(tag);
  const texts = LESSONS.flatMap(({ id, blocks }) => {
    const spoken = words.filter((word) => !(LAMPS.includes(id) && PRESSED.includes(word)));
    const read = blocks.flatMap(({ cells, style }) => (style === "hint" ? [] : cells.flat().map(String)));
    return read.filter((text) => spoken.some((word) => text.includes(word)));
  });
  expect(texts).toEqual([]);
});
