import type { Cells } from "../../../../src/grid/cells";
import { wordDrawing } from "../../../../src/puzzles/groups/drawings/word-drawing";
import { generatorsAndWord } from "../../../../src/puzzles/groups/word-play";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const play = (generators: Cells, word: string) => played(generatorsAndWord, { generators, word: [[word]] });
const PINBALL: Cells = [["A", "(1 4 2)"], ["B", "(4 8 7)"], ["C", "(6 8 9)"], ["D", "(2 8 9 6 3)"]]; // prettier-ignore
const numbers = (count: number) => Array.from({ length: count }, (_, k) => k + 1);

test("pieces go along their ways, back by an inverse, and the others rest", () => {
  const pinball = play(PINBALL, "AA'");
  const at = (position: number, name: string) =>
    rendered(wordDrawing, pinball, position).at(`token-${pinball.points.indexOf(name) + 1}`);
  expect(at(1, "1")).toEqual(at(0, "4"));
  expect(at(2, "1")).toEqual(at(0, "1"));
  expect(at(1.5, "1")).toEqual(at(0.5, "1"));
  expect(at(0.5, "1")).not.toEqual(at(0, "1"));
  expect(at(0.5, "9")).toEqual(at(0, "9"));
});

test("the letter that is applied is marked, in the word, among the buttons and on its cycles", () => {
  const pinball = play(PINBALL, "BA'");
  const [rest, moving] = [1, 1.5].map((position) => rendered(wordDrawing, pinball, position));
  const pale = (svg: string) =>
    [...svg.matchAll(/data-part="(generator-\d)" opacity="0.3"/g)].map(([, part]) => part);
  expect(pale(rest.svg)).toEqual([]);
  expect(pale(moving.svg)).toEqual(["generator-2", "generator-3", "generator-4"]);
  const button = (svg: string) =>
    /data-spot="A'".*?<rect[^>]*fill="([^"]*)"/.exec(svg.replaceAll("&#x27;", "'"))![1];
  expect([button(rest.svg), button(moving.svg)]).toEqual(["var(--drawing-ground)", "var(--drawing-move)"]);
  const marked = [0, 0.5, 1, 1.5, 2].map(
    (position) =>
      rendered(wordDrawing, pinball, position)
        .part("letter")
        .match(/ x="([\d.]+)"/)?.[1],
  );
  expect(marked[0]).toBeUndefined();
  expect([marked[1], marked[3]]).toEqual([marked[2], marked[4]]);
  expect(Number(marked[3])).toBeGreaterThan(Number(marked[1]));
});

test("of a long word the letters around the current one are shown", () => {
  const long = play(PINBALL, "AB".repeat(100));
  const shown = (position: number) => rendered(wordDrawing, long, position).texts.slice(0, 2);
  expect(shown(0)).toEqual(["A", "B"]);
  expect(shown(100)[0]).toBe("…");
  expect(rendered(wordDrawing, long, 200).part("letter")).not.toBe("");
});

test("each letter is a button, large enough, beside its inverse", () => {
  const picture = rendered(wordDrawing, play(PINBALL, "A"), 0);
  const buttons = [
    ...picture.svg.matchAll(
      /<g data-spot="([^"]+)" transform="translate\([\d.]+ ([\d.]+)\)"><rect[^>]* width="([\d.]+)" height="([\d.]+)"/g,
    ),
  ];
  expect(buttons.map(([, spot]) => spot.replace("&#x27;", "'"))).toEqual([..."AABBCCDD"].map((letter, k) => (k % 2 ? `${letter}'` : letter))); // prettier-ignore
  const rows = buttons.map(([, , y]) => y);
  for (const k of [0, 2, 4, 6]) expect(rows[k]).toBe(rows[k + 1]);
  for (const [, , , width, height] of buttons) {
    expect([Number(width), Number(height)].every((size) => size >= 24)).toBe(true);
  }
});

test.each<[what: string, generators: Cells]>([
  ["sixty points", [["turn", `(${numbers(60).join(" ")})`], ["x", "(1 3)"]]], // prettier-ignore
  [
    "twelve generators with long names",
    numbers(12).map((k) => [`generator-${k}`, `(${k} ${k + 1} ${k + 2})`]),
  ],
  ["points that look like markup", [["<b>", "(<i> &amp; 3)"]]],
  ["a generator that does nothing", [["A", "(1 2)"], ["I", "()"]]], // prettier-ignore
])("%s have numbers that are numbers, and pieces within the view", (_what, generators) => {
  const [[label]] = generators;
  const drawn = play(generators, `${label} ${label}`);
  for (const position of [0, 0.4, 2]) {
    const picture = rendered(wordDrawing, drawn, position);
    expect(picture.faults).toEqual([]);
    expect(picture.svg).not.toContain("<i>");
    const [, height] = /viewBox="0 0 320 ([\d.]+)"/.exec(picture.svg)!;
    drawn.points.forEach((_point, k) => {
      const [x, y] = picture.at(`token-${k + 1}`);
      expect(x > 0 && x < 320 && y > 0 && y < Number(height)).toBe(true);
    });
  }
});

test("its words", () => {
  const pinball = play([["A", "(1 2 3)"], ["B", "(1 2)"]], "AB"); // prettier-ignore
  expect(wordDrawing.describe(pinball, 0)).toBe(
    "The pieces on the points of the generators A, B. After 0 of 2 letters 1 is at 1, 2 is at 2, 3 is at 3.",
  );
  expect(wordDrawing.describe(pinball, 2)).toBe(
    "The pieces on the points of the generators A, B. After 2 of 2 letters (AB) 1 is at 1, 2 is at 3, 3 is at 2.",
  );
});
