const path = require("node:path");
const { projects, testTimeout } = require("../../jest.config.js");

/** The project of unit tests alone: Stryker cannot use several. */
module.exports = {
  ...projects[0],
  testTimeout,
  rootDir: path.join(__dirname, "../.."),
  testEnvironment: path.join(__dirname, "environment.js"),
  filter: path.join(__dirname, "filter.js"),
};
