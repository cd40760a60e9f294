import { parity, type Permutation } from "../permutation";
import { isPrimitive } from "./blocks";
import { knownName } from "./group-name";
import { overCommonPoints, type LabelledGenerators } from "./labelled-points";
import { amongMovedPointsInSteps } from "./moved-points";
import { orbitsInSteps } from "./orbits";
import type { PermutationGroup } from "./permutation-group";
import { permutationGroup } from "./stabilizer-chain";
import { transitivity } from "./transitivity";
import { writtenOrder } from "./written-order";

/** What is known about the group that permutations generate. */
export interface GroupDescription {
  /** A name such as `A8` if one is certain, otherwise a description such as `order 576, degree 8, transitive, imprimitive`. */
  readonly name: string;
  /** Whether `name` is a real name. */
  readonly named: boolean;
  readonly order: bigint;
  /** As text that fits in a cell. */
  readonly orderText: string;
  /** The points that the group moves, in order. Their number is the degree. */
  readonly points: readonly string[];
  /** Each has at least two points, in order. Sorted by their first points. */
  readonly orbits: readonly (readonly string[])[];
  /** The largest k for which any k points can be brought to any k others; 0 if there are several orbits. */
  readonly transitivity: number;
  /** Whether it is transitive and has no blocks of imprimitivity. */
  readonly primitive: boolean;
  /** Whether all elements are even. */
  readonly allEven: boolean;
  /** The group acting on the numbers of the points. */
  readonly group: PermutationGroup;
}

/** Describes the group that permutations generate. Yields its progress, from 0 to 1. Throws a LimitError. */
export function describeGroup(permutations: readonly Permutation[]): Generator<number, GroupDescription> {
  return describeGroupOf(overCommonPoints(permutations));
}

/** The same for permutations that have been numbered. */
export function* describeGroupOf(given: LabelledGenerators): Generator<number, GroupDescription> {
  const { points, generators } = yield* amongMovedPointsInSteps(given);
  const group = yield* permutationGroup(generators, points.length);
  const orbits = yield* orbitsInSteps(generators, points.length);
  const times = transitivity(group);
  // 2-transitive groups are primitive.
  const primitive = times > 1 || (times === 1 && (yield* isPrimitive(generators, points.length)));
  const known = yield* knownName(group);
  const orderText = writtenOrder(group.orbitLengths);
  const shape = {
    degree: group.degree,
    orderText,
    orbitCount: orbits.length,
    transitivity: times,
    primitive,
  };
  return {
    name: known ?? inWords(shape),
    named: known !== undefined,
    order: group.order,
    orderText,
    points,
    orbits: orbits.map((orbit) => orbit.map((number) => points[number])),
    transitivity: shape.transitivity,
    primitive,
    allEven: generators.every((images) => parity({ images }) === "even"),
    group,
  };
}

interface Shape {
  readonly degree: number;
  readonly orderText: string;
  readonly orbitCount: number;
  readonly transitivity: number;
  readonly primitive: boolean;
}

/** 2-transitive groups are primitive, so there is no need to say so. */
function inWords({ degree, orderText, orbitCount, transitivity: times, primitive }: Shape): string {
  const size = `order ${orderText}, degree ${degree}`;
  if (orbitCount > 1) return `${size}, ${orbitCount} orbits`;
  if (times > 1) return `${size}, ${times}-transitive`;
  return `${size}, transitive, ${primitive ? "primitive" : "imprimitive"}`;
}
