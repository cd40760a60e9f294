import fc from "fast-check";
import { wordToCycles } from "../../../../src/functions/words";
import type { Cells } from "../../../../src/grid/cells";
import { brokenCondition, parseConditions } from "../../../../src/permutations/conditions";
import { formatPermutation } from "../../../../src/permutations/permutation";
import type { Game } from "../../../../src/playing/play";
import { scrambled } from "../../../../src/playing/scrambled";
import { generatorsAndWord, type WordPlay } from "../../../../src/puzzles/groups/word-play";
import { finished } from "../../../../src/steps";
import { failure } from "../../functions/host";
import { played } from "../../playing/played";

const GENERATORS: Cells = [["A", "(1 4 2)", "4=8"], ["B", "(4 8 7)", ""]]; // prettier-ignore
const play = (ranges: Record<string, Cells> = {}) =>
  played(generatorsAndWord, { generators: GENERATORS, ...ranges });
const gameOf = (of: WordPlay) => of.byHand!.game as Game<string>;
const rowsOf = (cells: Cells) => cells.map((row) => [...row]);
const word = (of: WordPlay) => of.letters.map(({ text }) => text).join("");
const labels = (game: Game<string>, state: string) => game.moves(state).map(({ label }) => label);
const after = (game: Game<string>, letters: readonly string[]) =>
  letters.reduce((state, text) => game.moves(state).find(({ label }) => label === text)!.to, game.start);

test("a word that obeys the conditions is played to its end, under headings or not", () => {
  const of = play({ word: [["BBA"]] });
  expect([word(of), of.text(3), of.impossible]).toEqual([
    "BBA",
    "A: (1 4 2); so far (1 4 7 8 2), the target",
    undefined,
  ]);
  const headed = play({ generators: [["label", "permutation", "only if"], ...GENERATORS], word: [["BBA"]] });
  expect([word(headed), headed.marker!.cells(3).map(({ row }) => row)]).toEqual(["BBA", [1, 1, 1]]);
});

test("a blank third column has no conditions", () => {
  const blank = play({ generators: [["A", "(1 2)", ""], ["B", "(2 3)", " "]], word: [["AB"]] }); // prettier-ignore
  const game = gameOf(blank);
  expect(labels(game, game.start)).toEqual(["A", "B"]);
  expect(() => play({ generators: [["A", "(1 2)", "x"]] })).toThrow(
    'generators, row 1, column 3: "x", character 1: this is not a condition; write 5=1 2 if place 5 must hold 1 or 2',
  );
});

test.each([
  ["BA", "left to right", "character 2: A is blocked; before it, 7 is on place 4"],
  ["AB", "right to left", "character 1: A is blocked; before it, 7 is on place 4"],
  ["BBAA'A'", "left to right", "character 6: A' is blocked; after it, 2 would be on place 4"],
  ["B(BA)2", "left to right", "character 4: A is blocked; before it, 4 is on place 4"],
])("the blocked word %s is refused %s, in the words of WORDTOCYCLES", async (text, order, says) => {
  const message = `word: ${JSON.stringify(text)}, ${says}.`;
  expect(() => play({ word: [[text]], order: [[order]] })).toThrow(message);
  expect(await failure(() => wordToCycles(text, rowsOf(GENERATORS), order))).toBe(`#VALUE! ${message}`);
});

test("pieces that begin elsewhere decide what is blocked", () => {
  expect(word(play({ start: [["(4 8)"]], word: [["A"]] }))).toBe("A");
  expect(() => play({ start: [["(4 8)"]], word: [["BA"]] })).toThrow(
    'word: "BA", character 2: A is blocked; before it, 7 is on place 4.',
  );
  expect(word(play({ start: [["(1 4)"]], target: [["(1 4)"]] }))).toBe("");
});

test("a blocked letter is refused with a sentence, by a click and by its key", () => {
  const game = gameOf(play());
  expect(labels(game, game.start)).toEqual(["B", "B'"]);
  const blocked = "A is blocked: place 4 holds 4.";
  expect([game.refuse(game.start, "A"), game.refuseKey!(game.start, "a")]).toEqual([blocked, blocked]);
  const undone = "A' is blocked: after it, place 4 would hold 2.";
  expect([game.refuse(game.start, "A'"), game.refuseKey!(game.start, "A")]).toEqual([undone, undone]);
  expect([game.refuse(game.start, "X"), game.refuseKey!(game.start, "b")]).toEqual([
    "There is no generator here.",
    undefined,
  ]);
  expect(game.keys).toEqual(["a", "A", "b", "B"]);
  expect(labels(game, after(game, ["B", "B", "A"]))).toContain("A'");
});

test("without a word, one is found that obeys the conditions, or none is", () => {
  expect(word(play({ target: [["(1 4 7 8 2)"]] }))).toBe("B'A");
  const none = "The conditions block all words for the target.";
  const never: Cells = [["A", "(1 4 2)", "4=9"], GENERATORS[1]];
  expect(play({ generators: never, target: [["(1 4 2)"]] })).toMatchObject({ lastStep: 0, impossible: none });
  expect(play({ generators: never, word: [["B"]], target: [["(1 4 2)"]] })).toMatchObject({
    lastStep: 1,
    impossible: none,
  });
  expect(play({ word: [["B"]], target: [["(1 4 7 8 2)"]] }).impossible).toBeUndefined();
  expect(play({ word: [["B"]], target: [["(1 2)"]] }).impossible).toMatch(/^The target is odd/);
});

test("with a condition, an exchange has an inverse of its own, which undoes it", () => {
  const game = gameOf(play({ generators: [["A", "(1 2)", "1=1"], ["B", "(2 3)", ""]] })); // prettier-ignore
  expect(labels(game, game.start)).toEqual(["A", "B"]);
  const exchanged = after(game, ["A"]);
  expect(labels(game, exchanged)).toEqual(["A'", "B"]);
  expect(game.refuse(exchanged, "A")).toBe("A is blocked: place 1 holds 2.");
  const back = finished(game.solve(exchanged));
  expect("line" in back && back.line.map(({ label }) => label)).toEqual(["A'"]);
});

test("a scramble makes only moves that are allowed, and is solved", () => {
  const mixed = scrambled(play().byHand!, 9, 4)!.byHand!.game as Game<string>;
  const solution = finished(mixed.solve(mixed.start));
  expect("line" in solution && solution.line.length).toBeGreaterThan(2);
});

const PLACES = ["1", "2", "3", "4", "5"];
const permutation = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
const condition = fc
  .record({
    place: fc.constantFrom(...PLACES, "6"),
    sign: fc.constantFrom("=", "<>"),
    pieces: fc.subarray([...PLACES, "6"], { minLength: 1, maxLength: 4 }),
  })
  .map(({ place, sign, pieces }) => `${place}${sign}${pieces.join(" ")}`);
const generator = fc.record({
  images: permutation,
  conditions: fc.array(condition, { maxLength: 2 }).map((all) => all.join("; ")),
});
type Given = { images: number[]; conditions: string };

/** With all five points, so that a state has all of them. */
const cycles = (images: readonly number[]) => {
  const cycleOf = (x: number): number[] => {
    const cycle = [x];
    while (images[cycle.at(-1)!] !== x) cycle.push(images[cycle.at(-1)!]);
    return cycle;
  };
  const all = images.map((_, x) => cycleOf(x)).filter((cycle) => cycle[0] === Math.min(...cycle));
  return all.map((cycle) => `(${cycle.map((x) => x + 1).join(" ")})`).join("");
};

/** Whether a generator may be used where each piece is at some place, by looking at its conditions only. */
const isAllowed = (places: readonly number[], { conditions }: Given) =>
  !brokenCondition(parseConditions(conditions), (place) => {
    const piece = places.indexOf(Number(place) - 1);
    return piece < 0 ? place : String(piece + 1);
  });

/** The states that a state leads to, without knowing of letters. */
function neighbours(places: readonly number[], generators: readonly Given[]): number[][] {
  return generators.flatMap((each) => {
    const to = places.map((place) => each.images[place]);
    const from = places.map((place) => each.images.indexOf(place));
    return [...(isAllowed(places, each) ? [to] : []), ...(isAllowed(from, each) ? [from] : [])];
  });
}

/** How many moves lead from a state to all that can be reached from it. */
function distances(start: readonly number[], generators: readonly Given[]): ReadonlyMap<string, number> {
  const found = new Map([[start.join(), 0]]);
  const queue = [start];
  for (const places of queue) {
    for (const next of neighbours(places, generators)) {
      if (found.has(next.join())) continue;
      found.set(next.join(), found.get(places.join())! + 1);
      queue.push(next);
    }
  }
  return found;
}

test("moves, shortest words and their absence are those of a search through all states", () => {
  const ends = { found: 0, impossible: 0 };
  fc.assert(
    fc.property(
      fc.array(generator, { minLength: 1, maxLength: 3 }),
      permutation,
      permutation,
      fc.array(fc.nat(), { maxLength: 5 }),
      (given, start, target, choices) => {
        fc.pre(given.some(({ images }) => images.some((image, x) => image !== x)));
        const generators = given.map((each, k) => ["ABC"[k], cycles(each.images), each.conditions]);
        const of = play({ generators, start: [[cycles(start)]], target: [[cycles(target)]] });
        const game = gameOf(of);
        const known = distances(start, given).get(target.join());
        expect([of.impossible === undefined, of.lastStep]).toEqual([known !== undefined, known ?? 0]);
        ends[known === undefined ? "impossible" : "found"]++;
        let state = game.start;
        for (const choice of choices) {
          const moves = game.moves(state);
          const places = state.split(",").map(Number);
          const reached = new Set(neighbours(places, given).map((next) => next.join()));
          expect(new Set(moves.map(({ to }) => to))).toEqual(reached);
          if (moves.length > 0) state = moves[choice % moves.length].to;
        }
        const solution = finished(game.solve(state));
        const fewest = distances(state.split(",").map(Number), given).get(target.join());
        if ("impossible" in solution) return expect(fewest).toBeUndefined();
        expect([solution.line.length, solution.isShortest]).toEqual([fewest, true]);
        for (const move of solution.line) {
          expect(game.moves(state)).toContainEqual(move);
          state = move.to;
        }
        return expect([game.isSolved(state), state]).toEqual([true, target.join()]);
      },
    ),
    { numRuns: 200 },
  );
  expect(Math.min(ends.found, ends.impossible)).toBeGreaterThan(20);
});

test("any word makes what WORDTOCYCLES says, or is refused with its words", async () => {
  const letters = fc.array(fc.constantFrom("A", "B", "A'", "B'"), { minLength: 1, maxLength: 5 });
  const order = fc.constantFrom("left to right", "right to left");
  const ends = { played: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.tuple(generator, generator), letters, order, async (given, text, chosen) => {
      fc.pre(given.some(({ images }) => images.some((image, x) => image !== x)));
      const generators = given.map((each, k) => ["AB"[k], cycles(each.images), each.conditions]);
      const result = () => {
        const { points, pointsAfter } = play({ generators, word: [[text.join("")]], order: [[chosen]] });
        return formatPermutation({ points, images: pointsAfter(text.length) });
      };
      const asked = () => wordToCycles(text.join(""), generators, chosen);
      const refused = await failure(asked).catch(() => undefined);
      ends[refused === undefined ? "played" : "refused"]++;
      if (refused === undefined) expect(result()).toBe(await asked());
      else expect(result).toThrow(refused.replace("#VALUE! ", ""));
    }),
    { numRuns: 200 },
  );
  expect(Math.min(ends.played, ends.refused)).toBeGreaterThan(20);
});
