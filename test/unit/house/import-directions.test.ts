import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";

const scratch = path.resolve("src/permutations/lint-trial");

/** Lints a file of the permutations room that imports from a room below it. */
function lintViolation(): { ruleId: string; message: string }[] {
  mkdirSync(scratch, { recursive: true });
  try {
    writeFileSync(
      path.join(scratch, "trial.ts"),
      'import { LESSONS } from "../../lessons";\nexport const lessons = LESSONS;\n',
    );
    const eslint = path.resolve("node_modules/eslint/bin/eslint.js");
    execFileSync(process.execPath, [eslint, "--format", "json", scratch], { stdio: "pipe" });
    return [];
  } catch (error) {
    const [{ messages }] = JSON.parse((error as { stdout: Buffer }).stdout.toString());
    return messages;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

test("the lint rule refuses an import against the direction of the house", () => {
  expect(lintViolation()).toEqual([
    expect.objectContaining({
      ruleId: "import-x/no-restricted-paths",
      message: expect.stringContaining("src/permutations may import from language."),
    }),
  ]);
}, 60_000);

test("every folder of src is a room of the table", async () => {
  const { ROOMS } = await import("../../house/import-directions.js");
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(ROOMS).sort());
});
