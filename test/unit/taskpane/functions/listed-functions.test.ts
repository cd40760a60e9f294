import examples from "../../../../src/functions/examples.json";
import { found } from "../../../../src/functions/list/matching";
import { addTexts, speak } from "../../../../src/language";
import pane from "../../../../src/language/de/pane.json";
import { listedFunctions } from "../../../../src/taskpane/functions/listed-functions";

const metadata = Object.keys(examples).map((name) => ({
  name,
  description: `What ${name} answers.`,
  parameters: [{ name: "cycles" }],
}));

afterEach(() => speak("en"));

test("all functions are listed, with their examples", () => {
  const listed = listedFunctions(metadata);
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(examples).sort());
  expect(listed.find(({ name }) => name === "GROUPORDER")).toMatchObject({
    topic: "Groups",
    summary: "What GROUPORDER answers.",
    example: examples.GROUPORDER.formula,
    firstParameter: "cycles",
  });
});

test("functions that this build does not have are not listed", () => {
  expect(listedFunctions(metadata.slice(0, 2))).toHaveLength(2);
});

test("they are found by name, topic and synonyms, in the language of the pane and in English", () => {
  const names = (question: string) => found(listedFunctions(metadata), question).map(({ name }) => name);
  expect(names("simplify")[0]).toBe("SIMPLIFYCYCLES");
  const mazes = [
    "SOLVEMAZE",
    "DEADENDS",
    "KEYMAZE",
    "FINDKEY",
    "DESIGNKEY",
    "MAKEJUMP",
    "MAKEGATES",
    "MAKEMAZE",
  ];
  expect(names("LABYRINTH")).toEqual(mazes);
  expect(names("topspin")).toEqual(["FACTORCYCLES", "FINDWORDS"]);
  expect(names("groups")).toContain("ORBITS");
  expect(names("quotient group")[0]).toBe("QUOTIENT");
  expect(names("factor group")).toContain("QUOTIENT");
  expect(names("kernel")).toEqual(["ISHOMOMORPHISM"]);
  expect(names("isomorphic")[0]).toBe("ISOMORPHIC");
  expect(names("inverse")[0]).toBe("INVERTCYCLES");
  expect(names("cycel")).toEqual(names("cycle"));
  expect(names("helicopter")).toEqual([]);
  addTexts("de", pane);
  speak("de");
  expect(names("labyrinthe")).toEqual(mazes);
  expect(names("maze").slice(0, 3)).toEqual(["SOLVEMAZE", "KEYMAZE", "MAKEMAZE"]);
  expect(names("maze").sort()).toEqual([...mazes].sort());
  expect(names("schlussel")).toEqual(["SOLVEMAZE", "KEYMAZE", "FINDKEY", "DESIGNKEY"]);
});
