import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { inOrder } from "../../steps/sorting";
import {
  conjugate,
  type MultiplicationTable,
  powersOf,
  commutatorsIn,
  generatedBy,
  keyOf,
  type Subgroup,
} from "./multiplication-table";
import { primesOf } from "../whole-numbers";
import { generatorsInTable } from "./elements-in-order";

/**
 * The last term of the derived series, which is its own commutator subgroup: trivial if and only if the group is solvable. All subgroups of
 * that kind are inside.
 */
export function* perfectResidual(table: MultiplicationTable): Steps<Subgroup> {
  let term = generatedBy(table, Array.from(table.orders.keys()));
  for (;;) {
    const next = generatedBy(table, yield* commutatorsIn(table, term.elements));
    if (next.elements.length === term.elements.length) return term;
    term = next;
  }
}

/** For each of some elements x that generate the group, where conjugation takes each element: to x⁻¹ a x. */
function conjugations(table: MultiplicationTable, generators: readonly number[]): Uint16Array[] {
  return generators.map((x) => Uint16Array.from({ length: table.size }, (_, a) => conjugate(table, a, x)));
}

/** The elements of a subgroup and of all its conjugates, each in order; `report` hears the key of each. */
function conjugateSubgroups(
  { elements, isIn }: Subgroup,
  maps: readonly Uint16Array[],
  report: (key: string) => void,
): Uint16Array[] {
  const first = Uint16Array.from(elements).sort();
  const found = [first];
  const keys = new Set([keyOf({ isIn })]);
  for (const subgroup of found) {
    for (const map of maps) {
      const marks = new Uint8Array(isIn.length);
      for (const element of subgroup) marks[map[element]] = 1;
      const key = keyOf({ isIn: marks });
      if (keys.has(key)) continue;
      keys.add(key);
      found.push(subgroup.map((element) => map[element]).sort());
    }
  }
  keys.forEach(report);
  return found;
}

/** A cyclic subgroup whose order is a power of a prime. */
interface CyclicSubgroup {
  readonly prime: number;
  readonly generator: number;
  /** The generator to the power of the prime, which generates the largest subgroup inside. */
  readonly power: number;
}

/** All of them but the trivial one, by their first generators. */
function cyclicSubgroups(table: MultiplicationTable): CyclicSubgroup[] {
  const isDone = new Uint8Array(table.size);
  const found: CyclicSubgroup[] = [];
  for (let generator = 1; generator < table.size; generator++) {
    const primes = primesOf(table.orders[generator]);
    if (isDone[generator] === 1 || primes.length !== 1) continue;
    const powers = powersOf(table, generator);
    const [prime] = primes;
    powers.forEach((element, exponent) => {
      if (exponent % prime !== 0) isDone[element] = 1;
    });
    found.push({ prime, generator, power: powers[prime] ?? 0 });
  }
  return found;
}

/** The most subgroups that are found: C2^7 has 29,212. */
const MAX_SUBGROUPS = 30_000;

/** A subgroup with generators. */
interface Generated extends Subgroup {
  readonly generators: readonly number[];
}

/** A subgroup and its conjugates, all x⁻¹ H x: the elements of each in order. The first one is that whose elements come first. */
export type SubgroupClass = readonly Uint16Array[];

/**
 * All subgroups of a table's group in classes of conjugates: by their orders, then by the sizes of the classes, then by their first
 * elements.
 *
 * Cyclic extension (J. Neubüser, 1960): a subgroup and an element that normalises it, one prime power of which is inside, generate a next
 * one. This finds all that lead down to the trivial subgroup, or to another perfect one, in steps of prime index. The perfect ones are all
 * inside the last term of the derived series, so of this all subgroups are found first, by adding any elements. Throws a LimitError.
 *
 * Takes an extension for each class of subgroups and cyclic subgroup of prime power order, and two bytes for each element of all subgroups.
 */
export function* subgroupClasses(table: MultiplicationTable, most = MAX_SUBGROUPS): Steps<SubgroupClass[]> {
  const maps = conjugations(table, generatorsInTable(table, [...table.orders.keys()]));
  const cyclic = cyclicSubgroups(table);
  const residual = yield* perfectResidual(table);
  const keys = new Set<string>();
  const found: Generated[] = [];
  const classes: SubgroupClass[] = [];
  const add = (subgroup: Subgroup, generators: readonly number[]): void => {
    if (keys.has(keyOf(subgroup))) return;
    const conjugates = conjugateSubgroups(subgroup, maps, (key) => keys.add(key));
    classes.push(conjugates.sort(compareElements));
    found.push({ ...subgroup, generators });
    if (keys.size <= most) return;
    throw new LimitError(
      i18n.t("the group has more than {most, number} subgroups; no more are possible here", { most }),
    );
  };
  add(generatedBy(table, []), []);
  for (let next = 0; next < found.length; next++) {
    const subgroup = found[next];
    const isPerfectable = subgroup.generators.every((element) => residual.isIn[element] === 1);
    const isDone = subgroup.isIn.slice();
    for (const { prime, generator, power } of cyclic) {
      if (isDone[generator] === 1) continue;
      yield next / found.length;
      const generators = [...subgroup.generators, generator];
      if (subgroup.isIn[power] === 1 && normalises(table, generator, subgroup)) {
        const extended = extension(table, subgroup, generator, prime);
        for (const element of extended.elements) isDone[element] = 1;
        add(extended, generators);
      } else if (isPerfectable && residual.isIn[generator] === 1) {
        add(generatedBy(table, generators), generators);
      }
    }
  }
  const order = yield* inOrder(classes.length, (a, b) => compareClasses(classes[a], classes[b]));
  return Array.from(order, (number) => classes[number]);
}

function compareClasses(a: SubgroupClass, b: SubgroupClass): number {
  return a[0].length - b[0].length || a.length - b.length || compareElements(a[0], b[0]);
}

function normalises(table: MultiplicationTable, element: number, { generators, isIn }: Generated): boolean {
  return generators.every((each) => isIn[conjugate(table, each, element)] === 1);
}

/** The subgroup's cosets with the powers of an element that normalises it, up to the one that is inside. */
function extension(
  { size, products }: MultiplicationTable,
  subgroup: Subgroup,
  element: number,
  prime: number,
): Subgroup {
  const isIn = subgroup.isIn.slice();
  const elements = [...subgroup.elements];
  for (let power = element, exponent = 1; exponent < prime; exponent++) {
    for (const each of subgroup.elements) {
      const product = products[each * size + power];
      isIn[product] = 1;
      elements.push(product);
    }
    power = products[power * size + element];
  }
  return { elements, isIn };
}

/** Elements are in order; what has the smaller first one that is different comes first. */
function compareElements(a: Uint16Array, b: Uint16Array): number {
  const k = a.findIndex((element, at) => element !== b[at]);
  return k < 0 ? 0 : a[k] - b[k];
}

/**
 * The lines of the lattice: for each class the numbers of the classes directly below it. A subgroup of the lower class is inside a subgroup
 * of the upper one, and no other class is between them. Classes are in the order of subgroupClasses, smaller subgroups first.
 */
export function classesBelow(classes: readonly SubgroupClass[]): number[][] {
  const size = classes.reduce((most, [first]) => Math.max(most, first.length), 0);
  const isBelow = classes.map(([upper]) => {
    const isIn = new Uint8Array(size);
    for (const element of upper) isIn[element] = 1;
    return classes.map(
      (lower) =>
        lower[0].length < upper.length &&
        upper.length % lower[0].length === 0 &&
        lower.some((subgroup) => subgroup.every((element) => isIn[element] === 1)),
    );
  });
  return isBelow.map((below) =>
    below.flatMap((isIt, lower) =>
      isIt && !below.some((isOther, between) => isOther && isBelow[between][lower]) ? [lower] : [],
    ),
  );
}
