import { i18n } from "../../language";
import { ImageTable } from "../../permutations/image-table";
import { cyclesOfImages, identityImages } from "../../permutations/images";
import { formatCycles } from "../../permutations/notation";
import { describeGroup } from "../../permutations/groups/group-description";
import { imagesOver, numbersOf, order as orderOf } from "../../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../../permutations/product-order";
import { sortedPoints } from "../../permutations/points";
import type { Cells } from "../../grid/cells";
import { identityName, nameOfWord, productsOfPowers, type NumberedWord } from "./element-names";
import { nowhereToWalk, ORDER_RANGE, permutationsOf } from "./play-generators";
import { orderIn } from "./cycle-cells";
import { generatorCellsIn, type GeneratorCell } from "./generator-cells";
import { NotPlayable, type Play, type PlayKind } from "../../playing/play";
import { stressLayout, type LayoutPoint } from "../../playing/stress-layout";

interface CayleyEdge {
  readonly from: number;
  readonly to: number;
  readonly generator: number;
}

/**
 * A group as a graph: its elements, and an arrow from g to g·a for each generator a. The play walks along a shortest word to an element
 * farthest from the identity. Each letter goes one distance farther.
 */
export interface CayleyPlay extends Play {
  readonly labels: readonly string[];
  /** In cycle notation, ordered by distance, the identity first. */
  readonly elements: readonly string[];
  /** Words such as r²s, in the same order. */
  readonly names: readonly string[];
  readonly orders: readonly number[];
  /** The group's name, if it is certain. */
  readonly group: string;
  /** The minimum number of factors for each element. */
  readonly distances: Int32Array;
  readonly edges: readonly CayleyEdge[];
  /** The elements' positions when neighbours are placed near each other. */
  readonly layout: readonly LayoutPoint[];
  /** The element after each step, and the generators between them. */
  readonly walk: readonly number[];
  readonly word: readonly number[];
}

const KIND = "Group";
/** A drawing of a group cannot tell more elements or generators apart. */
export const MAX_ELEMENTS = 200;
export const MAX_GENERATORS = 6;

export const cayleyGraph: PlayKind<CayleyPlay> = {
  prefix: KIND,
  title: /*i18n*/ "A group",
  ranges: [
    {
      name: "generators",
      title: /*i18n*/ "The generators: columns label and permutation, such as A and (1 4 2)",
    },
    ORDER_RANGE,
  ],

  *read({ generators: cells, order: cell }: Readonly<Record<string, Cells>>) {
    const order = orderIn(cell);
    const generators = yield* generatorCellsIn(cells, "generators", { header: true });
    const permutations = permutationsOf(generators, order, MAX_GENERATORS);
    const labels = generators.map(({ label }) => label);
    const points = sortedPoints(permutations.flatMap((permutation) => [...permutation.points]));
    const numbers = numbersOf(points);
    const factors = permutations.map((permutation) => imagesOver(numbers, permutation));
    const group = yield* enumerate(points.length, factors, order);
    if (group.distances.length === 1) throw nowhereToWalk();
    const walk = [group.distances.length - 1];
    const word: number[] = [];
    while (walk[0] !== 0) {
      const { from, generator } = group.arrivals[walk[0]];
      walk.unshift(from);
      word.unshift(generator);
    }
    const elements = group.images.map((images) =>
      formatCycles(cyclesOfImages(images).map((cycle) => cycle.map((point) => points[point]))),
    );
    const { name: groupName } = yield* describeGroup(permutations);
    const layout = yield* stressLayout(elements.length, group.edges);
    const atDistance = (step: number) => group.distances.filter((distance) => distance === step).length;
    return {
      prefix: KIND,
      lastStep: word.length,
      labels,
      elements,
      names: namesOf(group, factors, labels, order),
      orders: group.images.map((images) => Number(orderOf({ images }))),
      group: groupName,
      distances: group.distances,
      edges: group.edges,
      layout,
      walk,
      word,
      text(step) {
        if (step === 0) return i18n.t("the identity, one of {count} elements", { count: elements.length });
        return i18n.t(
          "times {label}: {element}; {count, plural, one {# element needs} other {# elements need}} {step, plural, one {# factor} other {# factors}}",
          { label: labels[word[step - 1]], element: elements[walk[step]], count: atDistance(step), step },
        );
      },
      marker: { range: "generators", cells: markGenerators(generators, word) },
    };
  },
};

/** All products of the factors, breadth-first from the identity. */
function* enumerate(degree: number, factors: readonly Int32Array[], order: ProductOrder) {
  const table = new ImageTable(degree, MAX_ELEMENTS + MAX_GENERATORS + 2);
  table.add(identityImages(degree));
  const factorRows = factors.map((images) => table.add(images));
  const distances = [0];
  /** The edge by which each element was first found; none for the identity. */
  const arrivals: CayleyEdge[] = [];
  const edges: CayleyEdge[] = [];
  for (let from = 0; from < table.count; from++) {
    for (let generator = 0; generator < factors.length; generator++) {
      const [first, second] = factorsInOrder([from, factorRows[generator]], order);
      const to = table.addProduct(first, second);
      if (table.count > MAX_ELEMENTS) {
        throw new NotPlayable(
          i18n.t("The generators generate more than {most} elements, too many for a drawing.", {
            most: MAX_ELEMENTS,
          }),
        );
      }
      const edge = { from, to, generator };
      edges.push(edge);
      if (distances[to] !== undefined) continue;
      distances[to] = distances[from] + 1;
      arrivals[to] = edge;
    }
    yield from / MAX_ELEMENTS;
  }
  const images = distances.map((_, row) => Int32Array.from(table.row(row)));
  return { images, distances: Int32Array.from(distances), edges, arrivals };
}

/** The names of the elements, the identity first. */
function namesOf(
  { images, arrivals }: { readonly images: readonly Int32Array[]; readonly arrivals: readonly CayleyEdge[] },
  factors: readonly Int32Array[],
  labels: readonly string[],
  order: ProductOrder,
): string[] {
  const words: NumberedWord[] = [[]];
  arrivals.forEach(({ from, to, generator }) => (words[to] = [...words[from], generator]));
  const products = productsOfPowers(factors, images.length, order);
  return images.map((element, k) =>
    k === 0 ? identityName(labels) : nameOfWord(products?.get(element.join()) ?? words[k], labels),
  );
}

/** The row of the last applied factor or, before the first one, of the one to come. */
function markGenerators(generators: readonly GeneratorCell[], word: readonly number[]) {
  return (step: number) => {
    const { row } = generators[word[Math.max(step, 1) - 1]];
    return [
      { row, column: 0 },
      { row, column: 1 },
    ];
  };
}
