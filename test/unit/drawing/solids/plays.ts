import { freeTheKey } from "../../../../src/puzzles/free-the-key/play";
import { ogear } from "../../../../src/puzzles/ogear/play";
import { rubik } from "../../../../src/puzzles/rubik/play";
import { freeTheKey as keyLesson } from "../../../../src/puzzles/free-the-key/lesson";
import { ogear as gearLesson } from "../../../../src/puzzles/ogear/lesson";
import { rubik as rubikLesson } from "../../../../src/puzzles/rubik/lesson";
import type { Lesson } from "../../../../src/lessons/lesson";
import { played } from "../../playing/played";

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
