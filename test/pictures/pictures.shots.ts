import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { test } from "../browser/console";
import { WorkbenchPage } from "../browser/workbench-page";
import { SCENES } from "./scenes";
import { calculated, digestOf, readRecords, RECORDS, shownPane, type PictureRecord } from "./shown-pane";

const ICON = "docs/pictures/icon-300.png";

for (const scene of SCENES) {
  test(scene.title, async ({ page }) => {
    await page.setViewportSize(scene);
    const workbench = new WorkbenchPage(page);
    await scene.play(workbench, async (file, part) => {
      await calculated(workbench);
      await (part ?? page).screenshot({ path: file, animations: "disabled" });
      await record(file, { sha256: digestOf(file), pane: await shownPane(workbench) });
    });
  });
}

test("the icon of the store", async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 300 });
  const icon = Buffer.from(readFileSync("assets/icon.svg")).toString("base64");
  await page.setContent(
    `<body style="margin: 0"><img width="300" height="300" src="data:image/svg+xml;base64,${icon}"></body>`,
  );
  await page.screenshot({ path: ICON, omitBackground: true });
  await record(ICON, { sha256: digestOf(ICON), pane: [] });
});

async function record(file: string, taken: PictureRecord): Promise<void> {
  const known = Object.entries({ ...readRecords(), [file]: taken });
  const sorted = Object.fromEntries(known.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(RECORDS, await format(JSON.stringify(sorted), { parser: "json" }));
}
