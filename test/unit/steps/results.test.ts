import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jestResults, playwrightResults, summary } from "../../steps/results.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-results-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const place = path.join(folder, name);
  writeFileSync(place, JSON.stringify(content));
  return place;
}

const unit = () =>
  jestResults(
    file("unit.json", {
      numPassedTests: 2,
      testResults: [
        {
          assertionResults: [
            { fullName: "a word", duration: 1500 },
            { fullName: "a way", duration: null },
          ],
        },
      ],
    }),
  );

const browser = () => {
  const spec = (title: string, duration: number) => ({
    file: "view.spec.ts",
    title,
    tests: [{ results: [{ duration }] }],
  });
  return playwrightResults(
    file("browser.json", {
      stats: { expected: 2 },
      suites: [{ specs: [spec("plays", 900)], suites: [{ specs: [spec("draws", 4700)] }] }],
    }),
  );
};

test("Jest's tests are counted with their seconds", () => {
  expect(unit()).toEqual({
    passed: 2,
    tests: [
      { title: "a word", seconds: 1.5 },
      { title: "a way", seconds: 0 },
    ],
  });
});

test("Playwright's tests are counted with the names of their files", () => {
  expect(browser()).toEqual({
    passed: 2,
    tests: [
      { title: "view.spec.ts › plays", seconds: 0.9 },
      { title: "view.spec.ts › draws", seconds: 4.7 },
    ],
  });
});

test("the summary has each step and the slowest tests, the slowest first", () => {
  const lines = summary(new Map([["Lint", 20_300]]), [unit(), browser()]).split("\n");
  expect(lines).toEqual([
    "── What each step took",
    "   20.3 s  Lint",
    "── The ten slowest tests",
    "    4.7 s  view.spec.ts › draws",
    "    1.5 s  a word",
    "    0.9 s  view.spec.ts › plays",
    "    0.0 s  a way",
  ]);
});
