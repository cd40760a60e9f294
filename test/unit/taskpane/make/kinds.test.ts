import { MAKERS } from "../../../../src/puzzles";
import { DESIGNS } from "../../../../src/taskpane/make/design/designs";
import { KINDS } from "../../../../src/taskpane/make/kinds";

test("each maker has a card, and each design is on one card", () => {
  const makers = KINDS.flatMap(({ maker }) => maker ?? []);
  expect(makers).toEqual(MAKERS);
  const designs = KINDS.flatMap((kind) => kind.designs.map(({ id }) => id));
  expect([...designs].sort()).toEqual(DESIGNS.map(({ id }) => id).sort());
});

test("a jump board is on one card, typed or found", () => {
  const [jumps, ...others] = KINDS.filter(({ title }) => /jump/i.test(title));
  expect(others).toEqual([]);
  expect(jumps).toMatchObject({ maker: { id: "jumps" }, designs: [{ id: "jumps" }] });
});

test("every card can be told from the others, and offers at least one way, each by a name of its own", () => {
  expect(new Set(KINDS.map(({ title }) => title)).size).toBe(KINDS.length);
  for (const { maker, designs } of KINDS) {
    expect(maker ?? designs[0]).toBeDefined();
    expect(new Set(designs.map(({ title }) => title)).size).toBe(designs.length);
  }
});
