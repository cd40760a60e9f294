import { readFileSync } from "node:fs";
import type { CellContent } from "./workbench-page";

const read = new Map<string, Promise<CellContent[][]>>();

/** What the first sheet of a file of `samples/` shows, row by row; `name` is such as `knights` or `de/knights`. */
export function sampleValues(name: string): Promise<CellContent[][]> {
  if (!read.has(name)) read.set(name, readValues(name));
  return read.get(name)!;
}

async function readValues(name: string): Promise<CellContent[][]> {
  // The library is published as ES modules only.
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(readFileSync(`samples/${name}.xlsx`));
  return sheets[0]!.rows as CellContent[][];
}
