import { RUNS } from "../measure.mjs";
import { measureByProcess } from "./processes.mjs";

const HOW = "npm install --no-save cubing";

/**
 * How many turns cubing.js (https://js.cubing.net) takes for scrambles of Rubik's cube, given as words in single letters. It knows cubes: its
 * method and tables are made for them. Its half turns count twice unless they are letters of their own.
 */
export function cubing(scrambles, withHalfTurns) {
  return { name: "cubing.js", measure: () => measured(scrambles, withHalfTurns) };
}

async function measured(scrambles, withHalfTurns) {
  const parts = ["alg", "puzzles", "search"];
  let urls;
  try {
    urls = parts.map((part) => import.meta.resolve(`cubing/${part}`));
  } catch {
    return { missing: HOW };
  }
  const source = `(async () => {
const [{ Alg }, { cube3x3x3 }, { experimentalSolve3x3x3IgnoringCenters: solve }] =
  await Promise.all(${JSON.stringify(urls)}.map((url) => import(url)));
const solved = (await cube3x3x3.kpuzzle()).defaultPattern();
const patterns = ${JSON.stringify(scrambles)}.map((word) => solved.applyAlg(new Alg([...word].join(" "))));
const times = [];
let result;
for (let run = 0; run < ${RUNS}; run++) {
  const start = process.hrtime.bigint();
  result = 0;
  for (const pattern of patterns) {
    for (const turn of (await solve(pattern)).experimentalLeafMoves())
      result += ${withHalfTurns ? "1" : "Math.abs(turn.amount)"};
  }
  times.push(Number(process.hrtime.bigint() - start));
}
times.sort((a, b) => a - b);
console.log(times[${RUNS >> 1}]);
console.log(result);
process.exit();
})();
`;
  return measureByProcess({ command: process.execPath, options: [], source, missing: { how: HOW } });
}
