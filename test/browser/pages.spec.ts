import { expect, type FrameLocator } from "@playwright/test";
import { test } from "./shared-page";

/** The tabs of the pane's pages, without those inside a page. */
const tabsOf = (pane: FrameLocator) => pane.getByRole("tablist").first().getByRole("tab");

const selectedTab = (pane: FrameLocator) => tabsOf(pane).and(pane.getByRole("tab", { selected: true }));

test("five tabs and a question mark have room in 320 pixels, arrow keys go through them, and each has its help @release @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  const { pane } = workbench;
  const tabs = tabsOf(pane);
  await expect(tabs).toHaveCount(5);
  for (const [k, name] of ["Puzzles", "Make", "Play", "Algebra", "Class"].entries())
    await expect(tabs.nth(k)).toHaveAccessibleName(name);
  const help = pane.getByRole("link", { name: "Help on this page" });
  for (const element of [...(await tabs.all()), help]) {
    const isWhole = await element.evaluate((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && each.scrollWidth <= each.clientWidth;
    });
    expect(isWhole).toBe(true);
  }
  await tabs.first().click();
  await expect(tabs.first()).toBeFocused();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pane.getByRole("button", { name: "Copy values only" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(pane.getByRole("button", { name: "All functions" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(help).toBeFocused();

  const helpOfPane = await (await page.request.get("/help/pane.html")).text();
  for (const tab of await tabs.all()) {
    await tab.click();
    const id = (await tab.getAttribute("value"))!;
    await expect(help).toHaveAttribute("href", `help/pane.html#${id}`);
    expect(helpOfPane).toContain(`<h2 id="${id}">`);
  }
});

test("Algebra keeps what was entered in its parts while others are open @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  const { pane } = workbench;
  const open = (name: string) => pane.getByRole("tab", { name, exact: true }).click();
  await open("Algebra");
  await open("Products");
  const target = pane.getByRole("textbox", { name: "Look for" });
  await target.fill("(1 2)");
  await open("Groups");
  await expect(pane.getByRole("button", { name: "Examine" })).toBeVisible();
  await expect(target).toBeHidden();
  await open("Play");
  await open("Algebra");
  await expect(pane.getByRole("button", { name: "Examine" })).toBeVisible();
  await open("Products");
  await expect(target).toHaveValue("(1 2)");
  await target.fill("");
});

// workbench-shell.spec has the first visit, whose generators are selected.
for (const [what, query, tab] of [
  ["an empty workbook", "?empty", "Puzzles"],
  ["a puzzle's sheet", "?lesson=knights", "Play"],
] as const) {
  test(`the pane opens on what the sheet holds: ${what} @all @keys`, async ({ page, workbench }) => {
    if (page.url().endsWith(query)) await workbench.restart();
    else await workbench.open(query);
    await expect(selectedTab(workbench.pane)).toHaveAccessibleName(tab);
  });
}

test("the pane opens anew on what the sheet holds, until the user has chosen a page @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.open("?empty");
  const { pane, ribbon } = workbench;
  const selected = selectedTab(pane);
  const reopen = async () => {
    await page.getByRole("button", { name: "Close the task pane" }).click();
    await expect(page.locator("#pane")).toBeHidden();
    await ribbon.getByRole("button", { name: "Puzzlebook" }).click();
  };
  await expect(selected).toHaveAccessibleName("Puzzles");
  await workbench.fill("A1", [["A", "(1 2)"], ["B", "(2 3)"]]); // prettier-ignore
  await reopen();
  await expect(selected).toHaveAccessibleName("Algebra");
  // Nobody has selected anything.
  await expect(pane.getByRole("region", { name: "Selected generators" })).toBeEmpty();
  await pane.getByRole("tab", { name: "Class" }).click();
  await reopen();
  await expect(selected).toHaveAccessibleName("Class");
});
