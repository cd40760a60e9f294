import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { soon } from "./workbench-page";

test.beforeEach(({ workbench }) => workbench.fresh());

test.describe("formulas", () => {
  test("a formula typed into a cell is computed by the add-in's function @release @keys", async ({
    workbench,
  }) => {
    await workbench.typeInto("B3", '=PUZZLE.SIMPLIFYCYCLES("(5 4)(4 1)(1 2)(2 5)")');
    await workbench.waitForCell("B3", "(1 4 2)");
    expect(await workbench.selection()).toBe("B4");
  });

  test("auto-completion offers the functions with their descriptions and completes the name @release @keys", async ({
    page,
    workbench,
  }) => {
    await workbench.selectCell("B3");
    await page.keyboard.type("=PUZZLE.SIM", { delay: 30 });
    const suggestion = page.getByText("PLIFYCYCLES");
    await expect(suggestion).toBeVisible();
    await expect(page.getByText(/Simplifies a product of cycles/)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByText("cycles", { exact: true }).first()).toBeVisible();
    await page.keyboard.type('"(2 1)")');
    await page.keyboard.press("Enter");
    await workbench.waitForCell("B3", "(1 2)");
  });

  test("auto-completion of the namespace lists every function @all @keys", async ({ page, workbench }) => {
    const { functions } = await (await page.request.get("/functions.json")).json();
    await workbench.selectCell("B3");
    await page.keyboard.type("=puzzle.", { delay: 30 });
    const suggestions = page.locator("[data-u-comp=sheets-formula-editor] li");
    await expect(suggestions).toHaveCount(functions.length);
    const second = (await suggestions.nth(1).locator("span").first().textContent())!;
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await soon(() => workbench.typedText()).toBe(`=${second}(`);
    // The cursor is behind the parenthesis once the first parameter is shown.
    const { parameters } = functions.find(({ name }: { name: string }) => second === `PUZZLE.${name}`);
    await expect(page.getByText(parameters[0].name, { exact: true }).first()).toBeVisible();
    await page.keyboard.type("A1)");
    await page.keyboard.press("Enter");
    await soon(() => workbench.formula("B3")).toBe(`=${second}(A1)`);
  });

  test("the help on a formula's arguments is open, and its example is one that works @all @keys", async ({
    page,
    workbench,
  }) => {
    await workbench.selectCell("B3");
    await page.keyboard.type("=PUZZLE.SOLVEMAZE(", { delay: 30 });
    await expect(page.getByText('PUZZLE.SOLVEMAZE({"S","#","G";"","",""})', { exact: true })).toBeVisible();
    await expect(page.getByText(/# is a wall \(or 0 without any #\)/)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  test("a formula that is copied is computed at its new place @all @keys", async ({ page, workbench }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await workbench.fill("A1", [["(1 2)"], ["(1 2 3)"], ["(1 2 3 4)"]]);
    await workbench.fill("B1", [["=puzzle.cycleorder(A1)"]]);
    await workbench.waitForCell("B1", 2);
    await workbench.selectCell("B1");
    await page.keyboard.press("Control+c");
    await workbench.selectCell("B2:B3");
    await page.keyboard.press("Control+v");
    await workbench.waitForCell("B3", 4);
    await soon(() => workbench.cellTexts("B1:B3")).toEqual([[2], [3], [4]]);
  });

  test("undo takes a formula away and redo computes it again @release @keys", async ({ page, workbench }) => {
    await workbench.typeInto("B1", '=PUZZLE.CYCLEORDER("(1 2 3)")');
    await workbench.waitForCell("B1", 3);
    await page.keyboard.press("Control+z");
    await workbench.waitForCell("B1", null);
    await page.keyboard.press("Control+y");
    await workbench.waitForCell("B1", 3);
  });

  test("a formula can refer to other formulas and follows their changes @all @keys", async ({
    workbench,
  }) => {
    await workbench.fill("A1", [["(1 2)"]]);
    await workbench.fill("B1", [["=PUZZLE.INVERTCYCLES(PUZZLE.SIMPLIFYCYCLES(A1))"]]);
    await workbench.fill("C1", [['=PUZZLE.MULTIPLYCYCLES(B1,"(2 3)")&"!"']]);
    await workbench.waitForCell("C1", "(1 3 2)!");
    await workbench.fill("A1", [["(1 2 3)"]]);
    await workbench.waitForCell("B1", "(1 3 2)");
    await workbench.waitForCell("C1", "(1 2)!");
  });

  test("a matrix spills, and shrinks again with its argument @release @keys", async ({ workbench }) => {
    await workbench.fill("A1", [
      ["A", "(1 2)"],
      ["B", "(2 3)"],
    ]);
    await workbench.fill("D1", [["=PUZZLE.GENPERMPROD(A1:B2)"]]);
    await workbench.waitForCell("E4", "(1 3 2)");
    const before = await workbench.cellTexts("D1:E6");
    expect(before.filter(([label]) => label !== null && label !== "").length).toBeGreaterThan(3);
    await workbench.fill("B2", [["(1 2)"]]);
    await workbench.waitForCell("E2", "()");
    await soon(() => workbench.cellTexts("D1:E3")).toEqual([
      ["A", "(1 2)"],
      ["AA", "()"],
      [null, null],
    ]);
  });

  test("a range given to a function of one permutation answers a range @all @keys", async ({ workbench }) => {
    await workbench.fill("A1", [["(1 2)(2 3)"], ["(4 5 6)"]]);
    await workbench.fill("C1", [["=PUZZLE.CYCLEORDER(A1:A2)"]]);
    await workbench.waitForCell("C1", 3);
    await workbench.waitForCell("C2", 3);
  });

  test("too many arguments and unknown names fail as in any spreadsheet @all @keys", async ({
    workbench,
  }) => {
    await workbench.fill("A1", [["=PUZZLE.NOSUCHFUNCTION(1)"]]);
    await workbench.waitForCell("A1", "#NAME?");
    await workbench.fill("A2", [['=PUZZLE.SIMPLIFYCYCLES("(1 2)",1,2)']]);
    await workbench.waitForCell("A2", "#N/A");
  });

  test("an error in an argument is passed on @all @keys", async ({ workbench }) => {
    await workbench.fill("A1", [["=1/0"]]);
    await workbench.fill("A2", [["=PUZZLE.SIMPLIFYCYCLES(A1)"]]);
    await workbench.waitForCell("A2", "#DIV/0!");
  });
});

test.describe("errors", () => {
  test("say what is wrong on hover and when their cell is selected @release @keys", async ({
    page,
    workbench,
  }) => {
    await workbench.fill("B3", [['=PUZZLE.SIMPLIFYCYCLES("(5 4")']]);
    await workbench.waitForCell("B3", "#VALUE!");
    await workbench.selectCell("B3");
    await expect(workbench.status).toContainText("B3: #VALUE!");
    const message = (await workbench.status.textContent())!.replace("B3: #VALUE! ", "");
    expect(message.length).toBeGreaterThan(20);
    await workbench.selectCell("E9");
    await expect(workbench.status).toHaveText("Ready");

    const { x, y } = await workbench.positionOf("B3");
    await page.mouse.move(x - 30, y + 60);
    await page.mouse.move(x, y, { steps: 4 });
    await expect(page.locator("#sheet, body").getByText(message).first()).toBeVisible();
  });

  // Other hints are tested in test/unit/workbench/custom-functions/formula-mistakes.test.ts.
  for (const [formula, message] of [
    [
      "=PUZZLE.SIMPLIFYCYCLES((5 4)(4 1))",
      'Put permutations in quotes: =PUZZLE.SIMPLIFYCYCLES("(5 4)(4 1)")',
    ],
    ["=PUZZLE.SIMPLIFYCYCLES()", "PUZZLE.SIMPLIFYCYCLES needs something between its parentheses"],
    ["=PUZZLE.SIMPLYCYCLES(A1)", "There is no function PUZZLE.SIMPLYCYCLES: write PUZZLE.SIMPLIFYCYCLES."],
    ["=SIMPLIFYCYCLES(A1)", "There is no function SIMPLIFYCYCLES: write PUZZLE.SIMPLIFYCYCLES."],
  ] as const) {
    test(`say what is wrong with ${formula} @all @keys`, async ({ workbench }) => {
      await workbench.fresh();
      await workbench.typeInto("B3", formula);
      await workbench.selectCell("B3");
      await expect(workbench.status).toContainText(message);
    });
  }
});

test("an error is told beside the cell just entered, and in the bar, until the user goes on @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await workbench.typeInto("B3", "=PUZZLE.TRANSPOSITIONS(A1;1)");
  const message = "Separate arguments with a comma, not a semicolon: =PUZZLE.TRANSPOSITIONS(A1,1)";
  await expect(workbench.status).toHaveText(`B3: #VALUE! ${message}`);
  const beside = page.getByText(message, { exact: true }).and(page.locator(":not(#status)"));
  await expect(beside).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(beside).toBeHidden();
  await expect(workbench.status).toHaveText("Ready");
});

test("a refused name of a sheet is given up by Escape; the name box closes its list @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  const tab = page.locator("[data-u-comp=slide-tab-item]").first();
  await tab.dblclick();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("a/b");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There was a problem")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("There was a problem")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(tab).toHaveText("Sheet1");
  await expect(tab.locator("span")).not.toHaveAttribute("contenteditable");

  const list = page.locator("[data-slot=popover-content] li");
  const box = page.locator("#sheet [data-u-comp=defined-name] input");
  await workbench.selectCell("C4");
  await box.fill("Here");
  await box.press("Enter");
  await workbench.selectCell("D5");
  await box.fill("Her");
  await expect(list).toHaveText([/Here/]);
  await list.click();
  await expect(list).toBeHidden();
  await soon(() => workbench.selection()).toBe("C4");
});

test("a cell’s note lies within the window, and closes when the mouse leaves its cell, the sheet scrolls or changes @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  const { width } = (await workbench.grid.boundingBox())!;
  const edge = await page.evaluate((right) => {
    const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
    let column = 0;
    while (sheet.getRange(1, column + 1).getCellRect().right < right) column++;
    return sheet.getRange(1, column).getA1Notation();
  }, width);
  await page.evaluate(
    (cells) => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      const sheet = workbook.getActiveSheet();
      for (const address of cells) {
        const range = sheet.getRange(address);
        const [row, col] = [range.getRow(), range.getColumn()];
        range.createOrUpdateNote({
          id: address,
          row,
          col,
          note: `On ${address}`,
          width: 240,
          height: 60,
          show: false,
        });
      }
      workbook.insertSheet("Other");
      workbook.setActiveSheet(sheet);
    },
    ["B2", edge],
  );
  const note = page.locator("[data-u-comp=note-textarea]");
  const show = async (address: string) => {
    const { x, y } = await workbench.positionOf(address);
    await page.mouse.move(x, y, { steps: 2 });
    await expect(note).toHaveValue(`On ${address}`);
    await expect(note).toBeInViewport({ ratio: 1 });
  };

  await show(edge);
  // A note lies next to its cell, over the next one.
  await show("B2");
  const beside = await workbench.positionOf("C2");
  await page.mouse.move(beside.x, beside.y, { steps: 4 });
  await expect(note).toBeHidden();
  await workbench.clickCell("C2");
  expect(await workbench.selection()).toBe("C2");

  await show("B2");
  await page.locator("#pane").hover();
  await expect(note).toBeHidden();
  await show("B2");
  await page.mouse.wheel(0, 100);
  await expect(note).toBeHidden();
  await page.mouse.wheel(0, -100);

  await show("B2");
  await workbench.clickCell("B2");
  await page.getByRole("tab", { name: "Other" }).click();
  await expect(note).toBeHidden();
});

test("the active sheet’s tab stays in sight in a narrower window @all @keys", async ({ page, workbench }) => {
  await workbench.fresh();
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    for (let k = 2; k < 30; k++) workbook.insertSheet(`S${k}`);
  });
  const last = page.getByRole("tab", { name: "S29" });
  await expect(last).toBeInViewport({ ratio: 1 });
  const whole = page.viewportSize()!;
  await page.setViewportSize({ width: 900, height: whole.height });
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.setActiveSheet(workbook.getSheets()[0]);
  });
  await expect(page.getByRole("tab", { name: "Sheet1" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(whole);
});

test("circular references through functions show 0 as in Excel, until one of them is cut @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("B3", [
    ["=PUZZLE.INVERTCYCLES(B4)", '=PUZZLE.SIMPLIFYCYCLES(IF(B3=0,"(1 2)(2 3)","(4 5)"))'],
    ["=B3", ""],
  ]);
  await workbench.waitForCell("B3", 0);
  await workbench.waitForCell("B4", 0);
  await workbench.waitForCell("C3", "(1 3 2)");
  await workbench.selectCell("E9");
  await expect(workbench.status).toHaveText("Circular references: Sheet1!B3");
  await workbench.selectCell("B3");
  await expect(workbench.status).toContainText("B3: 0 This formula refers to its own cell");

  await workbench.fill("B4", [["(1 2 3)"]]);
  await workbench.waitForCell("B3", "(1 3 2)");
  await workbench.waitForCell("C3", "(4 5)");
  await workbench.selectCell("E9");
  await expect(workbench.status).toHaveText("Ready");

  await workbench.fill("B4", [["=PUZZLE.INVERTCYCLES(B4)"]]);
  await workbench.waitForCell("B4", 0);
  await expect(workbench.status).toHaveText("Circular references: Sheet1!B4");
  await workbench.fill("B4", [['=PUZZLE.INVERTCYCLES("(1 2 3)")']]);
  await workbench.waitForCell("B3", "(1 2 3)");
  await expect(workbench.status).toHaveText("Ready");
});

test("rows out of sight are measured also after a sheet has gone whose rows were to be measured @all @keys", async ({
  page,
  workbench,
}) => {
  const height = () =>
    page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRowHeight(299));
  await page.evaluate(() => {
    const cell = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A300");
    cell.setWrap(true).setValue("a text that is much wider than its column, and is wrapped");
  });
  await soon(height).toBeGreaterThan(50);
  await page.evaluate(() => void window.univerAPI!.getActiveWorkbook()!.insertSheet("Gone"));
  await soon(() => workbench.activeSheet()).toBe("Gone");
  await workbench.fill("B2", [["seen"]]);
  // A column's width changes row heights. Rows outside the viewport wait until the page is idle.
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.deleteSheet(workbook.getActiveSheet().setColumnWidth(1, 200));
  });
  await soon(() => workbench.activeSheet()).toBe("Sheet1");
  await workbench.fill("B2", [["seen"]]);
  await page.evaluate(
    () => void window.univerAPI!.getActiveWorkbook()!.getActiveSheet().setColumnWidth(0, 800),
  );
  await soon(height).toBeLessThan(40);
});

test("a formula that is deleted while it is calculated leaves nothing @all @keys", async ({
  page,
  workbench,
}) => {
  const formulas = [
    ['=PUZZLE.GENPERMPROD({"A","(1 4 2)";"C","(6 8 9)"})', "A"],
    ['=PUZZLE.POWERCYCLES("(1 2 3)",2)', "(1 3 2)"],
  ] as const;
  await workbench.fill("H2", [['=B2&"!"']]);
  for (const [formula, answer] of formulas) {
    // A late result is calculated with once more when things are quiet. That is when the formula is deleted.
    await page.evaluate(
      ([entered, shown]) =>
        new Promise<void>((resolve) => {
          const univerAPI = window.univerAPI!;
          const cell = univerAPI.getActiveWorkbook()!.getActiveSheet().getRange("B2");
          const listening = univerAPI.addEvent(univerAPI.Event.CommandExecuted, ({ id }) => {
            if (id !== "formula.mutation.set-formula-calculation-start" || cell.getValue() !== shown) return;
            listening.dispose();
            queueMicrotask(() => {
              cell.clearContent();
              resolve();
            });
          });
          cell.setFormula(entered);
        }),
      [formula, answer] as const,
    );
    await workbench.waitForCell("H2", "!");
    const left = (await workbench.cellTexts("B2:C6")).flat();
    expect(left.filter((cell) => cell !== null && cell !== "")).toEqual([]);
  }
});
