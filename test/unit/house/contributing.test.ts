import { readFileSync } from "node:fs";

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { scripts, engines } = readJson("package.json") as {
  scripts: Record<string, string>;
  engines: { node: string };
};

test("the page for developers has a row for each script", () => {
  const page = readFileSync("CONTRIBUTING.md", "utf8");
  const rows = [...page.matchAll(/^\| `([\w:-]+)` \|/gm)].map(([, script]) => script);
  expect(rows.sort()).toEqual(Object.keys(scripts).sort());
});

test("the oldest Node that is supported is the one of .nvmrc", () => {
  expect(engines.node).toBe(`>=${readFileSync(".nvmrc", "utf8").trim()}`);
});

test("the editor's tasks run scripts that exist, and its debuggers start tasks that exist", () => {
  const { tasks } = readJson(".vscode/tasks.json") as { tasks: readonly { label: string; script: string }[] };
  const { configurations } = readJson(".vscode/launch.json") as {
    configurations: readonly { preLaunchTask?: string; postDebugTask?: string }[];
  };
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(tasks.map(({ script }) => script)));
  const asked = configurations.flatMap(({ preLaunchTask = [], postDebugTask = [] }) =>
    [preLaunchTask, postDebugTask].flat(),
  );
  expect([...new Set(asked)].sort()).toEqual(tasks.map(({ label }) => label).sort());
});
