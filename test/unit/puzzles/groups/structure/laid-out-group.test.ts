import { GROUPS, laidOut } from "./laid-out";

test.each([
  ["D4", "e r r² r³ s rs r²s r³s"],
  ["Q8", "e i i² i³ j ij i²j i³j"],
  ["A4", "e a b a² ab ba b² a²b ab² ba² b²a ab²a"],
] as const)("the elements of %s have the names that books give them", (name, elements) => {
  const group = laidOut(GROUPS[name]);
  expect(group.elements).toEqual(elements.split(" "));
  expect(group.name).toBe(name);
});

test("a name is a word in the book's order, and the identity is as the book writes it", () => {
  const group = laidOut(GROUPS.A4, { order: "right to left", identity: "id" });
  expect(group.elements.slice(0, 5)).toEqual(["id", "a", "b", "a²", "ab"]);
  expect(laidOut({ e: "(1 2)" }).elements).toEqual(["1", "e"]);
});

test("labels that no word could be written in are replaced, those of several letters have spaces between them", () => {
  expect(laidOut({ "x'": "(1 2 3)", y: "(1 2)" }).generators).toEqual([["a", "(1 2 3)"], ["b", "(1 2)"]]); // prettier-ignore
  expect(laidOut({ A: "(1 2 3)", a: "(1 2)" }).generators.map(([label]) => label)).toEqual(["a", "b"]);
  expect(laidOut({ up: "(1 2 3)", x: "(1 2)" }).elements).toEqual(["e", "up", "up^2", "x", "up x", "up^2 x"]);
});

test("a group that is too large for a sheet is refused", () => {
  expect(() => laidOut({ a: "(1 2 3 4 5)", b: "(1 2)" })).toThrow(
    "the group has 120 elements, and at most 60 are possible here",
  );
  const pairs = ["(1 2)", "(3 4)", "(5 6)", "(7 8)", "(9 10)"];
  expect(() => laidOut(Object.fromEntries(pairs.map((pair, k) => ["abcdf"[k], pair])))).toThrow(
    "the group has 374 classes of subgroups, and a sheet has room for at most 70",
  );
});
