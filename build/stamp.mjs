import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

function filesIn(root, name) {
  if (!statSync(path.join(root, name)).isDirectory()) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .flatMap((child) => filesIn(root, `${name}/${child}`));
}

/** A digest of the contents of the inputs and of the options. Modification times do not matter. */
export function stampOf(root, inputs, options) {
  const hash = createHash("sha256").update(JSON.stringify(options));
  for (const name of inputs.flatMap((input) => filesIn(root, input))) {
    const content = readFileSync(path.join(root, name));
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
