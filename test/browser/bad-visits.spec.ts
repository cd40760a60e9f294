import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./console";
import { WorkbookPage } from "./files-page";
import { soon } from "./workbench-page";

/** Crashes the page, as running out of memory would. */
async function breakDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await gone;
}

async function visit(page: Page): Promise<WorkbookPage> {
  await page.goto("/workbench.html");
  return new WorkbookPage(page);
}

test("after a page that broke down its workbook is opened, downloaded or deleted only as the user says @all @visits", async ({
  page,
  context,
}) => {
  const first = await visit(page);
  await first.started();
  await first.typeInto("P1", "mine");
  await first.kept();
  await breakDown(page);

  const second = await visit(await context.newPage());
  const { question } = second;
  const choose = (name: string) => question.getByRole("button", { name }).click();
  await expect(question).toContainText("The last visit ended unexpectedly.");
  const downloading = second.page.waitForEvent("download");
  await choose("Download");
  const { readWorkbook } = await second.workbooks();
  const { content } = await readWorkbook(readFileSync(await (await downloading).path()));
  const values = content.sheets.flatMap(({ cells }) => cells.map(({ value }) => value));
  expect(values).toEqual(expect.arrayContaining(["The pinball puzzle", "mine"]));

  await expect(question).toBeVisible();
  await second.page.keyboard.press("Escape");
  await second.started();
  expect(await second.sheetNames()).toEqual(["Sheet1"]);
  await second.typeInto("P1", "not saved");
  await expect(second.page.locator("[data-kept]")).toContainText("not saved");

  await second.page.reload();
  await choose("Open");
  await second.started();
  await soon(() => second.cellText("P1")).toBe("mine");
  await second.page.reload();
  await second.started();
  await soon(() => second.cellText("P1")).toBe("mine");

  await breakDown(second.page);
  const third = await visit(await context.newPage());
  await third.question.getByRole("button", { name: "Start over" }).click();
  await third.started();
  await soon(() => third.activeSheet()).toBe("Pinball");
  expect(await third.cellText("P1")).toBeNull();
});
