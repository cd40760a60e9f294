import { readFileSync } from "node:fs";
import {
  asJson,
  asTable,
  asText,
  FIRST_RUN,
  reportOf,
  withFirstRun,
  type Result,
} from "../../../src/self-check";

const FACTS = {
  puzzlebook: "1.0",
  host: "Excel",
  platform: "Mac",
  version: "16.9",
  displayLanguage: "en-US",
  contentLanguage: "de-DE",
  browser: "a browser",
  sets: { ExcelApi: "1.17", DialogApi: "1.2" },
};

const result = (id: string, finding: Result["finding"]): Result => ({
  check: { id: id as "cells.a", title: "{about} holds", about: id, run: async () => finding },
  finding,
  milliseconds: 7,
});

const report = reportOf(
  [
    result("cells.a", { mark: "holds", expected: "1", seen: "1" }),
    result("cells.b", { mark: "falls short", expected: "1", seen: "2" }),
    result("cells.c", { mark: "not tried", reason: "no time" }),
  ],
  FACTS,
);

const answered = withFirstRun(report, {
  click: { outcome: "as described", note: "" },
  lifting: { outcome: "otherwise", note: "only C1\nhas an answer" },
});

test("the text names the host, its sets, and each check with what was expected and seen", () => {
  const text = asText({ ...answered, made: "now", firstRun: answered.firstRun.slice(0, 4) });
  expect(text.split("\n")).toEqual([
    "Puzzlebook 1.0, now",
    "Excel 16.9, Mac, en-US, de-DE",
    "a browser",
    "ExcelApi 1.17, DialogApi 1.2",
    "",
    "✓ cells.a (7 ms): cells.a holds",
    "✗ cells.b (7 ms): cells.b holds",
    "    expected: 1",
    "    seen: 2",
    "– cells.c (7 ms): cells.c holds",
    "    no time",
    "",
    "1 hold, 1 fall short, 1 not tried",
    "",
    "First run, by hand:",
    "– start (not tried): Fresh start without the pane",
    "✓ click (as described): First click",
    "– saved (not tried): Saving and opening again",
    "✗ lifting (otherwise): One formula for many cells",
    "    only C1",
    "    has an answer",
  ]);
});

test("JSON is the report itself, and the table has a row for each check", () => {
  expect(JSON.parse(asJson(report))).toEqual(report);
  const { headings, rows } = asTable(report);
  expect(rows.every((row) => row.length === headings.length)).toBe(true);
  expect(rows.slice(-3 - FIRST_RUN.length, -FIRST_RUN.length)).toEqual([
    ["✓", "cells.a holds", "cells.a", "1", "1", 7],
    ["✗", "cells.b holds", "cells.b", "1", "2", 7],
    ["–", "cells.c holds", "cells.c", "", "no time", 7],
  ]);
});

test("the report has a place for each step of the first run, whether it was tried or not", () => {
  expect(report.firstRun.map(({ id, outcome }) => [id, outcome])).toEqual(
    FIRST_RUN.map(({ id }) => [id, "not tried"]),
  );
  const { headings, rows } = asTable(answered);
  expect(rows.every((row) => row.length === headings.length)).toBe(true);
  expect(rows.slice(-FIRST_RUN.length)).toContainEqual([
    "✗",
    "One formula for many cells",
    "lifting",
    "as described",
    "otherwise: only C1\nhas an answer",
    "",
  ]);
});

test("the steps are those of docs/first-run.md", () => {
  const page = readFileSync("docs/first-run.md", "utf8");
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(FIRST_RUN.map(({ title }, index) => `${index + 1}. ${title}`));
});
