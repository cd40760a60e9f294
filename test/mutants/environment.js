const { appendFileSync } = require("node:fs");
const PlainEnvironment = require("../plain-environment.js");

/** The last mutant that a test has killed. Further tests need not look at it. */
let killed;

/** Notes which mutants a file of tests reaches, while Stryker runs all tests without a mutant. */
module.exports = class NotingEnvironment extends PlainEnvironment {
  tests = new Set();

  constructor(config, context) {
    super(config, context);
    this.file = context.testPath;
  }

  handleTestEvent({ name, test }) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant !== undefined && name === "test_fn_failure") killed = mutant;
    if (mutant !== undefined && name === "test_start" && mutant === killed) test.mode = "skip";
    const { currentTestId } = this.global.__stryker__ ?? {};
    if (name === "test_fn_start" && currentTestId) this.tests.add(currentTestId);
  }

  async teardown() {
    const reached = this.global.__stryker__?.mutantCoverage?.perTest ?? {};
    const mutants = new Set([...this.tests].flatMap((test) => Object.keys(reached[test] ?? {})));
    if (mutants.size > 0) appendFileSync("reached.jsonl", `${JSON.stringify([this.file, ...mutants])}\n`);
    await super.teardown();
  }
};
