/** Fails unless the lint rule rejects imports in the wrong direction. A rule that never rejects proves nothing. */
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { WORKBENCH } from "./import-directions.js";

/** Possible files, what they import, and what the rule says about it. */
const TRIALS = [
  {
    filePath: "src/permutations/trial.ts",
    imported: "../puzzles",
    says: "src/permutations may import from grid, steps, language.",
  },
  {
    filePath: "src/functions/cells/trial.ts",
    imported: "../calls/answering",
    says: "src/functions/cells may import from no other room.",
  },
  ...[
    ["page", "../office/manifest"],
    ["univer/basics", "../fixes/undo-keys"],
    ["univer/fixes", "../spreadsheet"],
    ["univer/typing", "../fixes/undo-keys"],
    ["univer", "../office-objects"],
    ["office-objects", "../files"],
    ["custom-functions", "../files"],
    ["office", "../custom-functions/metadata"],
    ["files", "../office/host"],
    ["server", "../page/status"],
  ].map(([room, imported]) => ({
    filePath: `src/workbench/${room}/trial.ts`,
    imported,
    says: `src/workbench/${room} may import from ${WORKBENCH[room].join(", ") || "no other room"}.`,
  })),
];

/** These files do not exist, so they have no types. */
const untyped = { files: ["**/trial.ts"], ...tseslint.configs.disableTypeChecked };
const eslint = new ESLint({ overrideConfig: [untyped] });
for (const { filePath, imported, says } of TRIALS) {
  const [{ messages }] = await eslint.lintText(`import "${imported}";\n`, { filePath });
  const refused = messages.some(
    ({ ruleId, message }) => ruleId === "import-x/no-restricted-paths" && message.includes(says),
  );
  if (refused) continue;
  console.error(`ESLint lets ${filePath} import ${imported}; see test/house/import-directions.js.`);
  process.exitCode = 1;
}
const untried = Object.keys(WORKBENCH).filter(
  (room) => !TRIALS.some(({ filePath }) => filePath === `src/workbench/${room}/trial.ts`),
);
if (untried.length > 0) {
  console.error(`No import of these rooms of the workbench is tried: ${untried.join(", ")}.`);
  process.exitCode = 1;
}
