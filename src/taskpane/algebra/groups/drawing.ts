import { readNamedRanges } from "../../../excel/puzzle-sheet";
import { goTo } from "../../../excel/selection";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { MAX_ELEMENTS, MAX_GENERATORS } from "../../../puzzles/groups/cayley-play";
import type { PlacedGenerators } from "../../selection/generators";
import { chosenPuzzles } from "../../view/chosen-puzzles";

/** The kinds of puzzles that draw generators; both have this range. */
export const GROUP = "Group";
export const GENERATORS = "Generators";
export const RANGE = "generators";

/** The kind that draws generators: all elements of their group if it is small, else their pieces. */
export const kindFor = (order: bigint, generators: number) =>
  order <= MAX_ELEMENTS && generators <= MAX_GENERATORS ? GROUP : GENERATORS;

/** Makes View show generators, under the names that their sheet has for them already, if any. Their sheet is shown. */
export async function chooseGenerators(
  { sheet, address, generators }: PlacedGenerators,
  order: bigint,
): Promise<void> {
  const prefix = kindFor(order, generators.length);
  await goTo(sheet, address);
  const name = new RegExp(`^${prefix}(\\d*)_${RANGE}$`, "i");
  const named = await readNamedRanges((each) => name.test(each));
  const [kept] = Object.entries(named.ranges).find(([, range]) => range.address === address) ?? [];
  chosenPuzzles.set(
    named.id,
    kept === undefined
      ? { kind: "given", prefix, addresses: { [RANGE]: qualifiedAddress(sheet, address) }, title: "" }
      : { kind: "named", id: `${prefix}${name.exec(kept)![1]}` },
  );
}
