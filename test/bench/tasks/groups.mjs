import { fixture } from "../fixtures.mjs";
import { gap, gapPermutation } from "../peers/gap.mjs";
import { random } from "../measure.mjs";
import { sympy } from "../peers/sympy.mjs";

/** Permutation groups. Our times are those of the functions in cells and include parsing the cycles. The peers are given permutations. */
export function groupTasks(functions) {
  const groups = benchGroups();
  return [
    ...groups.map((group) => orderTask(functions, group)),
    ...groups
      .filter(({ key }) => ["rubik3", "M24"].includes(key))
      .map((group) => memberTask(functions, group)),
  ];
}

function orderTask({ GROUPORDER }, { key, name, generators }) {
  const cells = generatorCells(generators);
  return {
    name: `order of ${name}`,
    ours: async () => String(await GROUPORDER(cells)),
    peers: [
      gap({ ...gapGenerators(generators), compute: "return Size(Group(generators));" }),
      sympy({ ...sympyGenerators(generators), compute: "PermutationGroup(generators).order()" }),
    ],
    ...(key === "M24" && { goals: GOALS }),
  };
}

const GOALS = { GAP: 0.2 };

const QUESTIONS = 1000;

/**
 * Products of generators, every other one followed by a transposition, in a column of cells with one question each. Parsing them is most of
 * the work, so GAP gets the same texts.
 */
function memberTask({ INGROUP }, { name, generators }) {
  const cells = generatorCells(generators);
  const elements = questions(generators);
  const texts = elements.map(cyclesOf);
  const { setup } = gapGenerators(generators);
  return {
    name: `membership in ${name}: ${QUESTIONS} permutations`,
    ours: async () => {
      let members = 0;
      for (const text of texts) if (await INGROUP(text, cells)) members++;
      return String(members);
    },
    peers: [
      gap({
        setup: `${setup} texts := ${JSON.stringify(texts.map((text) => text.replaceAll(" ", ",")))};;`,
        compute: "local G; G := Group(generators); return Number(texts, text -> EvalString(text) in G);",
      }),
      sympy({
        setup: `${sympyGenerators(generators).setup}
elements = [Permutation(images) for images in ${JSON.stringify(elements)}]
def members():
    group = PermutationGroup(generators)
    return sum(group.contains(element) for element in elements)`,
        compute: "members()",
      }),
    ],
    goals: GOALS,
  };
}

function questions(generators) {
  const below = random(0x3c6ef372);
  const degree = generators[0].length;
  let element = inOrder(degree);
  return inOrder(QUESTIONS).map((k) => {
    for (let factor = 0; factor < 20; factor++) {
      const generator = generators[below(generators.length)];
      element = element.map((image) => generator[image]);
    }
    if (k % 2 === 0) return element;
    return element.map((image) => (image < 2 ? 1 - image : image));
  });
}

const NAMES = {
  pinball: "pinball (9 points)",
  rubik3: "Rubik's cube (48)",
  cube4: "4 × 4 × 4 (96)",
  cube5: "5 × 5 × 5 (144)",
  megaminx: "megaminx (120)",
  M24: "M24",
};

/** The groups of groups.json, S50 and A100, with images counted from 0. */
export function benchGroups() {
  const groups = Object.entries(fixture("groups.json")).map(([name, { gens }]) => ({
    key: name,
    name: NAMES[name],
    generators: Object.values(gens).map((images) => images.map((image) => image - 1)),
  }));
  const turned = (first, last, degree) =>
    inOrder(degree).map((x) => (x === last ? first : x >= first && x < last ? x + 1 : x));
  groups.push({ name: "S50", generators: [turned(0, 49, 50), turned(0, 1, 50)] });
  groups.push({ name: "A100", generators: [turned(0, 2, 100), turned(1, 99, 100)] });
  return groups;
}

function inOrder(degree) {
  return Array.from({ length: degree }, (_, x) => x);
}

/** Two columns: labels and cycles of points counted from 1. */
export function generatorCells(generators) {
  return generators.map((images, k) => [`g${k + 1}`, cyclesOf(images)]);
}

function cyclesOf(images) {
  const seen = new Set();
  let text = "";
  images.forEach((_, first) => {
    const cycle = [];
    for (let x = first; !seen.has(x); x = images[x]) {
      seen.add(x);
      cycle.push(x + 1);
    }
    if (cycle.length > 1) text += `(${cycle.join(" ")})`;
  });
  return text;
}

function gapGenerators(generators) {
  return { setup: `generators := [${generators.map(gapPermutation)}];;` };
}

function sympyGenerators(generators) {
  return { setup: `generators = [Permutation(images) for images in ${JSON.stringify(generators)}]` };
}
