import { strict as assert } from "node:assert";
import { buildFunctions } from "./bundle.mjs";
import { measure, RUNS } from "./measure.mjs";
import { cycleTasks } from "./tasks/cycles.mjs";
import { factoringTasks } from "./tasks/factoring.mjs";
import { groupTasks } from "./tasks/groups.mjs";
import { mazeTasks } from "./tasks/mazes.mjs";
import { slidingTileTasks } from "./tasks/sliding-tiles.mjs";

/**
 * Times the functions as they are shipped. Each task is also given to its peers: straightforward programs, and programs
 * that mathematicians use. All must agree; the ratio of two times says more than the times, which depend on the machine.
 * Words given on the command line choose the tasks that have one of them in their name.
 */

const functions = buildFunctions();
const wanted = process.argv.slice(2);
const tasks = [cycleTasks, groupTasks, factoringTasks, mazeTasks, slidingTileTasks]
  .flatMap((tasksOf) => tasksOf(functions))
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const PEERS = ["simple", "GAP", "SymPy", "C++"];
const missing = new Map();

const row = (...cells) =>
  console.log(cells.map((cell, k) => (k ? cell.padStart(k > 1 ? 22 : 12) : cell.padEnd(56))).join(""));
row(`medians of ${RUNS} runs`, "ours", ...PEERS.map((name) => `${name} (ours : it)`));
for (const { name, ours, peers, agree } of tasks) {
  const mine = await measure(ours);
  const cells = new Map();
  for (const peer of peers) {
    assert.ok(PEERS.includes(peer.name), peer.name);
    cells.set(peer.name, compared(mine, await peer.measure(), `${name}: ${peer.name}`, peer.name, agree));
  }
  row(name, time(mine.median), ...PEERS.map((peer) => cells.get(peer) ?? ""));
}
for (const [name, how] of missing)
  console.log(`${name} is missing here. To install it: apt-get install ${how}`);

/** Results are equal, but where a task says in which other way they agree: then they are shown. */
function compared(mine, other, what, name, agree) {
  if (other.missing) {
    missing.set(name, other.missing);
    return "missing";
  }
  if (other.over) return `over ${other.over} s`;
  if (agree) {
    console.log(`${what}: ${other.result}, ours: ${mine.result}`);
    assert.ok(agree(mine.result, other.result), what);
  } else assert.deepEqual(mine.result, other.result, what);
  return `${time(other.median)} (${Number((mine.median / other.median).toPrecision(2))})`;
}

function time(milliseconds) {
  return milliseconds < 1 ? `${(milliseconds * 1000).toFixed(0)} µs` : `${milliseconds.toFixed(1)} ms`;
}
