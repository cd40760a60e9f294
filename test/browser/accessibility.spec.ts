import { expect, test } from "@playwright/test";
import { faults } from "./faults";
import { ProductsPage } from "./products-page";
import { WorkbenchPage } from "./workbench-page";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pane and the workbench's own parts have no faults that axe finds, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const workbench = new WorkbenchPage(page);
    const products = new ProductsPage(workbench);
    await workbench.open("");
    await expect(products.understanding).toContainText("4 generators");
    await products.lookFor("(1 4 6 2)(3 8 7 9)");
    await products.expand(/19 distinct permutations/);
    await expect(products.pane.getByText(/Another pass may reach it/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await products.pane.getByRole("tab", { name: "Puzzles" }).click();
    await expect(products.pane.getByRole("button", { name: "The pinball puzzle" })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

test("the products can be made by keyboard alone", async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  const products = new ProductsPage(workbench);
  await workbench.open("");
  await expect(products.understanding).toContainText("4 generators");
  await products.pane.getByRole("radio", { name: "1", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(products.pane.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("(1 4 6 2)(3 8 7 9)");
  await page.keyboard.press("Tab");
  await expect(products.expandButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(products.pane.getByText("gives (1 4 6 2)(3 8 7 9)")).toContainText("BADD");
});

test("nothing in the pane is cut off at 320 pixels", async ({ page }) => {
  const workbench = new WorkbenchPage(page);
  const products = new ProductsPage(workbench);
  await workbench.open("");
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  await products.putFrom("E1");
  const [content, visible] = await products.pane
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(visible).toBeLessThanOrEqual(320);
  expect(content).toBeLessThanOrEqual(visible);
});

test("the page asks nothing of any other place, and its content security policy refuses nothing it needs", async ({
  page,
}) => {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const workbench = new WorkbenchPage(page);
  const products = new ProductsPage(workbench);
  await workbench.open("");
  await expect(products.understanding).toContainText("4 generators");
  await products.expand(/19 distinct permutations/);
  const { origin } = new URL(page.url());
  expect(
    asked.filter((address) => !/^(data|blob):/.test(address) && new URL(address).origin !== origin),
  ).toEqual([]);
  expect(asked.length).toBeGreaterThan(8);
  expect(complaints).toEqual([]);
});
