import fc from "fast-check";
import { Budget } from "../../../../src/words/useful-words/moves";
import { nearPairs, choicesOf, countChoices, splitInto } from "../../../../src/words/useful-words/near-pairs";
import { finished } from "../../../../src/steps";

test("each near pair is told of once, as a comparison of all pairs finds them", () => {
  const table = fc.integer({ min: 1, max: 9 }).chain((degree) =>
    fc.record({
      degree: fc.constant(degree),
      most: fc.integer({ min: 1, max: 10 }),
      rows: fc.uniqueArray(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: degree, maxLength: degree }),
        {
          maxLength: 40,
          selector: (row) => row.join(),
        },
      ),
      middle: fc.nat(40),
    }),
  );
  fc.assert(
    fc.property(table, ({ degree, most, rows, middle }) => {
      const end = rows.length;
      const split = Math.min(middle, end);
      const near = { images: Uint16Array.from(rows.flat()), degree, most };
      const areNear = (a: number, b: number) =>
        rows[a].filter((image, x) => image !== rows[b][x]).length <= most;
      for (const [first, second] of [
        [
          { begin: 0, end },
          { begin: 0, end },
        ],
        [
          { begin: 0, end: split },
          { begin: split, end },
        ],
      ]) {
        const told: string[] = [];
        finished(nearPairs(near, [first, second], new Budget(), (a, b) => told.push(`${a} ${b}`)));
        const expected: string[] = [];
        for (let a = first.begin; a < first.end; a++) {
          for (let b = first.begin === second.begin ? a + 1 : second.begin; b < second.end; b++) {
            if (areNear(a, b)) expected.push(`${a} ${b}`);
          }
        }
        expect(told.sort()).toEqual(expected.sort());
      }
    }),
  );
});

test("all choices of blocks, each once", () => {
  const split = splitInto(20, 3, 2);
  const choices = Array.from(choicesOf(split), (choice) => choice.join());
  expect(choices.length).toBe(countChoices(split));
  expect(new Set(choices).size).toBe(10);
  expect(Array.from(choicesOf(splitInto(3, 3, 0)), (choice) => [...choice])).toEqual([[]]);
});
