import groups from "../fixtures/groups.json";
import pinball from "../fixtures/pinball.json";
import wilson from "../fixtures/wilson.json";
import { PINBALL_MOVES, slidingMoves } from "../unit/puzzles/boards";
import { cellOf, metadata } from "./bundled-functions";

const generators = pinball.generators.map(({ label, perm }) => [label, perm]);

/** The four forms in which a blank cell may arrive. */
const BLANKS = [0, null, "", undefined];

/** The cycles of images counted from 1. */
function cyclesOf(images: readonly number[]): string {
  const visited = new Set<number>();
  let text = "";
  for (let start = 1; start <= images.length; start++) {
    const cycle: number[] = [];
    for (let point = start; !visited.has(point); point = images[point - 1]) {
      visited.add(point);
      cycle.push(point);
    }
    if (cycle.length > 1) text += `(${cycle.join(" ")})`;
  }
  return text;
}

const fixture = (name: keyof typeof groups) =>
  Object.entries(groups[name].gens).map(([label, images]) => [label, cyclesOf(images)]);

test("the metadata says what can be cancelled and what spills", () => {
  const options = (name: string) => {
    const { options, result } = metadata.functions.find((each) => each.name === name)!;
    return [options?.cancelable ?? false, result.dimensionality];
  };
  expect(options("GROUPNAME")).toEqual([true, undefined]);
  expect(options("ORBITS")).toEqual([true, "matrix"]);
  expect(options("PUZZLEGROUP")).toEqual([true, "matrix"]);
});

describe("GROUPNAME", () => {
  test("the pinball article's question has an answer", async () => {
    expect(await cellOf("GROUPNAME", generators)).toBe("A8");
    expect(
      await cellOf(
        "GROUPNAME",
        generators.map(([label, cycles]) => [cycles, label]),
      ),
    ).toBe("A8");
  });

  test("M24, and Rubik's cube in words", async () => {
    expect(await cellOf("GROUPNAME", fixture("M24"))).toBe("M24");
    expect(await cellOf("GROUPNAME", fixture("rubik3"))).toBe(
      "order 43252003274489856000, degree 48, 2 orbits",
    );
  });

  test("words where no name is certain, and the group of nothing", async () => {
    const half = [["a", "(1 2 3 4)(5 6)"], ["b", "(1 2 3)"], ["c", "(1 5)(2 6)(3 7)(4 8)"]]; // prettier-ignore
    expect(await cellOf("GROUPNAME", half)).toBe("order 576, degree 8, transitive, imprimitive");
    const wreath = [["a", "(1 2 3 4)"], ["b", "(1 2)"], ["c", "(1 5)(2 6)(3 7)(4 8)"]]; // prettier-ignore
    expect(await cellOf("GROUPNAME", wreath)).toBe("S4 wr C2");
    expect(await cellOf("GROUPNAME", [["a", "()"]])).toBe("trivial");
  });

  test.each(BLANKS)("a blank row, handed over as %p, is skipped", async (blank) => {
    expect(await cellOf("GROUPNAME", [[blank, blank], ["a", "(1 2)(3 4)"], ["b", "(1 3)(2 4)"]])).toBe("V4"); // prettier-ignore
    expect(await cellOf("GROUPNAME", [[blank, blank]])).toBe(
      "#VALUE! generators: all cells are blank; expected two columns, labels and permutations such as A and (1 4 2).",
    );
  });

  test("errors say where they are", async () => {
    expect(await cellOf("GROUPNAME", [["a", "(1 2"], ["b", "(1 3)"]])).toBe("#VALUE! generators, row 1, column 2: \"(1 2\", character 1: this parenthesis is not closed; write (1 2)."); // prettier-ignore
    expect(await cellOf("GROUPNAME", [["a", "#N/A"], ["b", "(1 3)"]])).toBe("#N/A generators, row 1, column 2: here is the error #N/A."); // prettier-ignore
    expect(await cellOf("GROUPNAME", [["a"], ["b"]])).toBe(
      "#VALUE! generators: there is 1 column; expected two columns, labels and permutations such as A and (1 4 2).",
    );
  });
});

describe("ORBITS", () => {
  test("numbers as numbers, shorter rows padded, points that stay left out", async () => {
    const some = [["a", "(red 3)(10 2 1)(7)"], ["b", "(01 0)(4 1.5)"]]; // prettier-ignore
    expect(await cellOf("ORBITS", some)).toEqual([
      ["0", "01", ""],
      [1, 2, 10],
      [1.5, 4, ""],
      [3, "red", ""],
    ]);
  });

  test("Rubik's cube has two", async () => {
    const orbits = (await cellOf("ORBITS", fixture("rubik3"))) as unknown[][];
    expect(orbits.map((orbit) => orbit.length)).toEqual([24, 24]);
  });

  test.each(BLANKS)("a blank row, handed over as %p, is skipped", async (blank) => {
    expect(await cellOf("ORBITS", [["a", "(1 2)"], [blank, blank], ["b", "(3 4)"]])).toEqual([[1, 2], [3, 4]]); // prettier-ignore
  });

  test("none, and errors", async () => {
    expect(await cellOf("ORBITS", [["a", "()"]])).toBe(
      "#N/A No generator moves a point, so there are no orbits.",
    );
    expect(await cellOf("ORBITS", [["a", "(1 2)"], ["b", "#DIV/0!"]])).toBe("#DIV/0! generators, row 2, column 2: here is the error #DIV/0!."); // prettier-ignore
  });
});

describe("PUZZLEGROUP", () => {
  test("pinball and the 15-puzzle", async () => {
    expect(await cellOf("PUZZLEGROUP", PINBALL_MOVES, 5)).toEqual([["A8", 20160]]);
    const fifteen = Number(wilson.find(({ graph }) => graph === "grid 4x4")!.order);
    expect(await cellOf("PUZZLEGROUP", slidingMoves(4, 4), 16)).toEqual([["A15", fifteen]]);
  });

  test("long orders are texts of digits", async () => {
    const [[name, order]] = (await cellOf("PUZZLEGROUP", slidingMoves(5, 5), 25)) as [[string, string]];
    expect([name, order]).toEqual(["A24", "310224200866619719680000"]);
  });

  test.each(BLANKS)("a blank row, handed over as %p, is skipped", async (blank) => {
    const ring = [[1, 2], [2, 3], [blank, blank], [3, 1]]; // prettier-ignore
    expect(await cellOf("PUZZLEGROUP", ring, 2)).toEqual([["C2", 2]]);
    expect(await cellOf("PUZZLEGROUP", ring, blank)).toMatch(
      /^#VALUE! home: the cell is .*blank.*; expected a place of the moves\.$/,
    );
    expect(await cellOf("PUZZLEGROUP", [[1, blank]], 1)).toBe(
      "#VALUE! moves, row 1, column 2: the place to which the move leads is blank or 0; expected its name (for 0 the text '0).",
    );
  });

  test("errors say where they are", async () => {
    expect(await cellOf("PUZZLEGROUP", [[1, 2], [2, 1]], 3)).toBe("#VALUE! home: 3 is not among the moves; expected a place of the moves."); // prettier-ignore
    expect(await cellOf("PUZZLEGROUP", [[1, "#N/A"], [2, 1]], 1)).toBe("#N/A moves, row 1, column 2: here is the error #N/A."); // prettier-ignore
  });

  test("several empty places", async () => {
    const home = [[15], [16], [""]];
    expect(await cellOf("PUZZLEGROUP", slidingMoves(4, 4), home)).toEqual([["S14", 87178291200]]);
    expect(await cellOf("PUZZLEGROUP", slidingMoves(4, 4), [[15, 15]])).toBe(
      "#VALUE! home, row 1, column 2: the place 15 is here for the second time.",
    );
  });

  test("a board that is too large says so", async () => {
    expect(await cellOf("PUZZLEGROUP", slidingMoves(100, 101), 1)).toBe(
      "#VALUE! This is too much to compute: the board has 10,100 places, and at most 10,000 are possible.",
    );
  });
});
