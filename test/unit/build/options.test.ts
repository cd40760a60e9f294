import { optionsFrom } from "../../../build/options.mjs";

test.each([
  [[], "https://localhost:3000", false],
  [["--force"], "https://localhost:3000", true],
  [["--env", "origin=https://your.server/puzzlebook"], "https://your.server/puzzlebook", false],
  [["--env=origin=https://your.server/puzzlebook//", "--force"], "https://your.server/puzzlebook", true],
])("%j", (args, origin, force) => {
  expect(optionsFrom(args)).toMatchObject({ origin, force });
});

test.each(["orign=https://your.server", "origin", "origin="])("--env %s is refused", (setting) => {
  expect(() => optionsFrom(["--env", setting])).toThrow("only an origin can be set");
});
