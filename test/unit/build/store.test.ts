import { readFileSync } from "node:fs";
import german from "../../../src/language/de/manifest.json";
import examples from "../../../src/functions/examples.json";
import project from "../../../package.json";

const manifest = readFileSync("manifest.xml", "utf8");
const store = readFileSync("docs/store.md", "utf8");
const valueOf = (element: string) => new RegExp(`<${element} DefaultValue="([^"]*)"`).exec(manifest)![1];

test("the manifest's version is that of the package", () => {
  expect(/<Version>(.*)<\/Version>/.exec(manifest)![1]).toBe(`${project.version}.0`);
  expect(store).toContain(`| version | ${project.version}.0,`);
});

test("the summary has at most 100 characters in each language, and the listing has the same one", () => {
  const summary = valueOf("Description");
  expect(store).toContain(`| summary | ${summary} |`);
  for (const text of [summary, (german as Record<string, string>)[summary]])
    expect(text.length).toBeLessThanOrEqual(100);
});

test("the manifest's texts have at most 250 characters in German", () => {
  for (const text of Object.values(german)) expect(text.length).toBeLessThanOrEqual(250);
});

test("support is a page of the add-in's own site", () => {
  expect(valueOf("SupportUrl")).toBe("https://localhost:3000/help/support.html");
});

test("the testers' formula is an example, with its answer", () => {
  const { formula, answer } = examples.SIMPLIFYCYCLES;
  expect(store).toContain(`\`${formula}\`. The answer is \`${answer[0][0]}\`.`);
});
