import { fixture } from "../fixtures.mjs";
import { distancesTo } from "../peers/all-distances.mjs";
import { cpp } from "../peers/cpp.mjs";
import { gap, gapPermutation } from "../peers/gap.mjs";
import { simpleProgram } from "../peers/simple-program.mjs";
import { arranged, inOrder, slidingMoves } from "./sliding-tiles.mjs";

/** Breadth-first searches of everything reachable. The results are the counts by distance. */
export function distanceTasks({ elementsByDistance, arrangementsByDistance, HARDEST }) {
  const generators = Object.values(fixture("groups.json").pinball.gens).map((images) =>
    images.map((image) => image - 1),
  );
  const given = generators.map((images) => Int32Array.from(images));
  return [
    {
      name: "distances of all 20,160 elements of pinball's group",
      ours: () => elementsByDistance(given).join(" "),
      peers: [gap(elementsByDistanceInGap(generators))],
    },
    {
      name: "distances of all 181,440 arrangements of the 8-puzzle",
      ours: () => arrangementsByDistance(slidingMoves(3), arranged(inOrder(9))).join(" "),
      peers: [cpp("eight-puzzle.cpp")],
      goals: { "C++": 1 },
    },
    {
      name: "HARDEST, the 8-puzzle",
      ours: async () => {
        const rows = await HARDEST(slidingMoves(3), arranged(inOrder(9)));
        return rows.map(([, count]) => count).reverse().join(" "); // prettier-ignore
      },
      peers: [
        simpleProgram(() => distancesTo(inOrder(9), slidingMoves(3)).join(" ")),
        cpp("eight-puzzle.cpp"),
      ],
      goals: { simple: 0.6, "C++": 1 },
    },
  ];
}

/** In GAP, products of whole layers and sorted lists are faster than dictionaries of permutations and element numbers. */
function elementsByDistanceInGap(generators) {
  return {
    setup: `generators := [${generators.map(gapPermutation)}];;`,
    compute: `local layer, found, counts;
      layer := [()]; found := [()]; counts := [];
      while Length(layer) > 0 do
        Add(counts, Length(layer));
        layer := Set(Concatenation(List(generators, generator -> layer * generator)));
        SubtractSet(layer, found);
        UniteSet(found, layer);
      od;
      return JoinStringsWithSeparator(counts, " ");`,
  };
}
