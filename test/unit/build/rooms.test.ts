import { readFileSync } from "node:fs";
import { drawn } from "../../../build/rooms.mjs";

test("the picture of the rooms is what `npm run rooms` draws", () => {
  const page = readFileSync("docs/architecture.md", "utf8");
  expect(page).toContain("  taskpane --> ");
  expect(drawn(page)).toBe(page);
});
