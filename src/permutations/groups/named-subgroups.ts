import type { Steps } from "../../steps";
import { formatPermutation } from "../permutation";
import { type LabelledGenerators, amongMovedPointsInSteps } from "./labelled-points";
import { permutationGroup } from "./stabilizer-chain";
import { elementsInOrder, type OrderedElements, generatorsInTable } from "./elements-in-order";
import { requireOrder } from "./cosets";
import { subgroupClasses, type SubgroupClass } from "./subgroup-classes";
import { describeGroupOf } from "./group-description";
import { nameOfStructure } from "./group-structure";
import { MAX_NAMED_BY_TABLE, tableOfSubgroup } from "./multiplication-table";
import { structureOfTable } from "./small-groups";

/**
 * The name of a subgroup, or its description, as describeGroup would give it. What the table tells is found without a stabilizer chain,
 * because there may be thousands of subgroups. The subgroup and its generators are numbers of elements.
 */
function* subgroupName(
  { elements, table }: OrderedElements,
  points: LabelledGenerators["points"],
  subgroup: ArrayLike<number>,
  generators: readonly number[],
): Steps<string> {
  const { size, products } = table;
  const doCommute = (a: number, b: number) => products[a * size + b] === products[b * size + a];
  const isAbelian = generators.every((a) => generators.every((b) => doCommute(a, b)));
  if (isAbelian || subgroup.length <= MAX_NAMED_BY_TABLE) {
    const structure = structureOfTable(tableOfSubgroup(table, { elements: Array.from(subgroup) }));
    if (structure) return nameOfStructure(structure);
  }
  const given = generators.map((element) => elements[element]);
  return (yield* describeGroupOf({ points, generators: given })).name;
}

/** The most elements of a group whose subgroups are found, and the most images of all of them. */
const MAX_ORDER = 1000;
const MAX_IMAGES = 1 << 24;

/** A group with all of its subgroups, and the names of the points that it moves. */
interface GroupWithSubgroups {
  readonly points: LabelledGenerators["points"];
  readonly ordered: OrderedElements;
  /** In the order of subgroupClasses. */
  readonly classes: readonly SubgroupClass[];
}

/** What is told of a class of conjugate subgroups. */
export interface NamedSubgroup {
  readonly name: string;
  readonly order: number;
  readonly index: number;
  /** How many subgroups are in the class; a normal one is alone. */
  readonly conjugates: number;
  /** A few generators of the first one, in cycles; none for the trivial subgroup. */
  readonly generators: readonly string[];
}

/** Finds all subgroups of the group that permutations generate. Throws a LimitError. */
export function* subgroupsOf(given: LabelledGenerators): Steps<GroupWithSubgroups> {
  const { points, generators } = yield* amongMovedPointsInSteps(given);
  const group = yield* permutationGroup(generators, points.length);
  requireOrder(group, Math.min(MAX_ORDER, Math.floor(MAX_IMAGES / points.length)));
  const ordered = yield* elementsInOrder(group);
  return { points, ordered, classes: yield* subgroupClasses(ordered.table) };
}

/** The names of the classes, in their order. */
export function* namedSubgroups({ points, ordered, classes }: GroupWithSubgroups): Steps<NamedSubgroup[]> {
  const { elements, table } = ordered;
  const named: NamedSubgroup[] = [];
  for (const [first, ...others] of classes) {
    const chosen = generatorsInTable(table, first);
    named.push({
      name: yield* subgroupName(ordered, points, first, chosen),
      order: first.length,
      index: table.size / first.length,
      conjugates: others.length + 1,
      generators: chosen.map((element) => formatPermutation({ points, images: elements[element] })),
    });
    yield named.length / classes.length;
  }
  return named;
}
