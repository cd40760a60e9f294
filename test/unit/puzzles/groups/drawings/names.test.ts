import fc from "fast-check";
import { permutationCycles } from "../../../../../src/puzzles/groups/cycles-play";
import { widthOf } from "../../../../../src/drawing/flat/legible";
import { truncated, WIDTH } from "../../../../../src/drawing/flat/flat-picture";
import { cyclesDrawing } from "../../../../../src/puzzles/groups/drawings/cycles-drawing";
import { circlesOf, type Circles } from "../../../../../src/puzzles/groups/drawings/circles";
import { nodeNames, type NodeName } from "../../../../../src/drawing/flat/node-names";
import { played } from "../../../playing/played";
import { rendered } from "../../rendered";

const LONG = Array.from({ length: 40 }, (_, k) => `a-name-as-long-as-this-${k + 1}`);
const permutation = (...cycles: string[]) =>
  played(permutationCycles, { cycles: cycles.map((text) => [text]) });
const cycle = (names: readonly unknown[]) => `(${names.join(" ")})`;

/** The four corners of a name's letters, whose height is about 0.7 of its size. */
function corners(circles: Circles, point: number, text: string) {
  const { x, y, anchor, turned } = circles.names[point];
  const width = widthOf(truncated(text, circles.letters), circles.text);
  const [from, to] = { start: [0, width], middle: [-width / 2, width / 2], end: [-width, 0] }[anchor];
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const half = 0.35 * circles.text;
  return [
    [from, -half],
    [to, -half],
    [to, half],
    [from, half],
  ].map(([along, across]) => ({ x: x + along * cos - across * sin, y: y + along * sin + across * cos }));
}

type Corners = ReturnType<typeof corners>;

/** Whether two rectangles meet: no side of either separates them. */
function meet(a: Corners, b: Corners): boolean {
  return [a, b].every((rectangle) =>
    [0, 1].every((side) => {
      const [from, to] = [rectangle[side], rectangle[side + 1]];
      const along = ({ x, y }: { x: number; y: number }) => x * (to.y - from.y) - y * (to.x - from.x);
      const [first, second] = [a.map(along), b.map(along)];
      return Math.min(...first) < Math.max(...second) && Math.min(...second) < Math.max(...first);
    }),
  );
}

const CYCLES: Readonly<Record<string, readonly string[]>> = {
  "few points": ["(1 4 2)(3 8)"],
  "forty points in a circle": [cycle(LONG)],
  "forty points in two factors": [cycle(LONG.slice(0, 25)), cycle(LONG.slice(20))],
  "four circles": [
    cycle(LONG.slice(0, 17)) + cycle(LONG.slice(17, 28)) + cycle(LONG.slice(28, 35)) + cycle(LONG.slice(35)),
  ],
  "sixty points": [cycle(Array.from({ length: 60 }, (_, k) => k + 1))],
  "thirty exchanges": [Array.from({ length: 30 }, (_, k) => cycle([2 * k + 1, 2 * k + 2])).join("")],
  "two circles of six": [cycle(LONG.slice(0, 6)) + cycle(LONG.slice(6, 12))],
};

test.each(Object.entries(CYCLES))("names around circles stand clear of each other: %s", (_name, cycles) => {
  const play = permutation(...cycles);
  const circles = circlesOf(play);
  const boxes = play.points.map((text, point) => corners(circles, point, text));
  for (const box of boxes) {
    for (const { x, y } of box) {
      expect(x).toBeGreaterThan(-0.5);
      expect(x).toBeLessThan(WIDTH + 0.5);
      expect(y).toBeGreaterThan(-0.5);
      expect(y).toBeLessThan(circles.height + 0.5);
    }
  }
  boxes.forEach((box, k) => expect(boxes.slice(0, k).filter((other) => meet(box, other))).toEqual([]));
});

test("short names are worn by the tokens, and those of the points stay beside them", () => {
  const play = permutation("(1 2 3)");
  expect(circlesOf(play).tokensAreNamed).toBe(true);
  expect(rendered(cyclesDrawing, play, 1).texts).toEqual(["(1 2 3)", "1", "2", "3", "1", "2", "3"]);
});

test("long names stand beside the points where their tokens are, and go on halfway through a move", () => {
  const play = permutation("(first second third)");
  expect(circlesOf(play).tokensAreNamed).toBe(false);
  const names = (position: number) => rendered(cyclesDrawing, play, position).texts.slice(1);
  expect(names(0)).toEqual(["first", "second", "third"]);
  expect(names(0.3)).toEqual(names(0));
  expect(names(0.7)).toEqual(["third", "first", "second"]);
  expect(names(1)).toEqual(names(0.7));
});

test("of longer names the beginning is shown, and all of it under the mouse", () => {
  const { svg, texts } = rendered(cyclesDrawing, permutation(cycle(LONG)), 0);
  expect(texts[1]).toMatch(/^a-name.*…$/);
  for (const name of LONG) expect(svg).toContain(`…<title>${name}</title>`);
});

describe("names beside the nodes of a graph", () => {
  const TEXT = 12;
  const boxOf = ({ x, y, anchor, letters }: NodeName) => {
    const width = widthOf("x".repeat(letters), TEXT);
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return { left, right: left + width, top: y - 0.7 * TEXT, bottom: y };
  };

  test("stand clear of nodes, of each other and of the edge of the picture", () => {
    const coordinate = fc.double({ min: 30, max: 290, noNaN: true });
    const node = fc.record({
      x: coordinate,
      y: coordinate,
      name: fc.string({ minLength: 1, maxLength: 30 }),
    });
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 30 }), (nodes) => {
        const edges = nodes.slice(1).map((_, k) => ({ from: k, to: k + 1 }));
        const radius = 8;
        const named = { names: nodes.map(({ name }) => name), points: nodes, edges, radius };
        const boxes = nodeNames({ ...named, height: 320, text: TEXT }).flatMap((name) =>
          name ? [boxOf(name)] : [],
        );
        boxes.forEach(({ left, right, top, bottom }, k) => {
          expect(left >= 0 && right <= WIDTH && top >= 0 && bottom <= 320).toBe(true);
          for (const { x, y } of nodes) {
            const near = { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
            expect(Math.hypot(near.x - x, near.y - y)).toBeGreaterThanOrEqual(radius - 1e-9);
          }
          for (const other of boxes.slice(0, k)) {
            const apart =
              other.left >= right || other.right <= left || other.top >= bottom || other.bottom <= top;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });

  test("a node with room has all of its name, away from its edges; one that is crowded has none", () => {
    const graph = (points: readonly { x: number; y: number }[], names: readonly string[]) =>
      nodeNames({ names, points, edges: [{ from: 0, to: 1 }], radius: 10, height: 320, text: TEXT });
    const [first] = graph(
      [
        { x: 100, y: 160 },
        { x: 200, y: 60 },
      ],
      ["Innsbruck", "Graz"],
    );
    expect(first).toMatchObject({ letters: 9 });
    expect(first!.x < 100 || first!.y > 160).toBe(true);
    const around = Array.from({ length: 8 }, (_, k) => ({
      x: 160 + 22 * Math.cos((k * Math.PI) / 4),
      y: 160 + 22 * Math.sin((k * Math.PI) / 4),
    }));
    const crowded = graph([{ x: 160, y: 160 }, ...around], ["Innsbruck", ..."abcdefgh"]);
    expect(crowded[0]).toBeUndefined();
    expect(crowded.filter((name) => name).length).toBeGreaterThan(0);
  });

  test("names that come first are told in any case, and whole ones are not cut", () => {
    const points = Array.from({ length: 25 }, (_, k) => ({
      x: 60 + 50 * (k % 5),
      y: 60 + 50 * Math.floor(k / 5),
    }));
    const graph = {
      points,
      names: points.map((_, k) => `Innsbruck ${k}`),
      edges: [],
      radius: 20,
      height: 320,
    };
    const cut = nodeNames({ ...graph, text: TEXT });
    expect(cut[12]).toBeUndefined();
    const whole = nodeNames({ ...graph, text: TEXT, first: [12], areWhole: true });
    expect(whole[12]).toMatchObject({ letters: 12 });
    for (const name of whole) if (name) expect(name.letters).toBeGreaterThanOrEqual(11);
  });
});
