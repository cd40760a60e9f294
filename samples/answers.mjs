/** The results of Excel's functions and ours in a lesson, as calculated by the workbench. */

/** How long a slow machine may take for the longest lesson, in ms. */
const TIMEOUT_MS = 300_000;
/** The results must be the same this many times in a row, a second apart. */
const LOOKS = 5;

/** The name of a lesson's card begins with the title. Other cards may have the same word among theirs. */
const beginningWith = (title) => new RegExp(`^${title.replace(/[^\p{L}\p{N} ]/gu, "\\$&")}`);

/**
 * Inserts a lesson in the workbench by its card in the pane and waits until nothing is being calculated any more.
 *
 * @param page a page of Playwright
 * @param address of the workbench
 * @param i18n says texts as the workbench shall
 * @returns the answers as `src/workbooks/lesson-content.ts` takes them
 */
export async function answersOf(page, address, { title, sheetName }, i18n) {
  await page.goto(`${address}/workbench.html?empty&language=${i18n.locale}`);
  await page.waitForFunction(() => window.workbench !== undefined);
  await page.evaluate(() => window.workbench.ready);
  const pane = page.frameLocator("#pane iframe");
  await pane.getByRole("tab", { name: i18n.t("Puzzles") }).click();
  await pane.getByRole("button", { name: beginningWith(title) }).click();
  const ready = i18n.t("The sheet “{sheet}” is ready.", { sheet: sheetName });
  await pane.getByText(ready, { exact: true }).waitFor({ timeout: TIMEOUT_MS });
  const frame = page.frames().find((each) => each.url().includes("workbench-pane"));
  const end = Date.now() + TIMEOUT_MS;
  let before;
  let still = 0;
  while (Date.now() < end) {
    const now = JSON.stringify(await frame.evaluate(readAnswers));
    // Functions that are still running show #BUSY!. Further checks make sure that nothing changes any more.
    still = !now.includes("#BUSY!") && now === before ? still + 1 : 0;
    if (still === LOOKS) return JSON.parse(now);
    before = now;
    await page.waitForTimeout(1000);
  }
  throw new Error(`“${title}” was not calculated in ${TIMEOUT_MS / 1000} seconds.`);
}

/** Runs in the pane's page. */
async function readAnswers() {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const used = sheet.getUsedRange();
    used.load("values, valueTypes, formulas, rowIndex, columnIndex");
    await context.sync();

    const addressOf = (row, column) => {
      let letters = "";
      for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
        letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
      }
      return `${letters}${row + 1}`;
    };
    const found = [];
    used.formulas.forEach((formulas, down) =>
      formulas.forEach((formula, right) => {
        if (typeof formula !== "string" || !formula.startsWith("=")) return;
        const [row, column] = [used.rowIndex + down, used.columnIndex + right];
        const area = sheet.getCell(row, column).getSpillingToRangeOrNullObject();
        area.load("rowCount, columnCount");
        found.push({ row, column, area });
      }),
    );
    await context.sync();

    const values = {};
    const spills = {};
    for (const { row, column, area } of found) {
      const { rowCount: rows, columnCount: columns } = area.isNullObject
        ? { rowCount: 1, columnCount: 1 }
        : area;
      if (rows * columns > 1) spills[addressOf(row, column)] = { rows, columns };
      for (let down = 0; down < rows; down++) {
        for (let right = 0; right < columns; right++) {
          const [at, to] = [row + down - used.rowIndex, column + right - used.columnIndex];
          const value = used.values[at]?.[to] ?? "";
          const isError = used.valueTypes[at]?.[to] === "Error";
          values[addressOf(row + down, column + right)] = isError ? { error: value } : value;
        }
      }
    }
    return { values, spills };
  });
}
