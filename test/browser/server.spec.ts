import { expect } from "@playwright/test";
import { test } from "./console";

test("the server leads from its root to the workbench, and lets Excel on the web fetch the functions @release @visits", async ({
  request,
}) => {
  const root = await request.get("/", { maxRedirects: 0 });
  expect([root.status(), root.headers().location]).toEqual([302, "/workbench.html"]);
  const functions = await request.get("/functions.js");
  expect(functions.status()).toBe(200);
  expect(functions.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
  });
  expect((await request.get("/no-such-file.js")).status()).toBe(404);
});

test("only Office and the server's own pages may hold a page of the add-in, and Office none of the workbench @release @visits", async ({
  request,
}) => {
  const policyOf = async (page: string) => (await request.get(page)).headers()["content-security-policy"];
  expect(await policyOf("/workbench.html")).toBe("frame-ancestors 'self'");
  expect(await policyOf("/workbench-pane.html")).toBe("frame-ancestors 'self'");
  expect(await policyOf("/taskpane.html")).toMatch(
    /^frame-ancestors 'self' https:\/\/\*\.officeapps\.live\.com /,
  );
  expect(await policyOf("/functions.js")).toBeUndefined();
});
