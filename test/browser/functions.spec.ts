import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { WorkbenchPage, type CellContent } from "./workbench-page";

interface Example {
  readonly formula: string;
  readonly answer: readonly (readonly (string | number | boolean)[])[];
}

/** Univer keeps TRUE and FALSE as 1 and 0, of a type of their own. */
const kept = (cell: string | number | boolean) => (typeof cell === "boolean" ? Number(cell) : cell);

const examples: Record<string, Example> = JSON.parse(readFileSync("src/functions/examples.json", "utf8"));

const columnOf = (index: number) => String.fromCharCode("B".charCodeAt(0) + index);

let workbench: WorkbenchPage;

test.beforeAll(async ({ browser }) => {
  workbench = new WorkbenchPage(await browser.newPage());
  await workbench.open();
});

test.afterAll(() => workbench.page.close());

for (const [name, { formula, answer }] of Object.entries(examples)) {
  test(`${name}: its example, typed into a cell`, async () => {
    await workbench.typeInto("B2", formula);
    await workbench.waitForCell("B2", kept(answer[0][0]));
    const corner = `${columnOf(answer[0].length - 1)}${answer.length + 1}`;
    const shown = await workbench.cellTexts(answer.flat().length === 1 ? "B2" : `B2:${corner}`);
    const plain = (cells: readonly (readonly CellContent[])[]) =>
      cells.map((row) => row.map((cell) => cell ?? ""));
    expect(plain(shown)).toEqual(answer.map((row) => row.map(kept)));

    await workbench.selectCell("B2");
    await workbench.page.keyboard.press("Delete");
    await workbench.waitForCell("B2", null);
  });
}
