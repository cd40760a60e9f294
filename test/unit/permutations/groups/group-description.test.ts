import { describeGroup } from "../../../../src/permutations/groups/group-description";
import pinball from "../../../fixtures/pinball.json";
import { finish, permutations } from "./some-groups";

const pinballGroup = finish(describeGroup(permutations(...pinball.generators.map(({ perm }) => perm))));

test("the pinball article's group", () => {
  const { group, ...described } = pinballGroup;
  expect(described).toEqual({
    name: "A8",
    named: true,
    order: 20160n,
    orderText: "20160",
    points: ["1", "2", "3", "4", "6", "7", "8", "9"],
    orbits: [["1", "2", "3", "4", "6", "7", "8", "9"]],
    transitivity: 6,
    primitive: true,
    allEven: true,
  });
  expect(group.degree).toBe(8);
});

const named = (...cycles: readonly string[]) => finish(describeGroup(permutations(...cycles)));

test("names, and words where no name is certain", () => {
  expect(named("(1 2 3 4)", "(1 5)(2 6)(3 7)(4 8)", "(1 2)").name).toBe("S4 wr C2");
  expect(named("(1 2 3 4)(5 6)", "(1 5)(2 6)(3 7)(4 8)", "(1 2 3)").name).toBe(
    "order 576, degree 8, transitive, imprimitive",
  );
  expect(named("(1 2 3)(4 5 6)", "(1 2)(4 5)(7 8)", "(1 3 2)").name).toBe("C3^2 ⋊ C2");
  const withTwoMore = named("(1 2 3 4 5 6 7 8)", "(2 4)(3 7)(6 8)(9 10)", "(2 6)(4 8)(11 12)");
  expect(withTwoMore.name).toBe("order 32, degree 12, 3 orbits");
  expect(named("()").name).toBe("trivial");
});

test("only points that are moved count", () => {
  const { group, ...described } = named("(red)(1 2 3)(4)", "(10 blue)(3)");
  expect(described).toEqual({
    name: "C6",
    named: true,
    order: 6n,
    orderText: "6",
    points: ["1", "2", "3", "10", "blue"],
    orbits: [["1", "2", "3"], ["10", "blue"]], // prettier-ignore
    transitivity: 0,
    primitive: false,
    allEven: false,
  });
  expect(group.degree).toBe(5);
  const { group: none, ...trivial } = named("(1)(2)", "()");
  expect(trivial).toEqual({
    name: "trivial",
    named: true,
    order: 1n,
    orderText: "1",
    points: [],
    orbits: [],
    transitivity: 0,
    primitive: false,
    allEven: true,
  });
  expect(none.degree).toBe(0);
});
