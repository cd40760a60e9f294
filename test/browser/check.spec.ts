import { expect, type Page } from "@playwright/test";
import type { Report } from "../../src/self-check";
import { SOLUTIONS } from "../../src/lessons/solutions";
import { pinball } from "../../src/puzzles/pieces/pinball/lesson";
import { violations } from "./axe";
import { contentOf } from "../unit/self-check/workbook-state";
import { test } from "./console";
import { WorkbenchPage } from "./workbench-page";

/** The workbench has no data types. */
const NOT_TRIED = ["arguments.entity"];

const TEXTS = {
  en: {
    summary: /hold, \d+ fall short/,
    report: "Report",
    again: "Run the checks",
    open: "Check this Excel",
  },
  de: {
    summary: /halten, \d+ halten nicht/,
    report: "Bericht",
    again: "Prüfungen starten",
    open: "Dieses Excel prüfen",
  },
};

/** Waits for the end of a run. Returns its report as a user would copy it. */
async function reportIn(page: Page, { summary, report }: (typeof TEXTS)["en"]): Promise<Report> {
  const { pane } = new WorkbenchPage(page);
  await expect(pane.getByText(summary).first()).toBeVisible({ timeout: 180_000 });
  await pane.getByRole("radio", { name: "JSON" }).check();
  return JSON.parse(await pane.getByRole("textbox", { name: report, exact: true }).inputValue()) as Report;
}

const idsOf = ({ checks }: Report, mark: string) =>
  checks.filter((check) => check.mark === mark).map(({ id }) => id);

test("?check tries all at once, and all holds; the report fits, is read aloud, and goes into a sheet @all @office", async ({
  page,
}) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open("?check");
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  const report = await reportIn(page, TEXTS.en);
  expect(idsOf(report, "falls short")).toEqual([]);
  // Nobody was editing a cell.
  expect(idsOf(report, "not tried").sort()).toEqual([...NOT_TRIED, "limits.editing"]);
  expect(report).toMatchObject({ host: "Excel", platform: "PC", sets: { ExcelApi: "1.12" } });
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
  expect(await workbench.selection()).toBe("A1");

  const [content, visible] = await workbench.pane
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(content).toBeLessThanOrEqual(visible);
  expect(await violations(page)).toEqual([]);

  await workbench.pane.getByRole("button", { name: "Into a sheet" }).click();
  await expect(workbench.pane.getByText(/^Written into/)).toBeVisible();
  expect(await workbench.activeSheet()).toBe("Excel checked");
});

test("the report has a step of the first run as it was answered, and the browser keeps the answer @all @office", async ({
  page,
}) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open("");
  const { pane } = workbench;
  await pane.getByRole("button", { name: TEXTS.en.open }).click();
  await pane.getByRole("button", { name: TEXTS.en.again }).click();
  await pane.getByRole("button", { name: "Cancel", exact: true }).click();
  await pane.getByText("First run: ten steps by hand").click();
  await pane.getByLabel("4. One formula for many cells").selectOption("otherwise");
  await pane.getByLabel("What you saw (4)").fill("Only C1 has an answer.");
  await pane.getByRole("radio", { name: "text", exact: true }).check();
  const report = pane.getByRole("textbox", { name: TEXTS.en.report, exact: true });
  await expect(report).toHaveValue(
    /✗ lifting \(otherwise\): One formula for many cells\n {4}Only C1 has an answer\.\n– dates \(not tried\)/,
  );
  const kept = await page.evaluate(() => localStorage.getItem("puzzlebook first run"));
  expect(JSON.parse(kept!)).toEqual({ lifting: { outcome: "otherwise", note: "Only C1 has an answer." } });
  expect(await violations(page)).toEqual([]);
});

/** In the pane: no file is delivered, settings are not kept, and neither windows nor threads get messages. */
const SPOIL_PANE = `(() => {
  const { external } = window;
  external.Execute = (id, parameters, answer) => answer([5001]);
  external.GetContext().GetSettings = () => ({ Read: () => {}, Write: () => {} });
  external.MessageChild2 = () => {};
  window.Worker = class extends Worker { postMessage() {} };
})()`;

/** Everything the workbook holds, once each formula has its value. A formula that was edited has none for a moment. */
async function content(page: Page): Promise<unknown> {
  let saved = "";
  const withoutValue = async () => {
    saved = await page.evaluate(() => JSON.stringify(window.univerAPI!.getActiveWorkbook()!.save()));
    const formulas: string[] = [];
    JSON.parse(saved, (_, cell: { f?: unknown; v?: unknown } | null) => {
      if (typeof cell?.f === "string" && (cell.v === undefined || cell.v === "#BUSY!")) formulas.push(cell.f);
      return cell;
    });
    return formulas;
  };
  await expect.poll(withoutValue, { timeout: 60_000 }).toEqual([]);
  return contentOf(saved);
}

test("in German, begun while a cell is edited, all holds but what a spoilt host keeps from windows, files, settings and pictures; a lesson is as it was @all @office", async ({
  page,
}) => {
  const workbench = new WorkbenchPage(page);
  await workbench.open("?lesson=pinball&language=de");
  await workbench.typeInto(pinball.names![SOLUTIONS], "ja");
  // By then the functions' own thread has started, before the pane is spoilt.
  await expect.poll(() => workbench.cellText("J28"), { timeout: 60_000 }).toMatch(/^5-4-7-8-5-4-1-2-5/);
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await workbench.selectCell("J27");
  await page.keyboard.press("F2");
  await workbench.grid.click({ position: { x: 300, y: 200 } });
  const [before, selection] = [await content(page), await workbench.selection()];
  await workbench.paneFrame.evaluate(SPOIL_PANE);
  await page.evaluate(() => {
    const put = window.workbench!.host!.bridge;
    const { sendMessageToHost } = put;
    put.sendMessageToHost = (text) =>
      sendMessageToHost(text.replace('"Name":"AltTextTitle"', '"Name":"Name"'));
  });
  await workbench.pane.getByRole("button", { name: TEXTS.de.open }).click();
  await workbench.selectCell("J27");
  await page.keyboard.press("F2");
  await workbench.pane.getByRole("button", { name: TEXTS.de.again }).click();
  await expect(workbench.pane.getByText(/^0 von \d+ Prüfungen$/)).toBeVisible();
  await workbench.grid.click({ position: { x: 300, y: 200 } });
  const report = await reportIn(page, TEXTS.de);
  expect(idsOf(report, "falls short").sort()).toEqual(
    ["document.file", "document.settings", "document.picture", "windows.dialog", "windows.worker"].sort(),
  );
  expect(idsOf(report, "not tried")).toEqual(NOT_TRIED);
  expect(await content(page)).toEqual(before);
  expect([await workbench.activeSheet(), await workbench.selection()]).toEqual(["Pinball", selection]);
});
