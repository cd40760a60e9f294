import { keepSetting, readSetting } from "./document-settings";

/** The setting of the workbook. The results in it are by puzzle, in the order in which they were kept. */
const SETTING = "bestResults";

/** Older ones are forgotten, so that a workbook does not grow without end. */
const MOST = 500;

/** How many moves a puzzle was solved in at best, and how many ms that took. */
type KeptResult = readonly [moves: number, milliseconds: number];

/** The best result that the workbook keeps of a puzzle. It comes from a file, so anything else than two numbers is nothing. */
export function keptResult(puzzle: string): KeptResult | undefined {
  const result = kept()[puzzle];
  if (!Array.isArray(result) || result.length !== 2) return undefined;
  return result.every((part) => Number.isSafeInteger(part) && part >= 0)
    ? (result as [number, number])
    : undefined;
}

/** Keeps a result in the workbook, in place of the one before. */
export function keepResult(puzzle: string, result: KeptResult): Promise<void> {
  const others = Object.entries(kept()).filter(([name]) => name !== puzzle);
  const entries = [...others, [puzzle, result] as const];
  return keepSetting(SETTING, Object.fromEntries(entries.slice(-MOST)));
}

function kept(): Readonly<Record<string, unknown>> {
  const setting = readSetting(SETTING);
  return typeof setting === "object" && setting !== null ? (setting as Record<string, unknown>) : {};
}
