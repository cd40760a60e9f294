import fixture from "../../../fixtures/groups.json";
import { imagesOfCycles } from "../../../../src/permutations/images";

export interface KnownGroup {
  readonly name: string;
  readonly degree: number;
  readonly generators: Int32Array[];
  readonly order: bigint;
}

/** Images counted from 1, as in books and in GAP. */
export function countedFromOne(images: readonly number[]): Int32Array {
  return Int32Array.from(images, (image) => image - 1);
}

/** Cycles of points counted from 1. */
export function permutation(degree: number, ...cycles: number[][]): Int32Array {
  return imagesOfCycles(
    degree,
    cycles.map((cycle) => cycle.map((point) => point - 1)),
  );
}

export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, k) => first + k);
}

export function factorial(n: number): bigint {
  return range(1, n).reduce((product, factor) => product * BigInt(factor), 1n);
}

/** The generators of several groups on separate points, side by side. */
export function sideBySide(...groups: (readonly Int32Array[])[]): Int32Array[] {
  const degree = groups.reduce((sum, [first]) => sum + first.length, 0);
  let offset = 0;
  return groups.flatMap((generators) => {
    const shift = offset;
    offset += generators[0].length;
    return generators.map((images) => {
      const all = Int32Array.from(range(0, degree - 1));
      images.forEach((image, x) => (all[shift + x] = shift + image));
      return all;
    });
  });
}

/** Each generator on two copies of its points at once. The group stays the same. */
export function twice(generators: readonly Int32Array[]): Int32Array[] {
  return generators.map((images) =>
    Int32Array.from([...images, ...images.map((image) => image + images.length)]),
  );
}

export function symmetric(n: number): Int32Array[] {
  return [permutation(n, range(1, n)), permutation(n, [1, 2])];
}

export function alternating(n: number): Int32Array[] {
  return [permutation(n, [1, 2, 3]), permutation(n, range(n % 2 === 1 ? 1 : 2, n))];
}

/** The groups of groups.json, with orders from GAP and SymPy. */
export const FIXTURE_GROUPS: KnownGroup[] = Object.entries(fixture).map(([name, { n, gens, order }]) => ({
  name,
  degree: n,
  generators: Object.values(gens).map(countedFromOne),
  order: BigInt(order),
}));

const M11 = [permutation(11, range(1, 11)), permutation(11, [3, 7, 11, 8], [4, 10, 5, 6])];
const M12 = [
  permutation(12, range(1, 11)),
  permutation(12, [3, 7, 11, 8], [4, 10, 5, 6]),
  permutation(12, [1, 12], [2, 11], [3, 6], [4, 8], [5, 9], [7, 10]),
];
const M23 = [
  permutation(23, range(1, 23)),
  permutation(23, [3, 17, 10, 7, 9], [4, 13, 14, 19, 5], [8, 18, 11, 12, 23], [15, 20, 22, 21, 16]),
];
/** x → x + 1, x → a · x on the residues of a prime, and x → −1 / x, with infinity as the last point. */
const PSL_2_7 = [
  permutation(8, range(1, 7)),
  permutation(8, [2, 3, 5], [4, 7, 6]),
  permutation(8, [1, 8], [2, 7], [3, 4], [5, 6]),
];

/** Textbook groups. */
export const TEXTBOOK_GROUPS: KnownGroup[] = [
  { name: "the trivial group", degree: 4, generators: [permutation(4)], order: 1n },
  { name: "no generators", degree: 3, generators: [], order: 1n },
  { name: "no points", degree: 0, generators: [new Int32Array(0)], order: 1n },
  { name: "a transposition", degree: 5, generators: [permutation(5, [2, 4])], order: 2n },
  { name: "C12 on 12 points", degree: 12, generators: [permutation(12, range(1, 12))], order: 12n },
  {
    name: "C30 on 10 points",
    degree: 10,
    generators: [permutation(10, [1, 2], [3, 4, 5], range(6, 10))],
    order: 30n,
  },
  {
    name: "Klein's four-group",
    degree: 4,
    generators: [permutation(4, [1, 2], [3, 4]), permutation(4, [1, 3], [2, 4])],
    order: 4n,
  },
  {
    name: "the dihedral group of a 9-gon",
    degree: 9,
    generators: [permutation(9, range(1, 9)), permutation(9, [2, 9], [3, 8], [4, 7], [5, 6])],
    order: 18n,
  },
  { name: "PSL(2,7) on 8 points", degree: 8, generators: PSL_2_7, order: 168n },
  { name: "M11", degree: 11, generators: M11, order: 7920n },
  { name: "M12", degree: 12, generators: M12, order: 95040n },
  { name: "M23", degree: 23, generators: M23, order: 10200960n },
  { name: "M11 on two copies of its points", degree: 22, generators: twice(M11), order: 7920n },
  { name: "M11 beside M12", degree: 23, generators: sideBySide(M11, M12), order: 7920n * 95040n },
  { name: "S50", degree: 50, generators: symmetric(50), order: factorial(50) },
  { name: "A100", degree: 100, generators: alternating(100), order: factorial(100) / 2n },
  {
    name: "S7 beside A9",
    degree: 16,
    generators: sideBySide(symmetric(7), alternating(9)),
    order: (factorial(7) * factorial(9)) / 2n,
  },
  {
    name: "S8 on two copies of its points",
    degree: 16,
    generators: twice(symmetric(8)),
    order: factorial(8),
  },
  {
    name: "S6 on its points and by an outer automorphism",
    degree: 12,
    generators: [
      permutation(12, [1, 2], [7, 8], [9, 10], [11, 12]),
      permutation(12, [2, 3], [7, 9], [8, 11], [10, 12]),
      permutation(12, [3, 4], [7, 8], [9, 12], [10, 11]),
      permutation(12, [4, 5], [7, 9], [8, 10], [11, 12]),
      permutation(12, [5, 6], [7, 8], [9, 11], [10, 12]),
    ],
    order: 720n,
  },
  {
    name: "S2 wr S5",
    degree: 10,
    generators: [
      permutation(10, [1, 2]),
      permutation(10, [1, 3], [2, 4]),
      permutation(10, [1, 3, 5, 7, 9], [2, 4, 6, 8, 10]),
    ],
    order: 32n * 120n,
  },
  {
    name: "S3 wr S4",
    degree: 12,
    generators: [
      permutation(12, [1, 2, 3]),
      permutation(12, [1, 2]),
      permutation(12, [1, 4], [2, 5], [3, 6]),
      permutation(12, [1, 4, 7, 10], [2, 5, 8, 11], [3, 6, 9, 12]),
    ],
    order: 6n ** 4n * 24n,
  },
  {
    name: "A4 wr C3",
    degree: 12,
    generators: [
      permutation(12, [1, 2, 3]),
      permutation(12, [2, 3, 4]),
      permutation(12, [1, 5, 9], [2, 6, 10], [3, 7, 11], [4, 8, 12]),
    ],
    order: 12n ** 3n * 3n,
  },
  {
    name: "S50 acting on two sets of 25 blocks",
    degree: 50,
    generators: [
      permutation(50, range(1, 25), range(26, 50)),
      permutation(50, [1, 2], [26, 27]),
      permutation(50, [1, 26]),
    ],
    order: 2n ** 25n * factorial(25),
  },
];
