import { freeTheKey } from "../../../../src/puzzles/free-the-key/play";
import { randomKey } from "../../../../src/puzzles/free-the-key/random-key";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";
import { played } from "../../playing/played";

test.each([
  [4, 4],
  [12, 8],
  [21, 16],
])("a key of %i places and a disk of %i cuts come apart, and not by sliding alone", (places, turns) => {
  for (let seed = 0; seed < 5; seed++) {
    const { key, disk } = finished(randomKey(places, turns, seededRandom(seed)));
    expect([key.length, key[0].length, key[1].length, disk.length]).toEqual([2, places, places, turns]);
    expect(played(freeTheKey, { key, disk: [disk] }).lastStep).toBeGreaterThan(places - 1);
  }
});
