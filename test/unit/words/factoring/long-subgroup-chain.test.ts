import { factorization } from "../../../../src/words/factoring/factorization";
import { powerSubgroup } from "../../../../src/words/factoring/power-subgroups";
import { Speller } from "../../../../src/words/factoring/spelled";
import { SubgroupChain } from "../../../../src/words/factoring/subgroup-chain";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { powerOfImages } from "../../../../src/permutations/images";
import { finished } from "../../../../src/steps";
import groups from "../../../fixtures/groups.json";

const TURNS = Object.values(groups.rubik3.gens).map((images) => Int32Array.from(images, (x) => x - 1));
const DEGREE = 48;

/** A product of a hundred turns that is always the same. */
function scramble(seed: number, turns = 100): Int32Array {
  const speller = new Speller(TURNS, DEGREE);
  let state = seed;
  let element = speller.identity;
  for (let k = 0; k < turns; k++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    element = speller.product(element, speller.letters[Math.floor((state / 2 ** 32) * 12)]);
  }
  return element.images;
}

// H. Kociemba's: of the quarter turns only those of two opposite faces are left.
test("the subgroup of Rubik's cube with the fewest elements that has few cosets", () => {
  const speller = new Speller(TURNS, DEGREE);
  const group = finished(permutationGroup(TURNS, DEGREE));
  const found = finished(powerSubgroup(group, speller.letters, speller, 2e10));
  expect(found?.group.order).toBe(19_508_428_800n);
  expect(group.order / found!.group.order).toBe(2_217_093_120n);
  expect(found!.factors.filter(({ word }) => word.length === 1)).toHaveLength(4);
  expect(finished(powerSubgroup(group, speller.letters, speller, 1000))).toBeUndefined();
}, 600_000);

test("scrambles of Rubik's cube take at most 30 quarter turns on average", () => {
  const speller = new Speller(TURNS, DEGREE);
  const group = finished(permutationGroup(TURNS, DEGREE));
  const chain = finished(SubgroupChain.of(group, speller))!;
  const lengths = [1, 2, 3, 4].map((seed) => {
    const target = scramble(seed);
    const word = finished(chain.wordFor(target))!;
    expect(speller.spelled(word).images).toEqual(target);
    return word.length;
  });
  expect(lengths.reduce((sum, length) => sum + length) / lengths.length).toBeLessThanOrEqual(30);
}, 600_000);

test("with half turns among the generators they take at most 24 turns", () => {
  const all = [...TURNS, ...TURNS.map((images) => powerOfImages(images, 2n))];
  const points = Array.from({ length: DEGREE }, (_, x) => String(x + 1));
  const generators = all.map((images) => ({ points, images }));
  const found = finished(factorization({ points, images: scramble(5) }, generators, true));
  expect("word" in found && found.word.length).toBeLessThanOrEqual(24);
}, 600_000);

test("no chain where powers of the letters have no orbits of their own", () => {
  const round = Int32Array.from({ length: 20 }, (_, x) => (x + 1) % 20);
  const flip = Int32Array.from({ length: 20 }, (_, x) => (x < 4 ? 3 - x : x));
  const group = finished(permutationGroup([round, flip], 20));
  expect(finished(SubgroupChain.of(group, new Speller([round, flip], 20)))).toBeUndefined();
}, 600_000);
