import { cayleyGraph } from "../../../../src/puzzles/groups/cayley-play";
import { permutationCycles } from "../../../../src/puzzles/groups/cycles-play";
import { cayleyDrawing } from "../../../../src/puzzles/groups/drawings/cayley-drawing";
import { cyclesDrawing } from "../../../../src/puzzles/groups/drawings/cycles-drawing";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const permutation = (cycles: string) => played(permutationCycles, { cycles: [[cycles]] });
const group = (...generators: [string, string][]) => played(cayleyGraph, { generators });

describe("the cycles of a permutation", () => {
  test("tokens go around their circles and come back", () => {
    const play = permutation("(1 4 2)(3 8)");
    const at = (position: number, token: string) =>
      rendered(cyclesDrawing, play, position).at(`token-${play.points.indexOf(token) + 1}`);
    expect(at(1, "1")).toEqual(at(0, "4"));
    expect(at(2, "1")).toEqual(at(0, "2"));
    expect(at(play.lastStep, "1")).toEqual(at(0, "1"));
    expect(at(0.5, "1")).not.toEqual(at(0, "1"));
    expect(rendered(cyclesDrawing, play, 1).state).toBe("1→4 2→1 3→8 4→2 8→3");
  });

  test("factors are applied one after another, each by its own arrows", () => {
    const play = permutation("(1 4 2)(4 8 7)");
    const parts = [0, 0.5, 1, 1.5, 2].map(
      (position) => /data-part="(factor-\d)"/.exec(rendered(cyclesDrawing, play, position).svg)?.[1],
    );
    expect(parts).toEqual(["factor-1", "factor-1", "factor-1", "factor-2", "factor-2"]);
    const picture = (position: number) => rendered(cyclesDrawing, play, position);
    expect(picture(1.5).texts[0]).toBe("factor 2 of 2: (4 8 7)");
    expect(picture(1.5).at("token-2")).toEqual(picture(1).at("token-2"));
    expect(picture(2).state).toBe("1→8 2→1 4→2 7→4 8→7");
  });

  test.each([
    "(1 2)",
    "(1 2)(1 2)(3)",
    `(${Array.from({ length: 60 }, (_, k) => k + 1).join(" ")})`,
    "(<b> <i>)",
  ])("%s has numbers that are numbers, and its tokens within its view", (cycles) => {
    const play = permutation(cycles);
    for (const position of [0, 0.4, play.lastStep]) {
      const picture = rendered(cyclesDrawing, play, position);
      expect(picture.faults).toEqual([]);
      const [, height] = /viewBox="0 0 320 ([\d.]+)"/.exec(picture.svg)!;
      play.points.forEach((_point, k) => {
        const [x, y] = picture.at(`token-${k + 1}`);
        expect(x > 0 && x < 320 && y > 0 && y < Number(height)).toBe(true);
      });
    }
  });

  test("its words", () => {
    expect(cyclesDrawing.describe(permutation("(1 2)(3 4 5)"), 3)).toBe(
      "The points of (1 2)(3 4 5) around circles, with arrows to their images. After 3 of 6 steps 1 is at 2, 2 is at 1, 3 is at its own place, 4 is at its own place, 5 is at its own place.",
    );
  });
});

describe("the graph of a group", () => {
  const play = group(["a", "(1 2)"], ["b", "(2 3)"], ["c", "(3 4)"]);
  const points = (position: number) => [
    ...rendered(cayleyDrawing, play, position).svg.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)"/g),
  ];

  test("the walker goes from element to element", () => {
    const nodes = points(0).map(([, x, y]) => [Number(x), Number(y)]);
    expect(nodes).toHaveLength(24);
    play.walk.forEach((element, step) =>
      expect(rendered(cayleyDrawing, play, step).at("walker")).toEqual(nodes[element]),
    );
    const [from, to, middle] = [0, 1, 0.5].map((at) => rendered(cayleyDrawing, play, at).at("walker"));
    expect(middle[0]).toBeCloseTo((from[0] + to[0]) / 2, 1);
  });

  test("nodes carry names if there is room, and what a click shows; the group is named", () => {
    const { svg, texts } = rendered(cayleyDrawing, group(["r", "(1 2 3 4)"], ["s", "(1 3)"]), 0);
    expect(texts).toEqual(expect.arrayContaining(["r²s", "The group D4, 8 elements"]));
    expect(svg).toContain("<title>rs = (1 2)(3 4), order 2</title>");
  });

  test("elements are reached layer by layer", () => {
    const reached = [0, 1, 2, 3, 4, 5, 6].map(
      (step) => rendered(cayleyDrawing, play, step).svg.split('fill="var(--drawing-way)"').length - 1,
    );
    expect(reached).toEqual([1, 4, 9, 15, 20, 23, 24]);
    expect(rendered(cayleyDrawing, play, 2).state).toBe("ab = (1 3 2); reached 9");
    expect(rendered(cayleyDrawing, play, 0).state).toBe("identity = (); reached 1");
  });

  test("edges that go both ways are drawn once and without heads", () => {
    const lines = (svg: string, color: string) =>
      new RegExp(`<path d="([^"]*)" stroke="${color}"`).exec(svg)![1].split("M").length - 1;
    const { svg } = rendered(cayleyDrawing, play, 0);
    expect(lines(svg, "#2f7ed8")).toBe(12);
    expect(svg).not.toMatch(/<path d="M[^"]+" fill="#2f7ed8"/);
    const oneWay = rendered(cayleyDrawing, group(["r", "(1 2 3 4)"]), 0).svg;
    expect(lines(oneWay, "#2f7ed8")).toBe(4);
    expect(/<path d="(M[^"]+)" fill="#2f7ed8"/.exec(oneWay)![1].split("M")).toHaveLength(5);
  });

  test("two hundred elements, generators with long names, and one that goes nowhere", () => {
    const large = group([
      "<i>turn</i> and turn again",
      `(${Array.from({ length: 200 }, (_, k) => k).join(" ")})`,
    ]);
    for (const position of [0, 100.5, 199])
      expect(rendered(cayleyDrawing, large, position).faults).toEqual([]);
    const idle = rendered(cayleyDrawing, group(["A", "(1 2)"], ["I", "()"]), 1);
    expect(idle.faults).toEqual([]);
    expect(idle.state).toBe("A = (1 2); reached 2");
  });

  test("its words", () => {
    expect(cayleyDrawing.describe(play, 0)).toBe(
      "The group S4, 24 elements, with edges for the generators a, b, c. The route has reached the identity. Elements that need at most 0 factors: 1.",
    );
    expect(cayleyDrawing.describe(play, 1)).toMatch(
      /The route has reached a, which is \(1 2\)\. Elements that need at most 1 factor: 4\.$/,
    );
  });
});
