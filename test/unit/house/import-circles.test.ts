import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The relative imports of each file of a folder, also of types and of what is loaded later. */
function importsIn(folder: string): Map<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const imported = [...text.matchAll(/(?:from|import\(?)\s*(?:\/\*.*?\*\/\s*)?"(\.[^"]*)"/g)];
      const targets = imported.map(([, to]) => path.join(path.dirname(file), to));
      return [file, targets.flatMap((target) => fileOf(folder, target) ?? [])];
    }),
  );
}

const fileOf = (folder: string, target: string) =>
  ["", ".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((ending) => target + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(path.join(folder, file)));

/** A circle of imports that begins and ends with the same file, if there is one. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const from = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = from(next, [...trail, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  return [...imports.keys()].map((file) => from(file, [])).find((circle) => circle.length > 0) ?? [];
}

test("no file imports itself by way of others, not even for a type", () => {
  expect(circleIn(importsIn("src"))).toEqual([]);
});

test("a circle would be found", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", []],
    ["d", ["b"]],
  ]);
  expect(circleIn(imports)).toEqual(["b", "d", "b"]);
});

test("imports of all kinds are seen", () => {
  const imports = importsIn("src");
  expect(imports.get(path.join("functions", "calls", "page.ts"))).toContain(
    path.join("functions", "calls", "worker.ts"),
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(1.5 * imports.size);
});
