import fc from "fast-check";
import { finished } from "../../../../src/steps";
import type { Cells } from "../../../../src/grid/cells";
import type { Game } from "../../../../src/playing/play";
import { NotPlayable } from "../../../../src/playing/play";
import { generatorsAndWord, type WordPlay } from "../../../../src/puzzles/groups/word-play";
import { played } from "../../playing/played";

const GENERATORS: Cells = [["A", "(1 4 2)"], ["B", "(4 8 7)"], ["C", "(6 8 9)"], ["D", "(2 8 9 6 3)"]]; // prettier-ignore
const play = (ranges: Record<string, Cells> = {}) =>
  played(generatorsAndWord, { generators: GENERATORS, ...ranges });
const gameOf = (of: WordPlay) => of.byHand!.game as Game<string>;
const word = (of: WordPlay) => of.letters.map(({ text }) => text).join("");

test("a word is played from the start; what it makes is the target", () => {
  const bySheet = play({ word: [["BADD"]] });
  expect([word(bySheet), bySheet.text(0), bySheet.text(4)]).toEqual([
    "BADD",
    "the start is (), the target is (1 4 6 2)(3 8 7 9)",
    "D: (2 8 9 6 3); so far (1 4 6 2)(3 8 7 9), the target",
  ]);
  expect(play({ word: [["B'A"]], start: [["(1 2)"]] }).text(1)).toBe("B': (4 7 8); so far (1 2)(4 7 8)");
});

test("powers, conjugates and commutators are played letter by letter", () => {
  expect(word(play({ word: [["[A,B]A^-2"]] }))).toBe("A'B'ABA'A'");
  expect(word(play({ word: [["(AB)2D^B"]] }))).toBe("ABABB'DB");
  expect(play({ start: [["((1 4)(4 2))^-1"]], target: [["e"]], word: [["A2"]] }).text(0)).toBe(
    "the start is (1 4 2), the target is ()",
  );
  expect(() => play({ word: [["(AB)^501"]] })).toThrow(
    "the word has 1,002 letters, and at most 1,000 are played",
  );
  expect(() => play({ word: [["A^B^C"]] })).toThrow(
    'word: "A^B^C", character 4: ^ is not right after a label; expected A, B, C or D.',
  );
});

test("without a word a shortest one is found, to the target or back to the identity", () => {
  expect(word(play({ target: [["(1 4 6 2)(3 8 7 9)"]] }))).toBe("BADD");
  expect(word(play({ start: [["(1 4 2)(4 8 7)"]] }))).toBe("B'A'");
  expect(word(play({ start: [["(1 4 2)"]], target: [["(1 8 7 4 2)"]], word: [[""]] }))).toBe("B");
  expect([play().lastStep, play().impossible]).toEqual([0, undefined]);
  expect(play().text(0)).toBe("the start is (), and so is the target");
});

test("a target outside of the group is shown, with the reason of FACTORCYCLES", () => {
  const odd = play({ target: [["(1 2)"]] });
  expect(odd).toMatchObject({
    lastStep: 0,
    impossible: "The target is odd, but all generators are even, and so are all their products.",
  });
  expect(play({ target: [["(1 5 2)"]] }).impossible).toBe(
    "The target takes 1 to 5, and no product of the generators does.",
  );
});

test("a word that does not reach the target is played all the same, and a way there is found", () => {
  const wrong = play({ word: [["AA"]], target: [["(1 4 2)"]] });
  expect([word(wrong), wrong.text(2)]).toEqual(["AA", "A: (1 4 2); so far (1 2 4)"]);
  const solution = finished(gameOf(wrong).solve(gameOf(wrong).start));
  expect("line" in solution && solution.line.map(({ label }) => label)).toEqual(["A"]);
});

test("a word is played also if neither it nor any other one reaches the target, with the reason", () => {
  const wrong = play({ word: [["AA"]], target: [["(1 2)"]] });
  expect([word(wrong), wrong.impossible]).toEqual([
    "AA",
    "The target is odd, but all generators are even, and so are all their products.",
  ]);
  expect(play({ word: [["AA"]], target: [["(1 4 2)"]] }).impossible).toBeUndefined();
  const single = { generators: [["A", "(1 2 3 4)"]], word: [["A"]] };
  expect(play({ ...single, target: [["(1 2)(3 4)(5)"]] }).impossible).toBe(
    "The generators do not make the target: all their 4 products were looked through.",
  );
});

test("the letters are the moves, an involution once", () => {
  const game = gameOf(play({ generators: [["R", "(1 2 3)"], ["F", "(1 2)"]], word: [["RF'"]] })); // prettier-ignore
  expect(game.moves(game.start).map(({ label, spot }) => [label, spot])).toEqual([
    ["R", "R"],
    ["R'", "R'"],
    ["F", "F"],
  ]);
  expect(game.refuse(game.start, "X")).toBe("There is no generator here.");
  const [, turnedBack] = game.moves(game.start);
  expect((game.play([turnedBack]) as WordPlay).text(1)).toBe("R': (1 3 2); so far (1 3 2)");
});

test("the sheet's word is gone on with, and so is a word that was found", () => {
  const game = gameOf(play({ word: [["AABB"]] }));
  const labels = (state: string) => {
    const found = finished(game.solve(state));
    return "line" in found ? [found.line.map(({ label }) => label).join(""), found.isShortest] : [];
  };
  expect(labels(game.start)).toEqual(["AABB", false]);
  const after = (state: string, label: string) => game.moves(state).find((move) => move.label === label)!.to;
  expect(labels(after(after(game.start, "A"), "A"))).toEqual(["BB", false]);
  expect(labels(after(game.start, "C"))).toEqual(["A'C'B'", true]);
});

test("the marker is on the row of the letter; a row of headings is skipped", () => {
  const headed = play({ generators: [["label", "permutation"], ["", ""], ...GENERATORS], word: [["BA"]] }); // prettier-ignore
  const rows = [0, 1, 2].map((step) => headed.marker!.cells(step).map(({ row }) => row));
  expect(rows).toEqual([[3, 3], [3, 3], [2, 2]]); // prettier-ignore
  expect(play().marker!.cells(0)).toEqual([]);
});

test.each<[ranges: Record<string, Cells>, message: string]>([
  [{ word: [["AX"]] }, 'word: "AX", character 2: X is not a label; expected A, B, C or D.'],
  [
    { target: [["x"]] },
    'target: "x" has no parentheses; expected cycles such as (1 4 2)(3 8), or () for the identity.',
  ],
  [{ start: [["(1 1)"]] }, "start: "],
  [
    { generators: [["A", "(1 2)"], ["A", "(2 3)"]] }, // prettier-ignore
    'generators, row 2, column 1: the label "A" is here and in row 1; expected different labels.',
  ],
  [{ generators: [["A'", "(1 2)"]] }, "the label \"A'\" ends with ', which marks an inverse"],
  [{ generators: [["A B", "(1 2)"]] }, 'the label "A B" has a space or a comma'],
  [{ word: [["A".repeat(1001)]] }, "the word has 1,001 letters, and at most 1,000 are played"],
])("what cannot be read is told: %j", (ranges, message) => {
  expect(() => play(ranges)).toThrow(message);
});

test("what cannot be drawn is told", () => {
  const long = `(${Array.from({ length: 61 }, (_, k) => k + 1).join(" ")})`;
  expect(() => play({ target: [[long]] })).toThrow(
    new NotPlayable("There are 61 points; a drawing shows at most 60 of them."),
  );
  expect(() => play({ generators: [["E", "()"]], target: [["(1 2)"]] })).toThrow(NotPlayable);
  const many: Cells = Array.from({ length: 13 }, (_, k) => [`g${k}`, "(1 2)"]);
  expect(() => play({ generators: many })).toThrow(
    new NotPlayable("There are 13 generators; a drawing tells at most 12 of them apart."),
  );
});

const POINTS = 5;
const permutations = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: POINTS });
const cyclesOf = (images: readonly number[]) => {
  let text = "";
  const seen = new Set<number>();
  images.forEach((_, first) => {
    const cycle: number[] = [];
    for (let x = first; !seen.has(x); x = images[x]) {
      seen.add(x);
      cycle.push(x + 1);
    }
    if (cycle.length > 1) text += `(${cycle.join(" ")})`;
  });
  return text || "()";
};
const times = (a: readonly number[], b: readonly number[]) => a.map((x) => b[x]);
const inverse = (a: readonly number[]) => a.map((_, x) => a.indexOf(x));

/** The fewest letters from a permutation to another one; Infinity if it is in another coset. */
function distance(from: readonly number[], to: readonly number[], letters: readonly (readonly number[])[]) {
  const seen = new Set([from.join()]);
  for (let layer = [from], moved = 0; layer.length > 0; moved++) {
    if (seen.has(to.join())) return moved;
    layer = layer
      .flatMap((each) => letters.map((letter) => times(each, letter)))
      .filter((each) => !seen.has(each.join()) && seen.add(each.join()));
  }
  return Infinity;
}

test("in any group words multiply to the state, and each state is solved in the fewest letters", () => {
  fc.assert(
    fc.property(
      fc.array(permutations, { minLength: 1, maxLength: 3 }),
      permutations,
      permutations,
      fc.array(fc.nat(), { maxLength: 6 }),
      (given, start, target, choices) => {
        fc.pre(given.some((images) => images.some((image, x) => image !== x)));
        const ranges = {
          // All points are listed, so that a state has all of them.
          generators: given.map((images, k) => ["ABC"[k], `${cyclesOf(images)}(1)(2)(3)(4)(5)`]),
          start: [[cyclesOf(start)]],
          target: [[cyclesOf(target)]],
        };
        const read = play(ranges);
        const game = gameOf(read);
        const letters = given.flatMap((images) =>
          times(images, images).every((image, x) => image === x) ? [images] : [images, inverse(images)],
        );
        expect(game.moves(game.start)).toHaveLength(letters.length);
        expect(read.impossible === undefined).toBe(distance(start, target, letters) < Infinity);
        const line = [];
        let [state, product] = [game.start, start as readonly number[]];
        for (const choice of choices) {
          const number = choice % letters.length;
          line.push(game.moves(state)[number]);
          [state, product] = [line.at(-1)!.to, times(product, letters[number])];
        }
        expect(state).toBe(product.join());
        expect([...(game.play(line) as WordPlay).pointsAfter(line.length)]).toEqual(product);
        expect(game.isSolved(state)).toBe(product.join() === target.join());
        const solution = finished(game.solve(state));
        const fewest = distance(product, target, letters);
        if ("impossible" in solution) expect(fewest).toBe(Infinity);
        else {
          expect(solution.isShortest).toBe(true);
          expect(solution.line).toHaveLength(fewest);
          expect(solution.line.at(-1)?.to ?? state).toBe(target.join());
        }
      },
    ),
    { numRuns: 150 },
  );
});
