import { gateMessage } from "../../../../src/puzzles/cat-walk/gate-message";
import type { MessageQuestion } from "../../../../src/puzzles/cat-walk/message-question";
import { finished } from "../../../../src/steps";
import { randomIndex, seededRandom, type Random } from "../../../../src/steps/random";

/** What each way from S to G spells through gates in this order and into no room twice: a plain search that looks at nothing else. */
function waysOf(
  cells: readonly (readonly string[])[],
  order: readonly string[],
  visited?: () => void,
): string[] {
  const isBehind = cells.map((row) => row.map(() => false));
  const messages: string[] = [];
  const go = (row: number, column: number, message: string, turn: number): void => {
    visited?.();
    if (cells[row][column] === "G") {
      messages.push(message);
      return;
    }
    isBehind[row][column] = true;
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]) {
      // prettier-ignore
      const between = cells[row + down][column + right];
      const [nextRow, nextColumn] = [row + 2 * down, column + 2 * right];
      const isGate = between === order[turn % order.length];
      if ((between !== "" && !isGate) || isBehind[nextRow]?.[nextColumn]) continue;
      const letter = isGate && down !== 0 ? String.fromCharCode(64 + (column + 1) / 2) : "";
      go(nextRow, nextColumn, message + letter, turn + Number(isGate));
    }
    isBehind[row][column] = false;
  };
  cells.forEach((row, at) => row.forEach((cell, column) => cell === "S" && go(at, column, "", 0)));
  return messages;
}

const WORDS =
  "A cat walks through every gate of the maze and no room sees it twice so who reads these columns finds what it says".split(
    " ",
  );
const ORDERS = [
  "gray; red blue green",
  "red blue green",
  "red blue",
  "a b c d e",
  "red; blue",
  "x y z; y z w",
];

function wordsOf(random: Random, most: number): string {
  const word = () => WORDS[randomIndex(random, WORDS.length)];
  return Array.from({ length: 1 + randomIndex(random, most) }, word).join(" ");
}

/** So many letters from the first ones of the alphabet. */
function lettersOf(random: Random, most: number): string {
  const alphabet = [2, 3, 7, 26][randomIndex(random, 4)];
  const letter = () => String.fromCharCode(65 + randomIndex(random, alphabet));
  return Array.from({ length: 1 + randomIndex(random, most) }, letter).join("");
}

/** 60 messages, half of them with a second one, which may be the same. */
const QUESTIONS = Array.from({ length: 60 }, (_, seed) => {
  const random = seededRandom(seed);
  const most = seed % 10 < 2 ? 40 : 12;
  const text = () => (seed % 4 < 2 ? wordsOf(random, most / 4) : lettersOf(random, most)).slice(0, most);
  const message = text();
  const second = seed % 2 === 0 ? "" : seed % 20 === 1 ? message : text();
  return { message, colours: ORDERS[(seed >> 1) % ORDERS.length], second, seed };
});

const capitals = (text: string) => text.replace(/ /g, "").toUpperCase();

/** All messages that a program of its own finds in the order of each message. */
function spelled(question: MessageQuestion & { seed?: number }): string[][] {
  const { cells, colours, secondColours } = finished(gateMessage(question));
  return [colours, ...(secondColours ? [secondColours] : [])].map((order) => waysOf(cells, order));
}

test("60 messages are each spelled by the only way that a search of its own finds @all", () => {
  for (const question of QUESTIONS) {
    const messages = [question.message, question.second].filter(Boolean).map((text) => [capitals(text)]);
    expect([question, spelled(question)]).toEqual([question, messages]);
  }
});

test.each([
  ["AZ", "BZ", "red blue"],
  ["AZ".repeat(8), "AZ".repeat(8), "red blue"],
  ["A".repeat(40), "Z", "gray; red blue green"],
  ["Z", "FAFA", "red blue green gray pink lime teal gold"],
  ["A", "A", "a b c d e f h i; j k l m n o p q"],
])("%s and %s, which are in each other's way, by %s", (message, second, colours) => {
  for (let seed = 0; seed < 3; seed++) {
    expect(spelled({ message, second, colours, seed })).toEqual([[message], [second]]);
  }
});

test("the same seed gives the same maze, another one another", () => {
  const maze = (seed?: number) =>
    finished(gateMessage({ message: "cat", colours: "Red, Blue", seed })).cells.map((row) => row.join(","));
  expect(maze()).toEqual(maze(0));
  expect(maze(2 ** 40)).toEqual(maze(0));
  expect(new Set([0, 1, 2, -1].map((seed) => maze(seed).join())).size).toBe(4);
  // Where this changes, mazes that have been handed out are no longer those of their seeds.
  expect(maze().slice(0, 4)).toMatchInlineSnapshot(`
    [
      "#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#,#",
      "#,,,,#,,,,,,,S,red,,,,,,,,,,,,#,,,,,,,,,,,,,,,,#",
      "#,blue,#,#,#,red,#,#,#,#,#,#,#,#,#,#,#,blue,#,#,#,#,#,#,#,blue,#,#,#,blue,#,#,#,blue,#,red,#,#,#,#,#",
      "#,,,,,,blue,,,,,,,,,,,,,,,,,,,,,,#,,,,,,red,,blue,,,,#",
    ]
  `);
});

test("one can go far into dead ends", () => {
  const visits: number[] = [];
  const { cells, colours, secondColours } = finished(
    gateMessage({
      message: "REDBLUETHENGREENPATH",
      colours: "gray; red blue green",
      second: "BLACKANDWHITECATFOOT",
    }),
  );
  for (const order of [colours, secondColours]) waysOf(cells, order, () => visits.push(1));
  const rooms = cells.length * cells[0].length / 4; // prettier-ignore
  // The published maze has 527 rooms, and the same search visits 544 and 1,026.
  expect(visits.length).toBeGreaterThan(2 * rooms);
});

test("the maze is as wide as its letters need, and has six columns for dead ends", () => {
  const { cells } = finished(gateMessage({ message: "ABBA", colours: "red" }));
  expect([cells.length, cells[0].length]).toEqual([11, 13]);
  expect(finished(gateMessage({ message: "ZOO", colours: "red" })).cells[0]).toHaveLength(53);
});
