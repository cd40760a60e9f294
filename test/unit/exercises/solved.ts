import type { Exercise } from "../../../src/exercises/exercise";
import type { ProductOrder } from "../../../src/permutations/product-order";
import { POINTS } from "../../../src/exercises/random-cycles";

/** The images of 1 to 9. */
type Images = readonly number[];

const ALL: Images = POINTS.map(Number);

/** The images under a text of cycles with spaces, each point followed through one after another. */
export function imagesUnder(text: string, order: ProductOrder = "left to right"): Images {
  const cycles = Array.from(text.matchAll(/\(([^)]*)\)/g), ([, cycle]) => cycle.split(" ").map(Number));
  if (order === "right to left") cycles.reverse();
  return ALL.map((point) =>
    cycles.reduce(
      (at, cycle) => (cycle.includes(at) ? cycle[(cycle.indexOf(at) + 1) % cycle.length] : at),
      point,
    ),
  );
}

const afterwards = (first: Images, then: Images): Images => first.map((image) => then[image - 1]);
const inverse = (images: Images): Images => ALL.map((point) => images.indexOf(point) + 1);
const isIdentity = (images: Images) => images.every((image, k) => image === k + 1);

function power(images: Images, exponent: number): Images {
  const factor = exponent < 0 ? inverse(images) : images;
  let product = ALL;
  for (let k = 0; k < Math.abs(exponent); k++) product = afterwards(product, factor);
  return product;
}

function orderOf(images: Images): number {
  let order = 1;
  while (!isIdentity(power(images, order))) order++;
  return order;
}

/** Even if as many pairs are in the wrong order as not, counted one by one. */
function parityOf(images: Images): string {
  const inversions = images.flatMap((image, k) => images.slice(k + 1).filter((later) => later < image));
  return inversions.length % 2 === 0 ? "even" : "odd";
}

function alongPath(path: string): Images {
  const [home, ...places] = path.split("-").map(Number);
  const pieceAt = new Map(ALL.map((place) => [place, place]));
  let empty = home;
  for (const place of places) {
    const piece = pieceAt.get(place)!;
    pieceAt.set(place, pieceAt.get(empty)!);
    pieceAt.set(empty, piece);
    empty = place;
  }
  return ALL.map((piece) => ALL.find((place) => pieceAt.get(place) === piece)!);
}

function wordImages(word: string, generators: Exercise["given"], order: ProductOrder): Images {
  const letters = word.match(/[A-C]'?/g) ?? [];
  if (order === "right to left") letters.reverse();
  return letters.reduce<Images>((product, letter) => {
    const [, cycles] = generators.find(([label]) => label === letter[0])!;
    const images = imagesUnder(String(cycles));
    return afterwards(product, letter.endsWith("'") ? inverse(images) : images);
  }, ALL);
}

/** Moves from each cell of a maze to its neighbours, all ways counted that have the fewest. */
function walked(maze: Exercise["given"]): { moves: number; ways: number } {
  const cells = maze.flatMap((row, r) => row.map((cell, c) => ({ cell, r, c })));
  let layer = new Map([[cells.findIndex(({ cell }) => cell === "S"), 1]]);
  const seen = new Set(layer.keys());
  for (let moves = 0; layer.size > 0; moves++) {
    for (const [at, ways] of layer) if (cells[at].cell === "G") return { moves, ways };
    const next = new Map<number, number>();
    for (const [at, ways] of layer) {
      cells.forEach(({ cell, r, c }, to) => {
        const isBeside = Math.abs(r - cells[at].r) + Math.abs(c - cells[at].c) === 1;
        if (isBeside && cell !== "#" && !seen.has(to)) next.set(to, (next.get(to) ?? 0) + ways);
      });
    }
    layer = next;
    for (const at of layer.keys()) seen.add(at);
  }
  throw new Error("There is no way.");
}

/** The fewest jumps from a tile to the 0. */
export function fewestJumps(tiles: Exercise["given"], start: string): number {
  let layer = new Set([start]);
  for (let jumps = 0; jumps < 100; jumps++) {
    const next = new Set<string>();
    for (const tile of layer) {
      const [row, column] = Array.from(tile, Number);
      const far = Number(tiles[row - 1][column - 1]);
      if (far === 0) return jumps;
      for (const [r, c] of [
        [row + far, column],
        [row - far, column],
        [row, column + far],
        [row, column - far],
      ])
        // prettier-ignore
        if (tiles[r - 1]?.[c - 1] !== undefined) next.add(`${r}${c}`);
    }
    layer = next;
  }
  throw new Error("There is no way.");
}

const areEqual = (one: Images, other: Images) => String(one) === String(other);

const isAmong = (all: readonly Images[], one: Images) => all.some((each) => areEqual(each, one));

/** All products, the first of which are the shortest. */
function generated(generators: readonly Images[]): Images[] {
  const found = [ALL];
  for (const element of found) {
    for (const generator of generators) {
      const product = afterwards(element, generator);
      if (!isAmong(found, product)) found.push(product);
    }
  }
  return found;
}

/** Whether the answer of an exercise is right, found without any of the add-in's code. */
export function isSolvedBy(
  { topic, given, question }: Exercise,
  answer: string,
  order: ProductOrder,
): boolean {
  const [[first, second]] = given;
  const cycles = String(first);
  const images = imagesUnder(answer);
  switch (topic) {
    case "products":
      return areEqual(images, imagesUnder(cycles, order));
    case "inverses":
      return areEqual(images, inverse(imagesUnder(cycles, order)));
    case "powers":
      return areEqual(images, power(imagesUnder(cycles), Number(second)));
    case "order":
      return Number(answer) === orderOf(imagesUnder(cycles, order));
    case "parity":
      return answer === parityOf(imagesUnder(cycles, order));
    case "one-line":
      return given[0].length === 1
        ? answer === imagesUnder(cycles).slice(0, answer.split(" ").length).join(" ")
        : String(images.slice(0, given[0].length)) === String(given[0]);
    case "paths":
      return areEqual(images, alongPath(cycles));
    case "conjugacy": {
      const x = imagesUnder(String(second));
      const other = imagesUnder(String(given[1][1]));
      const renamedBy = (g: Images) => afterwards(afterwards(inverse(g), x), g);
      return given[1][0] === "g" ? areEqual(images, renamedBy(other)) : areEqual(other, renamedBy(images));
    }
    case "words": {
      const last = String(given.at(-1)![1]);
      return last.startsWith("(")
        ? areEqual(imagesUnder(last), wordImages(answer, given, order))
        : areEqual(images, wordImages(last, given, order));
    }
    case "subgroups": {
      const listed = given[0].map((cycles) => imagesUnder(String(cycles)));
      const isClosed = listed.every((a) => listed.every((b) => isAmong(listed, afterwards(a, b))));
      return answer === (isClosed ? "yes" : "no");
    }
    case "cosets": {
      const own = String(second).split(", ").map((cycles) => imagesUnder(cycles)); // prettier-ignore
      const g = imagesUnder(String(given[1][1]));
      const isFirst = question.includes("Hg") === (order === "left to right");
      const coset = own.map((h) => (isFirst ? afterwards(h, g) : afterwards(g, h)));
      const found = answer.split(", ").map((cycles) => imagesUnder(cycles));
      return found.length === coset.length && coset.every((each) => isAmong(found, each));
    }
    case "element-orders": {
      const [, asked] = /order (\d+)/.exec(question)!;
      const elements = generated(given.map(([each]) => imagesUnder(String(each))));
      return Number(answer) === elements.filter((each) => orderOf(each) === Number(asked)).length;
    }
    case "normal": {
      const beside = (letter: string) =>
        given.filter(([each]) => each === letter).map(([, each]) => imagesUnder(String(each)));
      const [all, own] = [generated(beside("G")), generated(beside("H"))];
      const isNormal = all.every((g) =>
        own.every((h) => isAmong(own, afterwards(afterwards(inverse(g), h), g))),
      );
      return answer === (isNormal ? "yes" : "no");
    }
    case "homomorphisms": {
      const pairs = given.map(
        ([from, , to]) => [imagesUnder(String(from)), imagesUnder(String(to))] as const,
      );
      const images = new Map([[String(ALL), ALL]]);
      let isOne = true;
      for (const element of generated(pairs.map(([from]) => from))) {
        for (const [from, to] of pairs) {
          const key = String(afterwards(element, from));
          const image = afterwards(images.get(String(element))!, to);
          isOne &&= areEqual(images.get(key) ?? image, image);
          if (!images.has(key)) images.set(key, image);
        }
      }
      return answer === (isOne ? "yes" : "no");
    }
    case "mazes": {
      const { moves, ways } = walked(given);
      return Number(answer) === (question.startsWith("How many moves") ? moves : ways);
    }
    case "jumps": {
      const [, row, column] = /row (\d), column (\d)/.exec(question)!;
      const fewest = fewestJumps(given, row + column);
      if (!answer.includes(" ")) return Number(answer) === fewest;
      const way = answer.split(" ");
      return way.length === fewest + 1 && way.every((tile, k) => fewestJumps(given, tile) === fewest - k);
    }
  }
}
