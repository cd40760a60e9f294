import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import modules from "../../../src/functions/modules.json";

test("modules.json lists the modules that have custom functions", () => {
  const folder = "src/functions";
  const withFunctions = readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => readFileSync(path.join(folder, file), "utf8").includes("@customfunction"));
  expect([...modules].sort()).toEqual(withFunctions.sort());
});

test("functions that may take long ask for their cell's address, by which the pane tells of them", () => {
  for (const module of modules) {
    const comments = readFileSync(path.join("src/functions", module), "utf8").split("/**");
    for (const comment of comments)
      expect(comment.includes("* @requiresAddress\n")).toBe(comment.includes("* @cancelable\n"));
  }
});
