import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { finished } from "../../../../src/permutations/groups/steps";
import { FIXTURE_GROUPS } from "./known-groups";

test.each(FIXTURE_GROUPS)("the order of $name", ({ generators, degree, order }) => {
  expect(finished(permutationGroup(generators, degree)).order).toBe(order);
});
