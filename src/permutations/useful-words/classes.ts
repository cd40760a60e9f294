import { DisjointSets } from "../groups/disjoint-sets";
import { invertImages } from "../images";
import type { Steps } from "../../steps";
import { quotient, type FewMovers } from "./few-movers";

/** What it takes to look a conjugate up, in comparisons of two products. */
const CONJUGATING = 100;

/**
 * Those found last, from row `begin` on, in classes of what counts as the same: inverses, what a symmetry of the puzzle makes of each other,
 * and conjugates by a single move, m⁻¹pm. A class is left out if such a conjugate of one of its permutations has a shorter word. Throws a LimitError.
 */
export function* newClasses(
  found: FewMovers,
  begin: number,
  symmetries: readonly Int32Array[],
): Steps<number[][]> {
  const { table, moves, words, budget } = found;
  const all = [...moves.images, ...symmetries];
  // 0 stands for all shorter ones.
  const numberOf = (row: number) => Math.max(row - begin + 1, 0);
  const sets = new DisjointSets(numberOf(words.length));
  for (let row = begin; row < words.length; row++) {
    const images = Int32Array.from(table.row(row));
    sets.unite(numberOf(row), numberOf(found.find(invertImages(images))));
    for (const by of all) {
      const conjugate = found.find(
        quotient(
          by,
          images.map((image) => by[image]),
        ),
      );
      if (conjugate >= 0) sets.unite(numberOf(row), numberOf(conjugate));
      budget.spend(CONJUGATING);
      yield 0;
    }
  }
  const [, ...classes] = sets.parts();
  return classes.map((numbers) => numbers.map((number) => number + begin - 1));
}
