import { readSample } from "../../samples/read-sample.mjs";
import type { UniverValue } from "./workbench-page";

const read = new Map<string, Promise<UniverValue[][]>>();

/** What the first sheet of a lesson's file in `samples/` shows, row by row. */
export function sampleValues(id: string): Promise<UniverValue[][]> {
  if (!read.has(id)) read.set(id, readValues(id));
  return read.get(id)!;
}

async function readValues(id: string): Promise<UniverValue[][]> {
  // The library is published as ES modules only.
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(readSample("samples", id));
  return sheets[0].rows as UniverValue[][];
}
