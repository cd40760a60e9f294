import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The bytes of a sample workbook.
 *
 * @param {string} folder such as `samples/de`
 * @param {string} id of a lesson, or `puzzlebook`
 */
export function readSample(folder, id) {
  const file = path.join(folder, `${id}.xlsx`);
  if (!existsSync(file)) {
    const command = id === "puzzlebook" ? "npm run samples" : `npm run samples -- ${id}`;
    throw new Error(`${file} does not exist. Run ${command}.`);
  }
  return readFileSync(file);
}
