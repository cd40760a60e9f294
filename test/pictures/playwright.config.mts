import tests from "../../playwright.config.mjs";

/** `npm run pictures` takes the pictures of README, store and help from the workbench. */
export default {
  ...tests,
  projects: undefined,
  testDir: ".",
  testMatch: "*.shots.ts",
  outputDir: "../../test-results/pictures",
  reporter: "list",
  workers: 1,
  timeout: 600_000,
  retries: 0,
};
