import { generatorsAndWord } from "../../../../src/puzzles/groups/word-play";
import { randomGenerators } from "../../../../src/puzzles/groups/make";
import { seededRandom } from "../../../../src/steps/random";
import { played } from "../../playing/played";

test.each([[["A"]], [["A", "B"]], [["g1", "g2", "g3"]]])(
  "the word in %j leads from the start to the identity",
  (labels) => {
    for (let seed = 0; seed < 10; seed++) {
      const { generators, start, word } = randomGenerators(labels, seededRandom(seed));
      expect(generators.map(([label]) => label)).toEqual(labels);
      expect(start).not.toBe("()");
      const play = played(generatorsAndWord, {
        generators,
        start: [[start]],
        word: [[word]],
        target: [["()"]],
      });
      expect(play.lastStep).toBe(labels.length > 1 ? 6 : 1);
      expect(play.text(play.lastStep)).toMatch(/so far \(\), the target$/);
    }
  },
);
