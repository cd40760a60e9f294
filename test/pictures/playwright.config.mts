import tests from "../../playwright.config.mjs";

/** `npm run pictures` takes the README's pictures and those of the help from the workbench. */
export default {
  ...tests,
  projects: undefined,
  testDir: ".",
  testMatch: "*.shots.ts",
  outputDir: "../../test-results/pictures",
  reporter: "list",
  workers: 1,
  retries: 0,
};
