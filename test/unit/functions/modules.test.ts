import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { functionsMetadata } from "../../../build/metadata.mjs";
import modules from "../../../src/functions/modules.json";

test("modules.json lists the modules that have custom functions", () => {
  const folder = "src/functions";
  const withFunctions = readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => readFileSync(path.join(folder, file), "utf8").includes("@customfunction"));
  expect([...modules].sort()).toEqual(withFunctions.sort());
});

test("functions that may take long ask for their cell's address, by which the pane tells of them", async () => {
  const { functions } = JSON.parse(await functionsMetadata()) as {
    functions: { options?: { cancelable?: boolean; requiresAddress?: boolean } }[];
  };
  const long = functions.filter(({ options }) => options?.cancelable);
  expect(long.length).toBeGreaterThan(20);
  expect(functions.filter(({ options }) => options?.requiresAddress)).toEqual(long);
});
