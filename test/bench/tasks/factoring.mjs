import { strict as assert } from "node:assert";
import { fixture } from "../fixtures.mjs";
import { cubing } from "../peers/cubing.mjs";
import { gap } from "../peers/gap.mjs";
import { cellsOf, scrambledWords } from "./scrambles.mjs";

/** Words in generators and their inverses, as in GAP. */
export async function factoringTasks({ FACTORCYCLES, FINDWORDS, WORDTOCYCLES }) {
  const pinball = cellsOf(fixture("groups.json").pinball.gens);
  const target = fixture("pinball.json").target;
  const farthest = await Promise.all(FARTHEST.map((word) => WORDTOCYCLES(word, pinball)));
  const lengths = async (targets, generators) => {
    let sum = 0;
    for (const each of targets) sum += labelsIn((await FACTORCYCLES(each, generators, true))[0][0]);
    return String(sum);
  };
  const pinballSetup = `images := [${Object.values(fixture("groups.json").pinball.gens).map(listed)}];;`;
  return [
    {
      name: "factoring BADD",
      ours: () => lengths([target], pinball),
      peers: [gap(shortestInGap(pinballSetup, [target]))],
    },
    {
      name: "shortest words of the two farthest of 20,160 elements",
      ours: () => lengths(farthest, pinball),
      peers: [gap(shortestInGap(pinballSetup, farthest))],
    },
    {
      name: "letters of the shortest three-cycle of TopSpin",
      ours: async () => {
        const [[, cycles]] = await FINDWORDS(TOP_SPIN);
        return lengths([cycles], TOP_SPIN);
      },
      peers: [gap(SHORTEST_THREE_CYCLE)],
    },
    await rubikTask(FACTORCYCLES, WORDTOCYCLES),
    await rubikTask(FACTORCYCLES, WORDTOCYCLES, true),
    ...exchangeTasks(FACTORCYCLES),
    ...(await largeTasks(FACTORCYCLES, WORDTOCYCLES)),
  ];
}

/** Exchanges of two pieces, proved shortest. GAP's words for them need not be. */
function exchangeTasks(FACTORCYCLES) {
  const round = (count) => `(${Array.from({ length: count }, (_, k) => k + 1).join(" ")})`;
  const tasks = [
    {
      name: "two neighbours in S16 (goal: 13 letters)",
      most: 13,
      target: "(7 8)",
      cycles: [round(16), "(1 2)"],
    },
    {
      name: "a two-cycle of TopSpin (goal: 34)",
      most: 34,
      target: "(1 3)",
      cycles: [round(20), "(1 4)(2 3)"],
    },
  ];
  return tasks.map(({ name, most, target, cycles }) => ({
    name,
    ours: async () => {
      // In another order, so that nothing is kept from the run before.
      cycles.reverse();
      const table = cycles.map((each, k) => ["AB"[k], each]);
      const [[word, note]] = await FACTORCYCLES(target, table, true);
      assert.ok(labelsIn(word) <= most && note === undefined, name);
      return labelsIn(word);
    },
    unlike: { agree: (ours, other) => ours <= Number(other), reason: "GAP's word is not a shortest one" },
    peers: [gap(longInGap(`Group(${cycles.map(written).join()})`, [target]))],
  }));
}

/** A scramble of each of two large puzzles, with all tables built again. GAP gets the same. */
async function largeTasks(FACTORCYCLES, WORDTOCYCLES) {
  const puzzles = [
    ["cube4", "4 × 4 × 4"],
    ["megaminx", "the megaminx"],
  ];
  return Promise.all(
    puzzles.map(async ([key, name]) => {
      const generators = cellsOf(fixture("groups.json")[key].gens).map(([, cycles], k) => [
        `g${k + 1}`,
        cycles,
      ]);
      const labels = generators.map(([label]) => label);
      const [turns] = scrambledWords(labels, 1, 2 * TURNS, 0x1b873593);
      const target = await WORDTOCYCLES(turns.join(" "), generators);
      return {
        name: `a scramble of ${name} (goal: 30 s)`,
        ours: async () => {
          generators.push(generators.shift());
          return (await FACTORCYCLES(target, generators, true))[0][0].split(" ").length;
        },
        unlike: {
          agree: (ours, other) => ours <= Number(other),
          reason: "shorter words take longer to find",
        },
        peers: [gap(longInGap(`Group(${generators.map(([, cycles]) => written(cycles)).join()})`, [target]))],
      };
    }),
  );
}

function longInGap(group, targets) {
  return {
    setup: `targets := [${targets.map(written)}];;`,
    compute: `local map, sum, each; map := EpimorphismFromFreeGroup(${group}); sum := 0;
      for each in targets do sum := sum + Length(PreImagesRepresentative(map, each)); od; return sum;`,
  };
}

/** A permutation as GAP writes it. */
function written(cycles) {
  return cycles.replaceAll(" ", ",");
}
const TRACK = Array.from({ length: 20 }, (_, k) => k + 1);
const TOP_SPIN = [["R", `(${TRACK.join(" ")})`], ["T", "(1 4)(2 3)"]]; // prettier-ignore

/** Breadth-first over all products, until one moves few enough points. */
const SHORTEST_THREE_CYCLE = {
  setup: `moves := [(${TRACK.join(",")}), (${TRACK.join(",")})^-1, (1,4)(2,3)];;`,
  compute: `local seen, layer, next, length, p, m, q; seen := Set([()]); layer := [()]; length := 0;
    while not ForAny(layer, q -> q <> () and NrMovedPoints(q) <= 3) do
      next := []; length := length + 1;
      for p in layer do for m in moves do
        q := p * m; if not q in seen then AddSet(seen, q); Add(next, q); fi;
      od; od;
      layer := next;
    od;
    return length;`,
};

/** Without inverses these have no shorter words, and no other elements have such long ones. */
const FARTHEST = ["AABDCDBCCDD", "AACBDBDDADD"];

function shortestInGap(setup, targets) {
  return {
    setup: `${setup} targets := [${targets.map((each) => each.replaceAll(" ", ","))}];;`,
    compute: `local group, sum, each; group := Group(List(images, PermList)); sum := 0;
      for each in targets do sum := sum + Length(Factorization(group, each)); od; return sum;`,
  };
}

const SCRAMBLES = 3;
const TURNS = 100;

/**
 * Long words need not be shortest, but ours must be at most half as long as GAP's. Both programs rebuild their tables in each run, ours
 * because the generators come in another order.
 */
async function rubikTask(FACTORCYCLES, WORDTOCYCLES, withHalfTurns = false) {
  const { gens } = fixture("groups.json").rubik3;
  const generators = cellsOf(gens);
  const halves = generators.map(([face]) => WORDTOCYCLES(face + face, generators));
  const faces = Object.keys(gens);
  const scrambles = scrambledWords(faces, SCRAMBLES, TURNS).map((word) => word.join(""));
  const targets = await Promise.all(scrambles.map((word) => WORDTOCYCLES(word, generators)));
  if (withHalfTurns) (await Promise.all(halves)).forEach((half, k) => generators.push(["uvwxyz"[k], half]));
  const goal = SCRAMBLES * (withHalfTurns ? 24 : 30);
  const turns = withHalfTurns ? "turns" : "quarter turns";
  return {
    name: `${turns} for ${SCRAMBLES} scrambles of Rubik's cube (goal: ${goal})`,
    ours: async () => {
      generators.push(generators.shift());
      let labels = 0;
      for (const each of targets) {
        const [[word]] = await FACTORCYCLES(each, generators, true);
        labels += labelsIn(word);
      }
      return labels;
    },
    unlike: {
      agree: (ours, other, peer) => ours <= goal && (peer === "cubing.js" || 2 * ours <= Number(other)),
      reason: "shorter words take longer to find, and cubing.js knows cubes",
    },
    peers: [
      gap(longInGap(`Group(${generators.map(([, cycles]) => written(cycles)).join()})`, targets)),
      cubing(scrambles, withHalfTurns),
    ],
  };
}

function labelsIn(word) {
  return word.replaceAll("'", "").length;
}

function listed(images) {
  return `[${images}]`;
}
