const { readFileSync } = require("node:fs");

/** For a mutant, keeps only the files of tests that reach it. Stryker itself would load every file of the room, and skip its tests. */
module.exports = (files) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant === undefined) return { filtered: files };
  const reached = readFileSync("reached.jsonl", "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { filtered: reached.filter((ids) => ids.includes(mutant)).map(([file]) => file) };
};
