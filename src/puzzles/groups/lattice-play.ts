import { i18n } from "../../language";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { namedSubgroups, subgroupsOf, type NamedSubgroup } from "../../permutations/groups/named-subgroups";
import { quotientName } from "../../permutations/groups/quotients";
import { classesBelow } from "../../permutations/groups/subgroup-classes";
import type { Spot } from "../../playing/move";
import { NotPlayable, type Play, type PlayKind } from "../../playing/play";
import type { Cells } from "../../grid/cells";
import { ORDER_RANGE, permutationsOf } from "./play-generators";
import { orderIn } from "./cycle-cells";
import { generatorCellsIn } from "./generator-cells";
import { latticeRows, type LatticeEdge } from "./lattice-rows";

/**
 * A group's subgroups, conjugate ones in one class, from the trivial subgroup up. Each step goes to the next class: smaller orders first, as
 * SUBGROUPS lists them.
 */
export interface LatticePlay extends Play {
  readonly classes: readonly NamedSubgroup[];
  /** The name of the quotient group by each normal subgroup. */
  readonly quotients: readonly (string | undefined)[];
  /** For each class the ones directly below it: no other class is between. */
  readonly directlyBelow: readonly (readonly number[])[];
  /** The same as lines. */
  readonly edges: readonly LatticeEdge[];
  /** For each class all below it, smaller orders first. */
  readonly below: readonly (readonly number[])[];
  /** The rows of a drawing from the trivial subgroup up, so ordered that few lines cross. */
  readonly rows: readonly (readonly number[])[];
}

export const spotOfClass = (number: number): Spot => `class ${number + 1}`;

const KIND = "Lattice";
const SUBGROUP = "subgroup";
/** A drawing cannot tell more classes apart. */
const MAX_CLASSES = 30;

export const subgroupLattice: PlayKind<LatticePlay> = {
  prefix: KIND,
  title: /*i18n*/ "The subgroups of a group",
  ranges: [
    {
      name: "generators",
      title: /*i18n*/ "The generators: columns label and permutation, such as A and (1 4 2)",
    },
    { name: SUBGROUP, title: /*i18n*/ "The cell with the number of the chosen subgroup", optional: true },
    ORDER_RANGE,
  ],

  *read({ generators: cells, order, [SUBGROUP]: chosen }: Readonly<Record<string, Cells>>) {
    const permutations = permutationsOf(
      yield* generatorCellsIn(cells, "generators", { header: true }),
      orderIn(order),
    );
    const found = yield* subgroupsOf(yield* commonPointsInSteps(permutations));
    const count = found.classes.length;
    if (count === 1) {
      throw new NotPlayable(
        i18n.t("The generators generate only the identity: the trivial group has no other subgroup."),
      );
    }
    if (count > MAX_CLASSES) {
      throw new NotPlayable(
        i18n.t(
          "The group has {count, number} classes of conjugate subgroups; a drawing shows at most {most} of them.",
          { count, most: MAX_CLASSES },
        ),
      );
    }
    const classes = yield* namedSubgroups(found);
    const quotients: (string | undefined)[] = [];
    for (const [normal, ...others] of found.classes) {
      quotients.push(others.length === 0 ? yield* quotientName(found.ordered.table, normal) : undefined);
    }
    const directlyBelow = classesBelow(found.classes);
    const edges = directlyBelow.flatMap((below, upper) => below.map((lower) => [lower, upper] as const));
    const rows = yield* latticeRows(
      classes.map(({ order }) => order),
      edges,
    );
    const steps = new Map(classes.map((_, step) => [spotOfClass(step), step]));
    const step = Number(chosen?.[0]?.[0]) - 1;
    return {
      prefix: KIND,
      lastStep: count - 1,
      classes,
      quotients,
      directlyBelow,
      below: allBelow(directlyBelow),
      edges,
      rows,
      text: (step) => textOf(classes[step], quotients[step]),
      stepOfSpot: (spot) => steps.get(spot),
      ...(chosen && { input: { range: SUBGROUP, step: classes[step] && step } }),
    };
  },
};

/** Classes come after all that are below them. */
function allBelow(directlyBelow: readonly (readonly number[])[]): number[][] {
  const below: number[][] = [];
  for (const direct of directlyBelow) {
    const all = new Set(direct.flatMap((each) => [each, ...below[each]]));
    below.push([...all].sort((a, b) => a - b));
  }
  return below;
}

function textOf(
  { name, order, index, conjugates, generators }: NamedSubgroup,
  quotient: string | undefined,
): string {
  const told = { name, order, index, conjugates, quotient, generators: generators.join(", ") };
  if (generators.length === 0) {
    return i18n.t("{name}: order 1, index {index}; the identity alone, with quotient {quotient}", told);
  }
  if (conjugates === 1) {
    return i18n.t(
      "{name}: order {order}, index {index}; normal, with quotient {quotient}; generators {generators}",
      told,
    );
  }
  return i18n.t(
    "{name}: order {order}, index {index}; not normal, one of {conjugates} conjugates; generators {generators}",
    told,
  );
}
