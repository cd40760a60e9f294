import { graphPuzzle } from "../../../../src/puzzles/graphs/kind";
import { randomJugs } from "../../../../src/puzzles/graphs/make";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";

test.each([20, 40, 200])("jugs with at most %d moves have a goal that can be reached", (most) => {
  const sizes = new Set<number>();
  for (let seed = 0; seed < 25; seed++) {
    const { moves, start, goal } = randomJugs(most, seededRandom(seed));
    expect(moves.length).toBeLessThanOrEqual(most);
    sizes.add(moves.length);
    const edges = moves.map((move) => [...move]);
    const outcome = finished(finished(graphPuzzle.read({ edges, start: [[start]], goal: [[goal]] })).solve());
    expect("way" in outcome && outcome.way.length).toBeGreaterThan(2);
    expect(new Set(moves.map(([from, to]) => `${from} ${to}`)).size).toBe(moves.length);
  }
  expect(sizes.size).toBeGreaterThan(most > 20 ? 2 : 0);
});
