import { readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../../src/language/languages";
import freeTheKey from "../fixtures/freethekey.json";
import pinball from "../fixtures/pinball.json";
import simplified from "../fixtures/simplify_cycles.json";
import { powersOfOnePermutation } from "../long-products";
import { associated, call, cellOf, dist, metadata } from "./bundled-functions";

const [ENGLISH, ...TRANSLATIONS] = LANGUAGES;
const generators = pinball.generators.map(({ label, perm }) => [label, perm]);
const named = (name: string) => metadata.functions.find((each) => each.name === name)!;

/** A function list without its natural-language texts, and these texts. */
function wordsApart(file: string): { rest: unknown; words: string[] } {
  const words: string[] = [];
  const rest = JSON.parse(readFileSync(path.join(dist, file), "utf8"), (key, value: unknown) => {
    if (key !== "description" && key !== "tooltip") return value;
    words.push(value as string);
  }) as unknown;
  return { rest, words };
}

test.each(TRANSLATIONS)(
  "$functions is functions.json with every description, and the help, in $tag",
  (language) => {
    const [english, other] = [ENGLISH.functions, language.functions].map(wordsApart);
    const itsHelp = JSON.stringify(english.rest).replaceAll(
      "/help/functions/",
      `/help/${language.name}/functions/`,
    );
    expect(other.rest).toEqual(JSON.parse(itsHelp));
    expect(english.words.length).toBeGreaterThan(metadata.functions.length);
    const file = `src/language/${language.name}/descriptions.json`;
    const descriptions = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    expect(other.words).toEqual(english.words.map((text) => descriptions[text]));
  },
);

describe("functions.json", () => {
  test("has the functions of the design, all associated by the bundle", () => {
    expect(metadata.functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "SIMPLIFYCYCLES",
        "MULTIPLYCYCLES",
        "PATHTOPERM",
        "INVERTCYCLES",
        "POWERCYCLES",
        "CYCLEORDER",
        "CYCLEPARITY",
        "CYCLETYPE",
        "GENPERMPROD",
        "SOLVEMAZE",
      ]),
    );
    expect([...associated.keys()].sort()).toEqual(metadata.functions.map(({ id }) => id).sort());
  });

  test.each(metadata.functions.map((each) => [each.name, each] as const))("describes %s", (name, each) => {
    expect(each.description).toMatch(/^[A-Z].*\.$/s);
    expect(each.helpUrl).toMatch(new RegExp(`^https://[^ ]+/help/functions/${name.toLowerCase()}\\.html$`));
    for (const parameter of each.parameters) expect(parameter.description).toMatch(/\w.*\.$/s);
  });

  test("lets errors in cells reach the functions, which say where they are", () => {
    expect(metadata).toHaveProperty("allowErrorForDataTypeAny", true);
  });

  test("lets no data types reach them: Excel 2021 has crashed where both do (office-js issue 4385)", () => {
    expect(Object.keys(metadata).sort()).toEqual(["allowErrorForDataTypeAny", "enums", "functions"]);
  });

  test("offers the rules and answers of mazes", () => {
    const enumerated = named("SOLVEMAZE").parameters.filter(({ customEnumId }) => customEnumId);
    expect(enumerated.map(({ name }) => name)).toEqual(["rules", "answer"]);
    const [rules, answers] = enumerated.map(({ customEnumId }) =>
      metadata.enums.find(({ id }) => id === customEnumId)!.values.map(({ stringValue }) => stringValue),
    );
    expect(rules).toEqual(
      expect.arrayContaining(["walk", "walk wrap rows", "walk wrap columns", "walk wrap rows columns"]),
    );
    expect(answers).toEqual(expect.arrayContaining(["path", "length", "moves", "grid", "count"]));
  });

  test("says what may be left out, repeated and cancelled", () => {
    const [factors] = named("MULTIPLYCYCLES").parameters;
    expect(factors).toMatchObject({ repeating: true, dimensionality: "matrix" });
    expect(named("GENPERMPROD").parameters.map(({ optional = false }) => optional)).toEqual([
      false,
      true,
      true,
    ]);
    expect(named("SOLVEMAZE").parameters.map(({ optional = false }) => optional)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    for (const name of ["GENPERMPROD", "SOLVEMAZE"]) expect(named(name).options?.cancelable).toBe(true);
  });
});

test.each(simplified)("$input", async ({ input, canonical }) => {
  expect(await call("SIMPLIFYCYCLES", input)).toBe(canonical);
});

test("the passes of the pinball article, in order", async () => {
  expect(await call("GENPERMPROD", generators)).toEqual(pinball.pass1);
  expect(await call("GENPERMPROD", generators, 2)).toEqual(pinball.pass2);
  expect(await call("GENPERMPROD", await call("GENPERMPROD", generators))).toEqual(pinball.pass2);
  expect(await call("GENPERMPROD", generators, 3)).toHaveLength(14_198);
});

test("the published solution of Free the Key", async () => {
  const solved = (answer: string) =>
    call("SOLVEMAZE", freeTheKey.maze, [[1, 1]], [[1, 21]], "walk wrap rows", answer);
  expect(await solved("path")).toEqual(freeTheKey.published.map(([column, row]) => [row, column]));
  expect(await solved("length")).toEqual([[freeTheKey.shortest_moves_1_1_to_21_1]]);
  expect(await solved("count")).toEqual([[freeTheKey.number_of_shortest]]);
  expect(((await solved("grid")) as unknown[][])[0][20]).toBe(77);
  expect((await solved("moves")) as unknown[][]).toHaveLength(76);
});

test.each<[string, unknown[], unknown]>([
  ["SIMPLIFYCYCLES", ["(5 4)(4 1)(1 2)(2 5)"], "(1 4 2)"],
  ["MULTIPLYCYCLES", ["(1 4 2)", "(4 8 7)"], "(1 8 7 4 2)"],
  ["MULTIPLYCYCLES", [[["(1 4 2)"], ["(4 8 7)"]]], "(1 8 7 4 2)"],
  ["PATHTOPERM", ["5-4-7-8-5"], "(4 8 7)"],
  ["PATHTOPERM", [[[5], [4], [7], [8], [5]]], "(4 8 7)"],
  ["SIMPLIFYCYCLES", ["(1 2)(2 3)", "right to left"], "(1 2 3)"],
  ["SIMPLIFYCYCLES", ["(123)^2(45)⁻¹"], "(1 3 2)(4 5)"],
  ["COMPOSECYCLES", ["(1 2)", [["(2 3)"], [0]]], "(1 2 3)"],
  ["WORDTOCYCLES", ["[A,B]", [["A", "(1 2)"], ["B", "(2 3)"]]], "(1 2 3)"], // prettier-ignore
  ["WORDTOCYCLES", ["AB", [["A", "(1 2)"], ["B", "(2 3)"]], "right to left"], "(1 2 3)"], // prettier-ignore
  ["FACTORCYCLES", ["(1 2 3)", [["A", "(1 2)"], ["B", "(2 3)"]], null, "right to left"], [["AB"]]], // prettier-ignore
  ["ONELINETOCYCLES", [[[2], [4], [3], [1]]], "(1 2 4)"],
  ["CYCLESTOONELINE", ["(1 2 4)"], [[2, 4, 3, 1]]],
  ["INVERTCYCLES", ["(1 4 2)"], "(1 2 4)"],
  ["POWERCYCLES", ["(1 4 2)", -1], "(1 2 4)"],
  ["CYCLEORDER", ["(1 4 2)(3 8)"], 6],
  ["CYCLEPARITY", ["(1 4 2)(3 8)"], "odd"],
  ["CYCLETYPE", ["(3 8)(1 4 2)"], [[3, 2]]],
  ["SOLVEMAZE", [[["S", "", "G"]], null, null, null, "moves"], [["right"], ["right"]]],
])("%s of %j", async (name, given, answer) => {
  expect(await call(name, ...given)).toEqual(answer);
});

const CYCLES = "expected cycles such as (1 4 2)(3 8), or () for the identity.";

describe.each([[0], [null], [""], [undefined]])("the blank %j", (blank) => {
  test.each(["SIMPLIFYCYCLES", "INVERTCYCLES", "CYCLEORDER", "CYCLEPARITY", "CYCLETYPE", "POWERCYCLES"])(
    "as permutation of %s",
    async (name) => {
      expect(await cellOf(name, blank, ...(name === "POWERCYCLES" ? [2] : []))).toBe(
        `#VALUE! cycles: the cell is blank; ${CYCLES}`,
      );
    },
  );

  test("among other cells", async () => {
    expect(await cellOf("MULTIPLYCYCLES", [["(1 4 2)", blank]], blank, "(4 8 7)")).toBe("(1 8 7 4 2)");
    expect(await cellOf("PATHTOPERM", [[5, 4, blank, 7, 8, 5]])).toBe("(4 8 7)");
    expect(await cellOf("GENPERMPROD", [[blank, blank], ...generators], blank)).toEqual(pinball.pass1);
    expect(await cellOf("SOLVEMAZE", [["S", blank, "G"]], blank, blank, blank, blank)).toHaveLength(3);
    expect(await cellOf("SOLVEMAZE", [[1, blank, 1]], [[1, 1]], [[1, 3]])).toBe(
      "#N/A There is no route from the start to the goal.",
    );
  });

  test("where something is needed", async () => {
    expect(await cellOf("POWERCYCLES", "(1 2 3)", blank)).toBe(
      blank === 0 ? "()" : "#VALUE! n: the cell is blank; expected a whole number.",
    );
    expect(await cellOf("MULTIPLYCYCLES", blank)).toBe(`#VALUE! factors: all cells are blank; ${CYCLES}`);
    expect(await cellOf("PATHTOPERM", blank)).toMatch(
      /^#VALUE! path: the cell is .*blank.*; expected a space-path such as 5-4-1-2-5\.$/,
    );
    expect(await cellOf("GENPERMPROD", [[blank, blank]])).toBe(
      "#VALUE! generators: all cells are blank; expected two columns, labels and permutations such as A and (1 4 2).",
    );
    expect(await cellOf("SOLVEMAZE", blank)).toBe(
      "#VALUE! maze: all cells are blank; expected a maze, with # for its walls.",
    );
  });
});

test("an error in an argument is passed on", async () => {
  const error = { type: "Error", basicType: "Error", basicValue: "#N/A" };
  expect(await cellOf("SIMPLIFYCYCLES", error)).toBe("#N/A cycles: here is the error #N/A.");
  expect(await cellOf("GENPERMPROD", [["A", "#N/A"]])).toBe(
    "#N/A generators, row 1, column 2: here is the error #N/A.",
  );
});

test("a long expansion pauses, and can be cancelled", async () => {
  const invocation: { onCanceled?: () => void } = {};
  const expansion = associated.get("GENPERMPROD")!(powersOfOnePermutation(1000), 3, null, invocation);
  invocation.onCanceled!();
  await expect(expansion).rejects.toMatchObject({
    code: "#N/A",
    message: "The calculation was cancelled. Enter the formula again to compute it.",
  });
});
