import { strict as assert } from "node:assert";
import { buildFunctions } from "./bundle.mjs";
import { measure, RUNS } from "./measure.mjs";
import { measureStarts } from "./start/index.mjs";
import { cycleTasks } from "./tasks/cycles.mjs";
import { distanceTasks } from "./tasks/distances.mjs";
import { factoringTasks } from "./tasks/factoring.mjs";
import { groupTasks } from "./tasks/groups.mjs";
import { lightsTasks } from "./tasks/lights.mjs";
import { mazeTasks } from "./tasks/mazes.mjs";
import { stateTasks } from "./tasks/states.mjs";
import { tableTasks } from "./tasks/tables.mjs";
import { slidingTileTasks } from "./tasks/sliding-tiles.mjs";

/**
 * Times the functions as shipped. Each task is also given to its peers: straightforward programs, and programs that mathematicians use. All
 * must agree. The ratio of two times says more than the times themselves, which depend on the machine. Words on the command line select the
 * tasks whose name contains one of them. A task may have goals: the largest ratios that its peers should leave. Last comes what a first
 * visit costs (`start`).
 */

const functions = buildFunctions();
const wanted = process.argv.slice(2);
const lists = [
  cycleTasks,
  groupTasks,
  tableTasks,
  distanceTasks,
  factoringTasks,
  mazeTasks,
  stateTasks,
  slidingTileTasks,
  lightsTasks,
];
const tasks = (await Promise.all(lists.map((tasksOf) => tasksOf(functions))))
  .flat()
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const PEERS = ["simple", "plain", "GAP", "SymPy", "C++", "cubing.js"];
const missing = new Map();
const notes = [];

const row = (...cells) =>
  console.log(cells.map((cell, k) => (k ? cell.padStart(k > 1 ? 28 : 12) : cell.padEnd(56))).join(""));
row(`medians of ${RUNS} runs`, "ours", ...PEERS.map((name) => `${name} (ours : it)`));
for (const { name, ours, peers, unlike, goals = {} } of tasks) {
  const mine = await measure(ours);
  const cells = new Map();
  for (const peer of peers) {
    assert.ok(PEERS.includes(peer.name), peer.name);
    const cell = compared(mine, await peer.measure(), `${name}: ${peer.name}`, peer.name, unlike);
    cells.set(peer.name, peer.name in goals ? `${cell} goal ${goals[peer.name]}` : cell);
  }
  row(name, time(mine.median), ...PEERS.map((peer) => cells.get(peer) ?? ""));
}
for (const note of notes) console.log(note);
for (const [name, how] of missing) console.log(`${name} is missing here. To install it: ${how}`);
if (wanted.length === 0 || wanted.includes("start")) await measureStarts();

/**
 * Results must be equal, and times have a ratio. When a task gives a reason why results differ, both are shown with their times instead.
 */
function compared(mine, other, what, name, unlike) {
  if (other.missing) {
    missing.set(name, other.missing);
    return "missing";
  }
  if (other.over) return `over ${other.over} s`;
  if (!unlike) {
    assert.deepEqual(mine.result, other.result, what);
    return `${time(other.median)} (${Number((mine.median / other.median).toPrecision(2))})`;
  }
  assert.ok(unlike.agree(mine.result, other.result, name), what);
  const shown = ({ median, result }) => `${result} in ${time(median)}`;
  notes.push(`${what} ${shown(other)}, ours ${shown(mine)}; no ratio, as ${unlike.reason}`);
  return "below";
}

function time(milliseconds) {
  return milliseconds < 1 ? `${(milliseconds * 1000).toFixed(0)} µs` : `${milliseconds.toFixed(1)} ms`;
}
