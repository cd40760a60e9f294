import { PLAY_KINDS } from "../../../../src/puzzles";
import { GENERATORS, GROUP, kindFor, RANGE } from "../../../../src/taskpane/algebra/groups/GroupsPage";

test("a small group is drawn whole, a larger one by the pieces of its generators", () => {
  expect(kindFor(200n, 6)).toBe(GROUP);
  expect(kindFor(201n, 2)).toBe(GENERATORS);
  expect(kindFor(120n, 7)).toBe(GENERATORS);
});

test.each([GROUP, GENERATORS])("the kind %s needs the generators only", (prefix) => {
  const needed = PLAY_KINDS.find((kind) => kind.prefix === prefix)!.ranges.filter(
    ({ optional }) => !optional,
  );
  expect(needed.map(({ name }) => name)).toEqual([RANGE]);
});
