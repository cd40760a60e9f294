import { readFileSync } from "node:fs";
import { CHECKS } from "../../../src/self-check";

const PAGES = ["excel", "excel-functions", "excel-sheets"];
const page = PAGES.map((name) => readFileSync(`docs/${name}.md`, "utf8")).join("\n");
const named = [...page.matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, id]) => id);

test("the pages on Excel say of each check what it tries, and name no other", () => {
  const ids: string[] = CHECKS.map(({ id }) => id).filter((id) => !id.startsWith("functions."));
  expect(ids.filter((id) => !named.includes(id))).toEqual([]);
  const topics = new Set(ids.map((id) => id.split(".")[0]));
  const claimed = named.filter((id) => topics.has(id.split(".")[0]) && id !== "functions.json");
  expect(claimed.filter((id) => !ids.includes(id))).toEqual([]);
});
