import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect } from "@playwright/test";
import express from "express";
import { LANGUAGES } from "../../src/language/languages";
import { test } from "./console";
import { WorkbookPage } from "./files-page";

/** The built folder, as any web server would serve it in a subfolder of a site. */
const DIST = path.resolve(process.env.PUZZLEBOOK_DIST ?? "dist");
const FOLDER = "/a/sub-path";
/** The build writes its origin into these files. Here they are as `--env origin=…` would have made them. */
const WITH_ORIGIN = ["manifest.xml", ...LANGUAGES.map(({ functions }) => functions)];
const DEVELOPMENT_ORIGIN = "https://localhost:3000";

let server: Server;
let site: string;

test.beforeAll(async () => {
  const application = express();
  for (const file of WITH_ORIGIN) {
    application.get(`${FOLDER}/${file}`, (_request, response) => {
      const text = readFileSync(path.join(DIST, file), "utf8").replaceAll(DEVELOPMENT_ORIGIN, site);
      response.type(path.extname(file)).send(text);
    });
  }
  application.use(FOLDER, express.static(DIST));
  server = application.listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}${FOLDER}`;
});

test.afterAll(() => server.close());

test("the workbench computes, opens lessons and keeps workbooks in a folder of a site @all @visits", async ({
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site}/`))
      problems.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  const workbench = new WorkbookPage(page);
  await page.goto(`${site}/workbench.html?empty`);
  await workbench.started();
  const icons = await workbench.ribbon
    .locator("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(icons.every((width) => width > 0)).toBe(true);
  // One is computed in the page's thread, the other in the functions' own thread.
  await workbench.typeInto("A1", '=PUZZLE.CYCLEORDER("(1 2 3)")');
  await workbench.waitForCell("A1", 3);
  const worker = page.waitForEvent("worker");
  await workbench.typeInto("A2", '=PUZZLE.SOLVEMAZE({"S","","G"},,,,"length")');
  expect((await worker).url()).toBe(`${site}/functions-worker.js?language=en-US&platform=PC`);
  await workbench.waitForCell("A2", 2);
  await workbench.pane.getByRole("tab", { name: "Play" }).click();
  await expect(workbench.pane.getByRole("tabpanel")).not.toBeEmpty();

  await page.goto(`${site}/workbench.html?lesson=knights`);
  await workbench.started();
  await workbench.typeInto("O5", "3");
  await workbench.kept();
  await page.reload();
  await workbench.started();
  await workbench.waitForCell("O5", 3);
  expect(problems).toEqual([]);
});

test("every address in the manifest and of help is a page of the site @all @visits", async ({
  page,
  request,
}) => {
  const addressesIn = async (file: string) => {
    const text = await (await request.get(`${site}/${file}`)).text();
    return [
      ...new Set(Array.from(text.matchAll(/"(https?:\/\/localhost[^"#]*)/g), ([, address]) => address)),
    ];
  };
  const manifest = await addressesIn("manifest.xml");
  expect(manifest.length).toBeGreaterThan(8);
  const all = [...new Set([...manifest, ...(await addressesIn("functions.json"))])];
  const missing = [];
  for (const address of all) {
    if (!address.startsWith(`${site}/`) || !(await request.get(address)).ok()) missing.push(address);
  }
  expect(missing).toEqual([]);

  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await page.goto(manifest.find((address) => /help/.test(address))!);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(failed).toEqual([]);
});
