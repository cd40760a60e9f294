import { KnownLines } from "../../../src/playing/known-lines";

const line = (...states: number[]) => states.map((to) => ({ label: `to ${to}`, to }));

test("every state of a line has its rest, and others have none", () => {
  const known = new KnownLines<number>();
  known.add(5, line(4, 3), true);
  expect(known.from(5)).toEqual({ line: line(4, 3), isShortest: true });
  expect(known.from(4)).toEqual({ line: line(3), isShortest: true });
  expect(known.from(3)).toEqual({ line: [], isShortest: true });
  expect(known.from(2)).toBeUndefined();
});

test("of two lines from a state the shorter one is kept", () => {
  const known = new KnownLines<number>();
  known.add(9, line(8, 7, 6, 0), false);
  known.add(4, line(7, 0), true);
  expect(known.from(7)).toEqual({ line: line(0), isShortest: true });
  expect(known.from(8)).toEqual({ line: line(7, 6, 0), isShortest: false });
  known.add(1, line(8, 5, 3, 2, 0), false);
  expect(known.from(8)).toEqual({ line: line(7, 6, 0), isShortest: false });
});
