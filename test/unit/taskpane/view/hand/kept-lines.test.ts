import { schonbrunn } from "../../../../../src/puzzles/schonbrunn/play";
import { HandStore } from "../../../../../src/taskpane/view/hand/hand-store";
import { KeptLines } from "../../../../../src/taskpane/view/hand/kept-lines";
import { PlayerStore } from "../../../../../src/taskpane/view/player/player-store";
import type { OpenPuzzle } from "../../../../../src/taskpane/view/puzzle-source";
import { played } from "../../../playing/played";

beforeAll(() => void Object.assign(globalThis, { requestAnimationFrame: () => 1 }));
afterAll(() => void Reflect.deleteProperty(globalThis, "requestAnimationFrame"));

/** A board with two ways, as the page has opened it. */
function opened(first = 1) {
  const cells = { board: [[first, 1, 1], [1, 1, 0]], start: [[1, 1]] }; // prettier-ignore
  const play = played(schonbrunn, cells);
  const puzzle: OpenPuzzle = {
    sheet: { id: "s", name: "Sheet1" },
    id: "Schonbrunn",
    title: "A board",
    kind: schonbrunn,
    ranges: {},
    cells: { prefix: "Schonbrunn", cells },
    play,
  };
  const player = new PlayerStore(play.lastStep);
  return { puzzle, player, hand: new HandStore(player, play) };
}

test("a line is put back with its step, unless the puzzle was changed", () => {
  const kept = new KeptLines();
  const before = opened();
  before.hand.click("1 0");
  before.hand.click("1 1");
  before.hand.continue({ type: "undo" });
  kept.keep(before.puzzle, before.hand);

  const again = opened();
  kept.putBack(again.puzzle, again.hand, again.player);
  expect(again.hand.state.line.moves.map(({ spot }) => spot)).toEqual(["1 0", "1 1"]);
  expect(again.player.state).toMatchObject({ position: 1, goal: 1, lastStep: 2 });

  const changed = opened(2);
  kept.putBack(changed.puzzle, changed.hand, changed.player);
  expect(changed.hand.state.line.isOwn).toBe(false);

  before.hand.showSolution();
  kept.keep(before.puzzle, before.hand);
  const later = opened();
  kept.putBack(later.puzzle, later.hand, later.player);
  expect(later.hand.state.line.isOwn).toBe(false);
});
