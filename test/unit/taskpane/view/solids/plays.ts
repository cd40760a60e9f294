import { freeTheKey } from "../../../../../src/playing/free-the-key";
import { ogear } from "../../../../../src/playing/ogear";
import { rubik } from "../../../../../src/playing/rubik";
import { freeTheKey as keyLesson } from "../../../../../src/lessons/free-the-key";
import { ogear as gearLesson } from "../../../../../src/lessons/ogear";
import { rubik as rubikLesson } from "../../../../../src/lessons/rubik";
import type { Lesson } from "../../../../../src/lessons/lesson";
import { played } from "../../../playing/played";

const cellsAt = ({ blocks }: Lesson, address: string) =>
  blocks.filter(({ at }) => at === address).at(-1)!.cells;

export const KEY = cellsAt(keyLesson, "G9");
export const DISK = cellsAt(keyLesson, "F16");
export const CONNECTIONS = cellsAt(gearLesson, "B20");

export const keyPlay = (key = KEY, disk = DISK) => played(freeTheKey, { key, disk });

export const gearPlay = (start = [["Top", "South", 4]], connections = CONNECTIONS) =>
  played(ogear, { connections, start, goal: [["Top", "North", 0]] });

export const rubikPlay = (word = "RUF'LD'BU'R") =>
  played(rubik, { generators: cellsAt(rubikLesson, "B6"), word: [[word]] });
