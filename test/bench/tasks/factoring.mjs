import { fixture } from "../fixtures.mjs";
import { random } from "../measure.mjs";
import { gap } from "../peers/gap.mjs";

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
  ];
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
async function rubikTask(FACTORCYCLES, WORDTOCYCLES) {
  const { gens } = fixture("groups.json").rubik3;
  const generators = cellsOf(gens);
  const faces = Object.keys(gens);
  const below = random(0x2545f491);
  const scrambles = Array.from({ length: SCRAMBLES }, () =>
    Array.from({ length: TURNS }, () => faces[below(faces.length)]).join(""),
  );
  const targets = await Promise.all(scrambles.map((word) => WORDTOCYCLES(word, generators)));
  return {
    name: `labels of the words for ${SCRAMBLES} scrambles of Rubik's cube`,
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
      agree: (ours, other) => 2 * ours <= Number(other),
      reason: "shorter words take longer to find",
    },
    peers: [
      gap({
        setup: `images := [${Object.values(gens).map(listed)}];;
          targets := [${targets.map((each) => each.replaceAll(" ", ","))}];;`,
        compute: `local map, sum, each; map := EpimorphismFromFreeGroup(Group(List(images, PermList))); sum := 0;
          for each in targets do sum := sum + Length(PreImagesRepresentative(map, each)); od; return sum;`,
      }),
    ],
  };
}

function labelsIn(word) {
  return word.replaceAll("'", "").length;
}

function listed(images) {
  return `[${images}]`;
}

/** Two columns: labels and cycles. */
function cellsOf(generators) {
  return Object.entries(generators).map(([label, images]) => [label, cyclesOf(images)]);
}

function cyclesOf(images) {
  const seen = new Set();
  let text = "";
  images.forEach((_, first) => {
    const cycle = [];
    for (let x = first + 1; !seen.has(x); x = images[x - 1]) {
      seen.add(x);
      cycle.push(x);
    }
    if (cycle.length > 1) text += `(${cycle.join(" ")})`;
  });
  return text;
}
