import { schonbrunn } from "../../../../src/puzzles/schonbrunn/play";
import { KeptLines } from "../../../../src/view/hand/kept-lines";
import type { OpenPuzzle } from "../../../../src/view/puzzle-source";
import { reduce } from "../../../../src/view/session/reduce";
import { newSession } from "../../../../src/view/session/session";
import { played } from "../../playing/played";

/** A board with two ways, as the page has opened it. */
function opened(first = 1): OpenPuzzle {
  const cells = { board: [[first, 1, 1], [1, 1, 0]], start: [[1, 1]] }; // prettier-ignore
  const play = played(schonbrunn, cells);
  return {
    sheet: { id: "s", name: "Sheet1" },
    id: "Schonbrunn",
    title: "A board",
    kind: schonbrunn,
    ranges: {},
    cells: { prefix: "Schonbrunn", cells },
    play,
  };
}

test("a line is kept with its step, unless the puzzle was changed", () => {
  const kept = new KeptLines();
  const puzzle = opened();
  const clicked = ["1 0", "1 1"].reduce(
    (session, spot) => reduce(session, { type: "click", spot }),
    newSession(puzzle.play),
  );
  const before = reduce(clicked, { type: "undo" });
  kept.keep(puzzle, before);

  const again = reduce(newSession(opened().play), { type: "adopt", shared: kept.of(opened())! });
  expect(again.play.byHand!.line.map(({ spot }) => spot)).toEqual(["1 0", "1 1"]);
  expect(again).toMatchObject({ position: 1, goal: 1 });
  expect(kept.of(opened(2))).toBeUndefined();

  expect(again.origin).toEqual({ step: 0 });

  kept.keep(puzzle, reduce(before, { type: "solution" }));
  expect(kept.of(opened())).toBeUndefined();
});
