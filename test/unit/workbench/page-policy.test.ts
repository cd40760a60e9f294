import { readFileSync } from "node:fs";

/** The sources of a page's policy, by directive. */
function policyOf(page: string): Record<string, string> {
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
    readFileSync(page, "utf8"),
  )!;
  return Object.fromEntries(
    policy.split("; ").map((directive) => /^(\S+) (.*)$/.exec(directive)!.slice(1) as [string, string]),
  );
}

test("the page's policy allows no inline scripts and no evaluation", () => {
  expect(policyOf("src/workbench/workbench.html")["script-src"]).toBe("'self'");
});

test.each(["src/taskpane/page.html", "src/taskpane/class/share/hand-out/window/hand-out-window.html"])(
  "%s may frame the one page that Office.js opens on hosts that it does not know, and nothing else",
  (page) => {
    const office = "https://appsforoffice.microsoft.com";
    // Office.js frames AgaveErrorUX/index.html from the folder of its own file.
    const library = readFileSync("node_modules/@microsoft/office-js/dist/excel-web-16.00.debug.js", "utf8");
    expect(library).toContain("getOfficeJsBasePath() + 'AgaveErrorUX/index.html#'");
    expect(readFileSync("webpack.config.js", "utf8")).toContain(`const EXCEL = ["${office}/`);
    expect(policyOf(page)).toMatchObject({
      "default-src": "'none'",
      "frame-src": office,
      "script-src": `'self' ${office}`,
    });
  },
);
