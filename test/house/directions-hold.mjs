/** Fails unless the lint rule refuses an import against the direction of the house: a rule that never does proves nothing. */
import { ESLint } from "eslint";

const [{ messages }] = await new ESLint().lintText(
  'import { LESSONS } from "../puzzles/lessons";\nexport const lessons = LESSONS;\n',
  { filePath: "src/permutations/trial.ts" },
);
const refused = messages.some(
  ({ ruleId, message }) =>
    ruleId === "import-x/no-restricted-paths" &&
    message.includes("src/permutations may import from grid, steps, language."),
);
if (!refused) {
  console.error("ESLint lets src/permutations import from src/puzzles; see test/house/import-directions.js.");
  process.exitCode = 1;
}
