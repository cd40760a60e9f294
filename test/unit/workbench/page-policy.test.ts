import { readFileSync } from "node:fs";

test("the page's policy allows no inline scripts and no evaluation", () => {
  expect(readFileSync("src/workbench/workbench.html", "utf8")).toContain("script-src 'self';");
});
