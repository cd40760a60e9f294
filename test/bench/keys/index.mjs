/**
 * The keys that DESIGNKEY finds from scratch, at the size of the puzzle Free the Key. By seed it shows the measure, as KEYMAZE and
 * SOLVEMAZE confirm it, next to the record in the fixture, and the processor time. Numbers on the command line are the seeds; 0 to 4 if
 * there are none.
 */
import { strict as assert } from "node:assert";
import { buildFunctions } from "../bundle.mjs";
import { fixture } from "../fixtures.mjs";

const { DESIGNKEY, KEYMAZE, SOLVEMAZE } = buildFunctions();
const given = process.argv.slice(2).map(Number);
const seeds = given.length > 0 ? given : [0, 1, 2, 3, 4];
const [longest, mostBack] = fixture("key_records.json");
const records = { escape: longest.length, back: mostBack.left_slides };

for (const [measure, record] of Object.entries(records)) {
  for (const seed of seeds) {
    const start = process.cpuUsage();
    const [above, below, disk, [, measured]] = await DESIGNKEY(21, 16, 5, seed, measure);
    const { user, system } = process.cpuUsage(start);
    const maze = await KEYMAZE([above, below], [disk.slice(0, 16)]);
    const moves = (await SOLVEMAZE(maze, [[1, 1]], [["right"]], "walk wrap rows", "moves")).flat();
    const back = moves.filter((move) => move === "left").length;
    assert.equal(measure === "back" ? back : moves.length, measured);
    console.log(
      `${measure}, seed ${seed}: ${measured} (record ${record}; ${moves.length} moves, ${back} of them back), ${((user + system) / 1e6).toFixed(1)} s`,
    );
  }
}
