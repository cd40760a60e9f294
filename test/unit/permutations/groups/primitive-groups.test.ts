import { KNOWN_PRIMITIVE_GROUPS } from "../../../../src/permutations/groups/primitive-groups";
import { factorial } from "../../../../src/permutations/groups/giants";

test.each(KNOWN_PRIMITIVE_GROUPS.map((group) => [group.name, group.degree, group] as const))(
  "%s on %d points has an order that is possible",
  (_, degree, { order }) => {
    expect(order % BigInt(degree)).toBe(0n);
    expect(factorial(degree) % order).toBe(0n);
    expect(2n * order < factorial(degree)).toBe(true);
  },
);

test("rows of one degree and order are told apart by conditions", () => {
  const rows = new Map<string, typeof KNOWN_PRIMITIVE_GROUPS>();
  for (const group of KNOWN_PRIMITIVE_GROUPS) {
    const key = `${group.degree} ${group.order}`;
    rows.set(key, [...(rows.get(key) ?? []), group]);
  }
  const alike = [...rows.values()].filter((groups) => groups.length > 1);
  expect(alike.flat().map(({ name }) => name)).toEqual(
    ["PSL(2,7)", "AΓL(1,8)", "AGL(1,9)", "M9", "S3 wr C2", "S6", "PGL(2,9)", "M10"], // prettier-ignore
  );
  for (const { has, lacks, transitivity } of alike.flat()) {
    expect(has ?? lacks ?? transitivity).toBeDefined();
  }
});
