import { printedBy } from "../bench/peers/processes.mjs";

const SECONDS = 1200;

/** What GAP (https://www.gap-system.org) prints for a program; undefined where it is not installed. */
export async function runGap(program) {
  const source = `SizeScreen([4096, 24]);;\n${program}\nQUIT_GAP(0);\n`;
  try {
    return await printedBy({ command: "gap", options: ["-q"], source, seconds: SECONDS });
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Permutations of a list of cells in GAP's notation. */
export function gapList(cells) {
  return `[${cells.map((cycles) => cycles.replaceAll(" ", ",")).join(",")}]`;
}
