import { lightsOut } from "../../../../src/puzzles/lights-out/lesson";
import { openSolved } from "../../lessons/solved-sheet";

test("fewest presses are found, or why there are none", async () => {
  const sheet = await openSolved(lightsOut);
  expect(sheet.value("B12")).toBe("Presses that switch all lamps off: 5. No fewer presses do.");
  expect(sheet.values("U5:U10")).toEqual([[25], [23], [4], ["2^23 of 2^25"], [5], [4]]);
  expect(sheet.values("N5:R9").flat()).toEqual(new Array(25).fill(0));

  await sheet.type({ B5: 1 });
  expect(sheet.value("B12")).toMatch(
    /^There is no solution. Each press changes an even number of the red lamps, but 5 of/,
  );
  expect(sheet.value("B21")).toBe("5 lit: odd");

  // Without one of the pattern's lamps the board can be solved.
  await sheet.type({ F9: "#" });
  expect(sheet.value("B12")).toMatch(/^Presses that switch all lamps off: 7\./);
  expect(sheet.value("U8")).toBe("2^23 of 2^24");
});
