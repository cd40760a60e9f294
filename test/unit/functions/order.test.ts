import { BLANKS, failure } from "./host";
import { answer } from "../../../src/functions/calls/answering";
import { readOrder } from "../../../src/functions/cells/options";

test.each(BLANKS)("the blank %j is left to right", (blank) => {
  expect(readOrder(blank)).toBe("left to right");
  expect(readOrder([[blank]])).toBe("left to right");
});

test("case and spaces are forgiven", () => {
  expect(readOrder("  Right  to LEFT ")).toBe("right to left");
  expect(readOrder("left to\u00a0right")).toBe("left to right");
});

test.each(["right", "backwards", 1, true, "left to right to left"])(
  "%j names the two choices",
  async (raw) => {
    expect(await failure(() => answer(() => readOrder(raw)))).toMatch(
      /^#VALUE! order: ".+" is unknown; expected "left to right" or "right to left"\.$/,
    );
  },
);
