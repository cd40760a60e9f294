import { expect } from "@playwright/test";
import { test } from "./files-page";
import { SharePage } from "./share-page";
import { OFTEN } from "./workbench-page";

const REFUSED = "This cell is on a protected sheet, so it stays as it was.";

// Each refusal is logged, too.
test.use({ allowedErrors: [/^Error: This cell is on a protected sheet/] });

test("student mode leaves only yellow cells open, also in the saved file, until it is turned off @all @keys", async ({
  page,
  workbench,
}) => {
  test.slow();
  const share = new SharePage(workbench);
  const turn = async (button: string, outcome: string) => {
    await share.open();
    await share.button(button).click();
    await expect(share.section("Student mode")).toContainText(outcome);
  };
  const state = async () => [await workbench.cellText("B1"), await share.formulasOf("Schönbrunn")];
  /** Does something to the lesson's title, which is not a yellow cell. */
  const isRefused = async (act: () => Promise<void>) => {
    const before = await state();
    await workbench.selectCell("B1");
    await act();
    await expect(workbench.status).toContainText(REFUSED);
    expect(await state()).toEqual(before);
    expect(await page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.isCellEditing())).toBe(false);
  };
  const everythingIsRefused = async () => {
    await isRefused(() => page.keyboard.type("x"));
    await page.keyboard.press("Escape");
    await isRefused(() => page.keyboard.press("Delete"));
    await isRefused(() => page.keyboard.press("F2"));
    await isRefused(() => page.keyboard.press("Backspace"));
  };

  await workbench.open("?lesson=schonbrunn");
  await workbench.answered();
  const yellow = await page.evaluate(() => {
    const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
    let found = "";
    sheet
      .getSheet()
      .getCellMatrix()
      .forValue((row, column, cell) => {
        const range = sheet.getRange(row, column);
        if (
          found === "" &&
          typeof cell?.v === "number" &&
          range.getCellStyleData()?.bg?.rgb?.toLowerCase() === "#fff5cc"
        )
          found = range.getA1Notation();
      });
    return found;
  });
  expect(yellow).toMatch(/^[A-Z]+\d+$/);
  await turn(
    "Turn student mode on",
    "Student mode is on for one sheet: only yellow cells can be changed. There is no password",
  );
  await everythingIsRefused();

  await workbench.typeInto(yellow, "3");
  await workbench.waitForCell(yellow, 3);
  await workbench.selectCell(yellow);
  await page.keyboard.press("Delete");
  await workbench.waitForCell(yellow, null);
  await workbench.typeInto(yellow, "4");
  await workbench.waitForCell(yellow, 4);

  // Copied over a title, the number is refused as if it had been typed.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await workbench.selectCell(yellow);
  await page.keyboard.press("ControlOrMeta+c");
  await isRefused(() => page.keyboard.press("ControlOrMeta+v"));

  await workbench.answered();
  const { bytes } = await workbench.save();
  const opened = page.waitForEvent("load");
  await workbench.openFile("Class.xlsx", bytes);
  await opened;
  await workbench.started();
  await workbench.answered();
  await everythingIsRefused();
  await workbench.typeInto(yellow, "2");
  await workbench.waitForCell(yellow, 2);

  await turn("Turn it off", "Student mode is off: all cells of one sheet can be changed again.");
  await workbench.typeInto("B1", "My title");
  await expect.poll(() => workbench.cellText("B1"), OFTEN).toBe("My title");
});
