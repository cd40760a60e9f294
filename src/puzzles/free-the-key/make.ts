import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Lesson } from "../../lessons/lesson";
import type { Maker } from "../../lessons/maker";
import { grid, ownSheet } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import { keyPicture } from "./lesson-colors";
import { keySheet, type KeySheet } from "./lesson-sheet";
import { PLACES, randomKey } from "./random-key";

/** Each cut has one across, so their number is even. */
const TURNS = ["4", "6", "8", "12", "16"];

const PICTURE = keyPicture(
  [
    [0, 1, 0, 2, 1, 0, 2, 0],
    [0, 0, 2, 0, 1, 2, 0, 0],
  ],
  [[2, 1, 0, 1, 2, 0, 1, 2]],
);

export const keyMaker: Maker = {
  id: "key",
  title: /*i18n*/ "Key and disk",
  summary: /*i18n*/ "Teeth and cuts: how the disk is slid and turned until it comes off.",
  picture: PICTURE,
  choices: [
    { name: "places", title: /*i18n*/ "Places on the key", ...PLACES, usual: 12 },
    {
      name: "turns",
      title: /*i18n*/ "Cuts around the disk",
      options: TURNS.map((value) => ({ value, title: value })),
      usual: "8",
    },
    BEGINNING,
  ],
  sheet(values, random) {
    const [places, turns] = [Number(values.places), Number(values.turns)];
    const { key, disk } = beginsEmpty(values)
      ? { key: grid(2, places), disk: grid(1, turns)[0] }
      : finished(randomKey(places, turns, random));
    return ownKey(key, disk);
  },
};

/** The sheet of a key, two rows of heights, and its disk of the user's own. */
export const ownKey = (key: KeySheet["key"], disk: KeySheet["disk"]): Lesson =>
  ownSheet({
    id: "own-key",
    title: i18n.t("My key"),
    task: i18n.t(
      "A disk slides and turns on a key, and a tooth passes only through a cut that is deep enough. Type the heights of the teeth and the depths of the cuts, from 0 to 4.",
    ),
    picture: PICTURE,
    sheetName: i18n.t("Key and disk"),
    ...keySheet({
      key,
      disk,
      headings: {
        key: /*i18n*/ "The key",
        maze: /*i18n*/ "Its maze",
        deadEnds: /*i18n*/ "Dead ends",
        steps: /*i18n*/ "The route out",
      },
      listLength: key[0].length * disk.length,
    }),
  });
