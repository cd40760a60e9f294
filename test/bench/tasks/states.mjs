import { cpp } from "../peers/cpp.mjs";
import { simpleProgram } from "../peers/simple-program.mjs";

const RINGS = 14;

const KLOTSKI = ["BAAC", "BAAC", "DEEF", "DGHF", "I..J"].map((row) => [row]);

/** Puzzles given as a table of moves, and sliding blocks. */
export function stateTasks({ SOLVEBLOCKS, SOLVESTATES }) {
  const [start, goal] = [1, 0].map((value) => new Array(RINGS).fill(value));
  const table = ringMoves(RINGS);
  return [
    {
      name: `${RINGS} Chinese rings as a table of moves`,
      ours: async () => (await SOLVESTATES(table, start.join(), goal.join())).length,
      peers: [simpleProgram(() => fewestMoves(start, goal))],
    },
    {
      name: "the 25,955 arrangements of Klotski",
      ours: async () => String((await SOLVEBLOCKS(KLOTSKI, "", "steps", "states"))[0][0]),
      peers: [cpp("klotski.cpp")],
      goals: { "C++": 1 },
    },
  ];
}

/** A ring goes on or off if the one before it is on and all before that are off; the first one always does. */
export function ringMoves(rings) {
  const pattern = (k, value, before, rest) =>
    Array.from({ length: rings }, (_, ring) =>
      ring < k - 1 ? before : ring === k - 1 ? rest : ring === k ? value : "*",
    );
  return Array.from({ length: rings }, (_, k) =>
    [1, 0].map((value) => [
      `${value ? "off" : "on"} ${k + 1}`,
      pattern(k, value, 0, 1).join(),
      pattern(k, 1 - value, "*", "*").join(),
    ]),
  ).flat();
}

/** Breadth-first search with arrays for states and texts for keys. */
function fewestMoves(start, goal) {
  const seen = new Set([start.join()]);
  let frontier = [start];
  for (let moves = 0; frontier.length > 0; moves++) {
    const next = [];
    for (const state of frontier) {
      if (state.join() === goal.join()) return moves;
      for (let k = 0; k < state.length; k++) {
        if (k > 0 && (state[k - 1] !== 1 || state.slice(0, k - 1).includes(1))) continue;
        const after = state.with(k, 1 - state[k]);
        if (seen.has(after.join())) continue;
        seen.add(after.join());
        next.push(after);
      }
    }
    frontier = next;
  }
  return undefined;
}
