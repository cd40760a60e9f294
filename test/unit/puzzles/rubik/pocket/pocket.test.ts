import type { Game } from "../../../../../src/playing/play";
import { pocket } from "../../../../../src/puzzles/rubik/pocket/play";
import { pocket as lesson } from "../../../../../src/puzzles/rubik/pocket/lesson";
import { afterQuarterTurn, faceOfPlace } from "../../../../../src/puzzles/rubik/play-stickers";
import { FIXED_PLACES, POCKET_SQUARES } from "../../../../../src/puzzles/rubik/pocket/net";
import { rubikCube } from "../../../../../src/puzzles/rubik/drawings/cube";
import { rubikNet } from "../../../../../src/puzzles/rubik/drawings/net";
import { played } from "../../../playing/played";
import { sheetOf, valuesIn } from "../../../lessons/sheet-of";
import { rendered } from "../../rendered";
import { afterWord, netOf, SOLVED_COLOURS, TURNS } from "./boards";

const SCRAMBLED = afterWord(SOLVED_COLOURS, "RUF'RU'FR'U");
const read = (colours: string) => played(pocket, { colours: netOf(colours) });
const changed = (colours: string, changes: Readonly<Record<number, string>>) =>
  Array.from(colours, (colour, k) => changes[k + 1] ?? colour).join("");

test("every generator is a rigid quarter turn, and the stickers are on the faces of the net", () => {
  const { homes } = read(SOLVED_COLOURS);
  expect(homes.map(faceOfPlace)).toEqual(POCKET_SQUARES.map(({ face }) => face));
  for (const [face, images] of TURNS.filter(([letter]) => letter.length === 1))
    images.forEach((to, from) => expect(homes[to]).toEqual(afterQuarterTurn(homes[from], face)));
  expect(FIXED_PLACES).toEqual([7, 20, 23]);
});

test("the lesson has the colours of its scramble, and View leads back in the fewest turns", () => {
  expect(valuesIn(sheetOf(lesson), lesson.names!.Pocket_colours)).toEqual(netOf(SCRAMBLED));
  const { turns, byHand } = read(SCRAMBLED);
  const word = turns.map(({ face, inverse }) => face + (inverse ? "'" : "")).join("");
  expect(word).toBe("U'RF'UR'FU'R'");
  expect(afterWord(SCRAMBLED, word)).toBe(SOLVED_COLOURS);
  expect(byHand!.isShortest).toBe(true);
  expect(read(SOLVED_COLOURS).lastStep).toBe(0);
});

test("each sticker of the play has the colour that is on the net", () => {
  const { colours, homes, stickersAfter } = read(SCRAMBLED);
  const seen = Array.from(stickersAfter(0), (sticker) => colours[faceOfPlace(homes[sticker])]);
  expect(seen.join("")).toBe(SCRAMBLED);
});

test("three faces turn by clicks and keys, and the others say that they stay", () => {
  const game = read(SOLVED_COLOURS).byHand!.game as Game<string>;
  expect(game.moves(game.start).map(({ label, spot, key }) => [label, spot, key])).toEqual(
    ["U", "R", "F"].flatMap((face) => [
      [face, face, face.toLowerCase()],
      [`${face}'`, undefined, face],
    ]),
  );
  expect(game.refuse(game.start, "L")).toBe(
    "Only U, R and F turn: the corner down, at the back and on the left stays.",
  );
});

test("it is drawn with eight cubies and 24 stickers, as large as the larger cube", () => {
  const play = read(SCRAMBLED);
  const { svg } = rendered(rubikNet, play, 0);
  expect([...svg.matchAll(/<rect x="0.5"[^>]* width="35"/g)]).toHaveLength(24);
  expect([...svg.matchAll(/data-spot="(.)"/g)].map(([, spot]) => spot).join("")).toBe("UDLRFB");
  const parts = rubikCube.parts(play);
  expect(parts.map(({ pieces }) => pieces.length)).toEqual(Array(8).fill(7));
  const corner = parts.at(-1)!.pieces[0];
  expect(corner).toHaveProperty("shape.size", Array(3).fill(1.5 * 0.97));
  expect(corner.at).toEqual([0.75, 0.75, 0.75]);
});

test.each([
  ["", changed(SCRAMBLED, { 1: " " }), "1 sticker has no colour yet."],
  ["", changed(SCRAMBLED, { 1: "W" }), "5 stickers are white: four are right."],
  ["of the corner that stays", changed(SCRAMBLED, { 7: "B", 20: "Y", 23: "O" }), "Hold the cube so that"],
  ["of a twisted corner", changed(SCRAMBLED, { 4: "B", 10: "O", 13: "W" }), "No turns solve this cube"],
])("colours %s that no turns bring home are refused by name", (_, colours, says) => {
  expect(() => read(colours)).toThrow(says);
});

test("what is no net is refused by name", () => {
  const colours = netOf(SCRAMBLED).slice(1);
  expect(() => played(pocket, { colours })).toThrow(
    "colours: here are 5 × 8 cells; expected the net of a cube, 6 × 8.",
  );
  expect(() => read(changed(SCRAMBLED, { 1: "x" }))).toThrow(
    'colours, row 1, column 3: here is "x"; expected W, Y, G, B, R or O.',
  );
});
