import fc from "fast-check";
import { WIDTH } from "../../../../../src/drawing/flat/flat-picture";
import type { Cells } from "../../../../../src/grid/cells";
import { NotPlayable } from "../../../../../src/playing/play";
import { latticeDrawing, latticeLayout } from "../../../../../src/puzzles/groups/drawings/lattice-drawing";
import { passes } from "../../../../../src/puzzles/groups/drawings/lattice-aside";
import { cross } from "../../../../../src/puzzles/groups/lattice-rows";
import { subgroupLattice, type LatticePlay } from "../../../../../src/puzzles/groups/lattice-play";
import { played } from "../../../playing/played";
import { rendered } from "../../rendered";
import { LATTICES } from "../lattices";

const latticeOf = (generators: Cells) => played(subgroupLattice, { generators });

/** Nodes that touch others or the edges, and lines that do not go up. */
function faultsOf(play: LatticePlay): string[] {
  const { nodes, names, height, nodeHeight } = latticeLayout(play);
  const faults: string[] = [];
  nodes.forEach(({ x, y, width }, k) => {
    if (x - width / 2 < 0 || x + width / 2 > WIDTH) faults.push(`${names[k]} is cut`);
    if (y - nodeHeight / 2 < 0 || y + nodeHeight / 2 > height) faults.push(`${names[k]} is outside`);
    nodes.slice(0, k).forEach((other, j) => {
      const isBeside = Math.abs(x - other.x) >= (width + other.width) / 2;
      if (!isBeside && Math.abs(y - other.y) < nodeHeight) faults.push(`${names[k]} is on ${names[j]}`);
    });
  });
  for (const [lower, upper] of play.edges) {
    if (nodes[lower].y <= nodes[upper].y) faults.push(`${names[lower]} is not below ${names[upper]}`);
  }
  return faults;
}

test.each(Object.entries(LATTICES))(
  "the nodes of %s stand apart, and all lines go up",
  (_name, generators) => {
    expect(faultsOf(latticeOf(generators))).toEqual([]);
  },
);

test("so do those of any group with few subgroups", () => {
  const cycle = fc.shuffledSubarray(["1", "2", "3", "4", "5", "6"], { minLength: 2 });
  const generators = fc.array(cycle, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(generators, (cycles) => {
      try {
        const play = latticeOf(cycles.map((points, k) => [`g${k}`, `(${points.join(" ")})`]));
        expect(faultsOf(play)).toEqual([]);
      } catch (error) {
        if (!(error instanceof NotPlayable)) throw error;
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  ["D4", 0],
  ["A4", 0],
  ["S4", 4],
  ["A5", 3],
] as const)("no line of %s passes through a node, and at most %i of them cross", (name, most) => {
  const play = latticeOf(LATTICES[name]);
  const { nodes } = latticeLayout(play);
  const up = nodes.map(({ x, y }) => ({ x, y: -y }));
  let crossings = 0;
  play.edges.forEach(([a, b], k) => {
    nodes.forEach((node, number) => {
      if (number !== a && number !== b) expect(passes(nodes[a], nodes[b], node, 0)).toBe(false);
    });
    for (const [c, d] of play.edges.slice(0, k)) if (cross(up[a], up[b], up[c], up[d])) crossings++;
  });
  expect(crossings).toBeLessThanOrEqual(most);
});

test("the chosen class and what is below it are set off, with the lines between them", () => {
  const play = latticeOf(LATTICES.S4);
  const lines = (step: number) =>
    /d="([^"]*)"/.exec(rendered(latticeDrawing, play, step).part("lines-down"))![1].split("M").length - 1;
  expect(lines(0)).toBe(0);
  expect(lines(play.lastStep)).toBe(play.edges.length);
  const a4 = play.classes.findIndex(({ name }) => name === "A4");
  expect(lines(a4)).toBe(5);
  const { svg, state } = rendered(latticeDrawing, play, a4);
  expect(state).toBe("A4; below trivial, C2 (3), C3 (4), V4");
  expect(svg.split('fill="var(--drawing-warm)"')).toHaveLength(1 + 4);
  expect(svg.split('fill="var(--drawing-marker)"')).toHaveLength(1 + 1);
});

test("its words", () => {
  const play = latticeOf(LATTICES.D4);
  expect(latticeDrawing.describe(play, 0)).toBe(
    "The 8 classes of conjugate subgroups, the trivial subgroup at the bottom and the group at the top, with lines to those directly below. Normal subgroups have double frames. The trivial subgroup is chosen. D4/trivial ≅ D4.",
  );
  expect(latticeDrawing.describe(play, 7)).toMatch(
    / D4 of order 8 is chosen; directly below: (V4, C4, V4|V4, V4, C4|C4, V4, V4)\. D4\/D4 ≅ trivial\.$/,
  );
});

test("normal subgroups have double frames, and the quotient by the chosen one has its name", () => {
  const play = latticeOf(LATTICES.A4);
  const picture = (step: number) => rendered(latticeDrawing, play, step);
  expect(picture(0).svg.split('data-part="normal"')).toHaveLength(3 + 1);
  expect(picture(3).texts).toContain("A4/V4 ≅ C3");
  expect(picture(1).texts).toContain("C2 is not normal");
});
