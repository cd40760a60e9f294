import { buildFunctions } from "../bench/bundle.mjs";
import { runGap } from "./gap.mjs";
import { answersFor, CHECKS, checkOf } from "./group-structure.mjs";
import { GROUPS } from "./groups.g.mjs";
import { MAPPING_CHECKS, MAPPING_COUNTS, mappingCheckOf, mappingsFor } from "./homomorphisms.mjs";

/**
 * Compares what the functions say of the structure of groups with GAP, for the lists of groups named on the command line (transitive and random if
 * there are none). Ends with 1 if anything disagrees.
 */
const lists = process.argv.slice(2);
const functions = buildFunctions();
let disagreements = 0;
for (const list of lists.length > 0 ? lists : ["transitive", "random"]) {
  if (!(list in GROUPS)) throw new Error(`${list} is none of ${Object.keys(GROUPS).join(", ")}.`);
  const printed = await runGap(GROUPS[list]);
  if (printed === undefined) {
    console.log("GAP is missing here. To install it: apt-get install gap-core gap-transgrp gap-smallgrp");
    break;
  }
  const groups = printed.trim().split("\n").map((line) => JSON.parse(line)); // prettier-ignore
  const checks = [];
  const before = [];
  for (const group of groups) {
    checks.push(checkOf(await answersFor(functions, group)));
    checks.push(mappingCheckOf(await mappingsFor(functions, group, before)));
  }
  const program = `${CHECKS}${MAPPING_CHECKS}${checks.join("\n")}\n${MAPPING_COUNTS}`;
  const found = (await runGap(`${program}\nPrint("checked ", Length(names), "\\n");`)).trim().split("\n");
  const last = found.pop();
  const names = /^checked (\d+)$/.exec(last)?.[1];
  if (names === undefined) throw new Error(`GAP did not come to the end: ${found.slice(-5).join("\n")}`);
  const counted = found.pop().replace("counted ", "");
  for (const line of found) console.log(`GAP disagrees about ${line}`);
  disagreements += found.length;
  console.log(
    `${list}: ${groups.length} groups compared, ${names} names, ${counted}, ${found.length} disagreements`,
  );
}
process.exitCode = disagreements > 0 ? 1 : 0;
