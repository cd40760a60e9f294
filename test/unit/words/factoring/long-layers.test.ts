import { layersOf } from "../../../../src/words/factoring/layers";
import { wordInLayers } from "../../../../src/words/factoring/layer";
import { Speller } from "../../../../src/words/factoring/spelled";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { finished } from "../../../../src/steps";
import groups from "../../../fixtures/groups.json";

// Smaller cubes have no layers that are as hard. Corners are home in the first layer: later ones would need long generators for them, and words of thousands of letters.
test("scrambles of the 4 × 4 × 4 take less than 250 quarter turns", () => {
  const turns = Object.values(groups.cube4.gens).map((images) => Int32Array.from(images, (x) => x - 1));
  const degree = turns[0].length;
  const speller = new Speller(turns, degree);
  const layers = finished(layersOf(finished(permutationGroup(turns, degree)), speller))!;
  for (const layer of layers) for (const { word } of layer.factors) expect(word.length).toBeLessThan(60);
  const scramble = Array.from({ length: 100 }, (_, k) => ((k * k + 7 * k) % 12) + 1);
  const { images } = speller.spelled(scramble);
  const word = finished(wordInLayers(layers, speller, images, 2))!;
  expect(speller.spelled(word).images).toEqual(images);
  expect(word.length).toBeLessThan(250);
}, 600_000);
