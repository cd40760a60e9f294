/**
 * The words of FACTORCYCLES for scrambles of large puzzles: how many letters on average, and the processor time. The first call, which
 * makes the tables, is timed apart from the calls after it. Next to it is what cubing.js finds for the same scrambles of Rubik's cube.
 * Words on the command line select the rows whose name contains one of them.
 */
import { strict as assert } from "node:assert";
import { buildFunctions } from "../bundle.mjs";
import { cellsOf, scrambledWords } from "../tasks/scrambles.mjs";
import { fixture } from "../fixtures.mjs";
import { cubing } from "../peers/cubing.mjs";

const { FACTORCYCLES, WORDTOCYCLES } = buildFunctions();
const wanted = process.argv.slice(2);
const rows = [
  {
    name: "Rubik's cube, quarter turns",
    key: "rubik3",
    scrambles: 20,
    turns: 100,
    goal: { letters: 30, seconds: 2 },
  },
  {
    name: "Rubik's cube, half turns too",
    key: "rubik3",
    scrambles: 20,
    turns: 100,
    withHalfTurns: true,
    goal: { letters: 24, seconds: 2 },
  },
  { name: "4 × 4 × 4", key: "cube4", scrambles: 5, turns: 200, goal: { seconds: 30 } },
  { name: "megaminx", key: "megaminx", scrambles: 10, turns: 200, goal: { seconds: 30 } },
];

for (const { name, key, scrambles, turns, withHalfTurns = false, goal } of rows) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const { gens } = fixture("groups.json")[key];
  const faces = cellsOf(gens).map(([face, cycles], k) => [face.length > 1 ? `g${k + 1}` : face, cycles]);
  const words = scrambledWords(
    faces.map(([face]) => face),
    scrambles,
    turns,
  );
  const generators = faces.slice();
  if (withHalfTurns) {
    for (const [k, [face]] of faces.entries())
      generators.push(["uvwxyz"[k], await WORDTOCYCLES(`${face} ${face}`, faces)]);
  }
  const lengths = [];
  const times = [];
  for (const word of words) {
    const target = await WORDTOCYCLES(word.join(" "), faces);
    const start = process.cpuUsage();
    const [[found]] = await FACTORCYCLES(target, generators, true);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1e6);
    const letters = found.match(/(g\d+|\p{L})'?/gu);
    lengths.push(letters.length);
    assert.equal(await WORDTOCYCLES(letters.join(" "), generators), target, name);
  }
  const [first, ...later] = times;
  const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const wish = [goal.letters && `${goal.letters} letters`, `${goal.seconds} s`].filter(Boolean).join(", ");
  console.log(
    `${name}: ${scrambles} scrambles, ${mean(lengths).toFixed(1)} letters on average, ${Math.max(...lengths)} at most; ` +
      `first ${first.toFixed(1)} s, then ${mean(later).toFixed(1)} s on average, ${Math.max(...later).toFixed(1)} s at most (goal: ${wish})`,
  );
  if (key !== "rubik3") continue;
  const theirs = await cubing(
    words.map((word) => word.join("")),
    withHalfTurns,
  ).measure();
  console.log(
    theirs.missing
      ? `  cubing.js is missing here. To install it: ${theirs.missing}`
      : `  cubing.js, which knows cubes: ${(theirs.result / scrambles).toFixed(1)} letters on average, ${(theirs.median / scrambles / 1000).toFixed(2)} s each`,
  );
}
