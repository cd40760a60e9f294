import { shown } from "../../../src/grid/cells";

test.each([39, 40, 41])("a long text is cut between characters, also at character %i", (length) => {
  expect(() => encodeURIComponent(shown(`${"a".repeat(length)}🧩🧩`))).not.toThrow();
});
