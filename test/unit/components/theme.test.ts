import { isDark } from "../../../src/components/theme";

const theme = (bodyBackgroundColor: string, isDarkTheme?: boolean) =>
  ({ bodyBackgroundColor, isDarkTheme }) as Office.OfficeTheme;

test.each([
  ["no word, as on the web", undefined, false],
  ["its own word", theme("#ffffff", true), true],
  ["its own word, whatever its colours", theme("#262626", false), false],
  ["a light background", theme("#f0f0f0"), false],
  ["a dark background", theme("#262626"), true],
])("the host is dark or not by %s", (_what, given, expected) => {
  expect(isDark(given)).toBe(expected);
});
