import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { violations } from "./axe";
import { ClassPage, handedIn, typed, yellowCells } from "./class-page";
import { Person } from "./person";
import { test } from "./console";
import { WorkbenchPage } from "./workbench-page";

const CLASS = ["Ada Lovelace", "=Ben", "Cléo O'Neill", "Dan <b>", "Zoë"];
const SAFE = ["Ada Lovelace", "Ben", "Cléo O'Neill", "Dan <b>", "Zoë"];
const FILES = ["01 Ada Lovelace", "02 Ben", "03 Cléo O'Neill", "04 Dan -b-", "05 Zoë"].map(
  (name) => `${name}.xlsx`,
);
const QUESTIONS = 10;

const filesOf = async (downloading: Promise<{ path(): Promise<string> }>) =>
  unzipSync(readFileSync(await (await downloading).path()));

test("a class of five with names, made right to left, filled, returned, marked and handed back, in nine actions @release @files", async ({
  page,
}) => {
  const { loadWorkbooks } = await import("../../samples/workbooks-for-node.mjs");
  const { readWorkbook, writeWorkbook } = await loadWorkbooks();
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  const teacher = new ClassPage(workbench);
  const person = new Person(workbench);

  await person.open("Class");
  await person.open("Exercises");
  await person.fill("Names of the class, one a line", CLASS.join("\n"));
  await person.press(/^right to left/);
  let downloading = page.waitForEvent("download");
  await person.press("Download workbooks");
  const made = await filesOf(downloading);
  const [keyName, ...names] = Object.keys(made).reverse();
  expect(names.reverse()).toEqual(FILES);

  // What the students do: Zoë's last answer is wrong.
  const { content: key } = await readWorkbook(made[keyName]);
  expect(key.sheets[0].cells.some(({ value }) => /^exercises\?.*&order=1&/.test(String(value)))).toBe(true);
  const answers = key.sheets[0].cells.filter(({ row, column }) => row > 4 && column > 1);
  const returned = await Promise.all(
    FILES.map(async (name, student) => {
      const { content } = await readWorkbook(made[name]);
      const own = answers.filter(({ row }) => row === 5 + student).map(({ value }) => String(value));
      const [, ...cells] = yellowCells(content);
      expect(cells).toHaveLength(QUESTIONS);
      if (student === 4) own[QUESTIONS - 1] = "(1 2";
      return handedIn(
        name,
        await writeWorkbook(typed(content, new Map(cells.map((cell, k) => [cell, own[k]])))),
      );
    }),
  );

  await person.open("Marks");
  person.actions += 2;
  await teacher.handIn(returned);
  await expect(teacher.section).toContainText("5 sheets are marked");
  downloading = page.waitForEvent("download");
  await person.press("Download copies");
  const copies = await filesOf(downloading);
  expect(person.actions).toBeLessThanOrEqual(9);

  const rows = await workbench.cellTexts("A2:P6");
  expect(rows.map((row) => [row[1], row[13], row[14]])).toEqual(
    SAFE.map((name, k) => [name, k === 4 ? 9 : 10, 10]),
  );
  expect(Object.keys(copies)).toEqual(FILES);
  const { content } = await readWorkbook(copies[FILES[4]]);
  const texts = content.sheets[0].cells.map(({ value }) => String(value));
  expect(content.sheets[0].name).toBe("Zoë");
  expect(texts.filter((text) => text === "✓")).toHaveLength(QUESTIONS - 1);
  expect(texts).toContain("9 of 10 right");
  expect(texts).toContainEqual(expect.stringContaining("is not closed"));

  await person.press("Print copies");
  const paper = page.frameLocator("#dialog iframe");
  await expect(paper.locator(".student")).toHaveCount(5);
  await expect(paper.locator(".student").nth(3)).toContainText("Dan <b>");
  await expect(paper.locator("body")).toContainText("9 of 10 right");
  expect(await violations(page, "#dialog iframe")).toEqual([]);
  await page.getByRole("button", { name: "Close the dialog" }).click();
  expect(await violations(page, "#pane iframe")).toEqual([]);
});

test("the workbook keeps the names, and names its sheets by them @all @office", async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  const teacher = new ClassPage(workbench);
  await workbench.fill("A1", [["Ada", "Lovelace"], ["Ben", "Nye"]]); // prettier-ignore
  await teacher.open("Exercises");
  await workbench.selectCell("A1:B2");
  await teacher.button("Use the selection: Names of the class, one a line").click();
  const names = teacher.pane.getByLabel("Names of the class, one a line", { exact: true });
  await expect(names).toHaveValue("Ada Lovelace\nBen Nye");
  await teacher.button("Make sheets").click();
  await expect(teacher.section).toContainText("2 sheets of exercises");
  expect(await workbench.sheetNames()).toEqual(["Sheet1", "Ada Lovelace", "Ben Nye", "Key to the exercises"]);
  await teacher.button("Print").click();
  await teacher.button("The 2 sheets in this workbook").click();
  const students = page.frameLocator("#dialog iframe").locator(".student");
  await expect(students.nth(1)).toContainText("Ben Nye");
  await page.getByRole("button", { name: "Close the dialog" }).click();
  await names.fill(Array.from({ length: 51 }, (_name, k) => `Student ${k}`).join("\n"));
  await expect(teacher.section).toContainText("These are 51 names. At most 50 are possible.");
  await expect(teacher.button("Make sheets")).toHaveAttribute("aria-disabled", "true");
});
