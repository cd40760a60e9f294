import fc from "fast-check";
import { cyclesAnswer } from "../../../src/exercises/cycle-answers";
import { lineAnswer } from "../../../src/exercises/line-answers";
import { wordAnswer } from "../../../src/exercises/word-answers";
import { PRODUCT_ORDERS } from "../../../src/permutations/product-order";

/** Disjoint cycles of the points 1 to 9. */
const disjoint = fc
  .tuple(
    fc.shuffledSubarray(["1", "2", "3", "4", "5", "6", "7", "8", "9"], { minLength: 2 }),
    fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([points, lengths]) => {
    let from = 0;
    const cycles = lengths.map((length) => points.slice(from, (from += length)));
    return cycles.filter((cycle) => cycle.length > 1);
  });

const order = fc.constantFrom(...PRODUCT_ORDERS);
const separator = fc.constantFrom(" ", ",", ", ", "", "  ", "\u00A0", "\u2009");
const between = fc.constantFrom("", " ", "\u00A0");
const fullWidth = (text: string) =>
  text.replace(/[(),\d]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

test("the same permutation is right in every notation: turned, in other orders, spaced, with points that stay", () => {
  const ways = fc.record({
    turns: fc.array(fc.nat(8), { minLength: 5, maxLength: 5 }),
    keys: fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
    separator,
    between,
    stays: fc.boolean(),
    isWide: fc.boolean(),
  });
  fc.assert(
    fc.property(disjoint, order, ways, (cycles, by, { turns, keys, stays, isWide, ...way }) => {
      const fixed = stays ? ["1", "5", "9"].filter((point) => !cycles.flat().includes(point)) : [];
      const written = [...cycles, ...fixed.map((point) => [point])]
        .map((cycle, k) => {
          const turn = (turns[k] ?? 0) % cycle.length;
          return { key: keys[k], text: [...cycle.slice(turn), ...cycle.slice(0, turn)].join(way.separator) };
        })
        .sort((a, b) => a.key - b.key)
        .map(({ text }) => `(${text})`)
        .join(way.between);
      const { mark, answer } = cyclesAnswer(cycles, by);
      const typed = isWide ? fullWidth(written) : written;
      expect([typed, mark(typed).why]).toEqual([typed, mark(answer).why]);
      expect(mark(answer).right).toBe(true);
    }),
  );
});

test("the same images are right with every separator, and as a number", () => {
  const images = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 7 });
  fc.assert(
    fc.property(images, separator, (line, between) => {
      expect(lineAnswer(line).mark(line.join(between)).right).toBe(true);
      expect(lineAnswer(line).mark(Number(line.join(""))).right).toBe(true);
    }),
  );
});

test("the same word is right with other inverses, exponents, spaces, and letters that cancel", () => {
  const generators = [["1", "2", "3"], ["3", "4", "5", "6"]]; // prettier-ignore
  const letter = fc.record({ label: fc.nat(1), inverse: fc.boolean() });
  const spellings = (label: string, inverse: boolean) =>
    inverse ? [`${label}'`, `${label}^-1`, `${label}’`, `${label}⁻¹`] : [label, `${label}^1`];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(letter, fc.nat(3), between), { minLength: 1, maxLength: 5 }),
      order,
      (letters, by) => {
        const { mark } = wordAnswer(letters.map(([each]) => each), generators, ["A", "B"], by); // prettier-ignore
        const typed = letters
          .map(([{ label, inverse }, which, space]) => {
            const own = spellings("AB"[label], inverse);
            return own[which % own.length] + space;
          })
          .join("");
        expect([typed, mark(`${typed} B B'`).why]).toEqual([typed, "Right."]);
      },
    ),
  );
});
