import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { violations } from "./axe";
import { ClassPage, handedIn, typed, yellowCells, type HandedInFile } from "./class-page";
import { test } from "./shared-page";
import { OFTEN } from "./workbench-page";

const STUDENTS = 30;
const QUESTIONS = 5;

/** What a student does with a question: a third of the answers are right, a third wrong, and a third blank. */
const KINDS = ["right", "wrong", "blank"] as const;
const kindOf = (student: number, question: number) => KINDS[(student + question) % KINDS.length];
const MARKS = { right: 1, wrong: 0, blank: "" } as const;

let teacher: ClassPage;

test.beforeEach(async ({ workbench }) => {
  teacher = new ClassPage(workbench);
  await workbench.fresh();
});

test("a class of thirty gets workbooks, hands them in, and is marked; what is damaged or foreign is named @release @files", async ({
  workbench,
}) => {
  const { loadWorkbooks } = await import("../../samples/workbooks-for-node.mjs");
  const { readWorkbook, writeWorkbook } = await loadWorkbooks();
  await teacher.open("Exercises");
  for (const topic of ["Inverses", "Order of a permutation", "Mazes"]) await teacher.tick(topic);
  await teacher.choose(QUESTIONS, STUDENTS, 4711);
  const files = await teacher.downloaded();
  await expect(teacher.section).toContainText("Downloaded as Exercises, set 4711.zip.");
  expect(Object.keys(files)).toHaveLength(STUDENTS + 1);

  const { content: key } = await readWorkbook(files["Key to the exercises.xlsx"]);
  const answer = (student: number, question: number) =>
    String(key.sheets[0].cells.find(({ row, column }) => row === 4 + student && column === question)!.value);
  const returned: HandedInFile[] = [];
  for (let student = 1; student <= STUDENTS; student++) {
    const name = `Exercises ${String(student).padStart(2, "0")}.xlsx`;
    const { content } = await readWorkbook(files[name]);
    const [nameCell, ...answers] = yellowCells(content);
    expect(answers).toHaveLength(QUESTIONS);
    const texts = new Map([[nameCell, `Student ${student}`]]);
    answers.forEach((cell, k) => {
      const kind = kindOf(student, k + 1);
      if (kind === "right") texts.set(cell, answer(student, k + 1));
      if (kind === "wrong") texts.set(cell, "(1 2 3 4 5 6 7 8 9 10)");
    });
    returned.push(handedIn(name, await writeWorkbook(typed(content, texts))));
  }
  const foreign = {
    ...key,
    sheets: [{ ...key.sheets[0], cells: [{ row: 0, column: 0, value: "Shopping" }] }],
  };
  returned.push(handedIn("damaged.xlsx", files["Exercises 01.xlsx"].slice(0, 2000)));
  returned.push(handedIn("foreign.xlsx", await writeWorkbook({ ...foreign, names: [] })));

  await teacher.open("Marks");
  await teacher.handIn(returned);
  await expect(teacher.section).toContainText("30 sheets are marked: see the sheet “Marks”.");
  await expect(teacher.section.getByRole("listitem")).toHaveText([
    "damaged.xlsx: This workbook is damaged: it cannot be unpacked.",
    "foreign.xlsx: It has no sheet of exercises that Puzzlebook has made.",
  ]);
  expect(await workbench.activeSheet()).toBe("Marks");
  const [headings, ...rows] = await workbench.cellTexts("A1:K33");
  expect(headings).toEqual(["File", "Name", "Number", 1, 2, 3, 4, 5, "Right", "Of", "Remarks"]);
  for (let student = 1; student <= STUDENTS; student++) {
    const kinds = Array.from({ length: QUESTIONS }, (_question, k) => kindOf(student, k + 1));
    const [, name, number, ...rest] = rows[student - 1].map((value) => value ?? "");
    expect([name, number, ...rest.slice(0, -1)]).toEqual([
      `Student ${student}`,
      student,
      ...kinds.map((kind) => MARKS[kind]),
      kinds.filter((kind) => kind === "right").length,
      QUESTIONS,
    ]);
    const reasons = kinds.flatMap((kind, k) => (kind === "wrong" ? [`${k + 1}: `] : []));
    for (const reason of reasons) expect(rest.at(-1)).toContain(reason);
  }
  expect(rows[STUDENTS].map((value) => value ?? "").filter((value) => value !== "")).toEqual([
    "damaged.xlsx",
    "Not marked: This workbook is damaged: it cannot be unpacked.",
  ]);
});

test("sheets in this workbook, and on paper; by keyboard, in 320 pixels, without barriers @all @axe", async ({
  page,
  workbench,
}) => {
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  await teacher.open("Exercises");
  await teacher.choose(0, 3, 8);
  await expect(teacher.section).toContainText("Type a whole number from 1 to 20.");
  await expect(teacher.button("Make sheets")).toHaveAttribute("aria-disabled", "true");
  await teacher.choose(4, 3, 8);
  const seed = teacher.pane.getByLabel("Seed", { exact: true });
  await teacher.button("New seed").click();
  await expect(seed).toHaveValue(/^\d{1,6}$/);
  await seed.fill("8");
  const isCut = await teacher.section.evaluate((section) => section.scrollWidth > section.clientWidth);
  expect(isCut).toBe(false);
  expect(await violations(page, "#pane iframe")).toEqual([]);

  await teacher.button("Make sheets").focus();
  await page.keyboard.press("Enter");
  await expect(teacher.section).toContainText(
    "3 sheets of exercises, and the key on the sheet “Key to the exercises”.",
  );
  const names = ["Exercises 1", "Exercises 2", "Exercises 3", "Key to the exercises"];
  expect(await workbench.sheetNames()).toEqual(["Sheet1", ...names]);
  await expect.poll(() => workbench.activeSheet(), OFTEN).toBe("Exercises 1");
  expect(await workbench.cellText("A1")).toBe("Exercises 1");
  // A text that Excel would read as a number stays as it is typed.
  await workbench.typeInto("R6", "(1)");
  await expect.poll(() => workbench.cellText("R6"), OFTEN).toBe("(1)");

  const downloading = page.waitForEvent("download");
  await teacher.button("For Moodle").click();
  const moodle = await downloading;
  expect(moodle.suggestedFilename()).toBe("Exercises, set 8.xml");
  const questions = readFileSync(await moodle.path(), "utf8");
  expect(questions.match(/<question type="(?!category)/g)).toHaveLength(12);

  // Another seed makes another set: which one is printed is asked.
  await seed.fill("9");
  await teacher.button("Print with answers").click();
  await teacher.button("The 3 sheets in this workbook").click();
  const handOut = page.frameLocator("#dialog iframe");
  await expect(handOut.getByRole("heading", { level: 1 })).toHaveText(
    [1, 2, 3].map((number) => `Exercises ${number}: solution`),
  );
  expect(await violations(page, "#dialog iframe")).toEqual([]);
  await page.getByRole("button", { name: "Close the dialog" }).click();
  await seed.fill("8");
  await teacher.button("Print").click();
  await teacher.button("A new set, as chosen above").click();
  await expect(handOut.getByRole("heading", { level: 1 })).toHaveText(names.slice(0, 3));
  await expect(handOut.locator(".student")).toHaveCount(3);
  await page.getByRole("button", { name: "Close the dialog" }).click();
  await teacher.open("Marks");
  expect(await violations(page, "#pane iframe")).toEqual([]);
});
