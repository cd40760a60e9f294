import { i18n } from "../language";
import type { AnswerPart } from "./exercise";
import { markOf } from "./marks";

/** Row and column, counted from 1; at most 9. */
export type Tile = readonly [row: number, column: number];

type Tiles = readonly (readonly number[])[];

/** What an exercise has that asks for a way over a board of jumps, of which one is known. Any legal way is right. */
export function wayAnswer(tiles: Tiles, way: readonly Tile[]): AnswerPart {
  const answer = written(way);
  const start = way[0]!;
  return {
    form: i18n.t("the tiles from the start to the goal by row and column, such as 41 43 23"),
    answer,
    mark: markOf((text) => whyWrong(text, tiles, start)),
    writings: () => ({
      texts: Array.from(waysOf(tiles, start, way.length - 1), written),
      note: i18n.t("Use the fewest jumps, and put a space between the tiles."),
    }),
  };
}

/** The tiles of a way as it is written. */
export const tilesOf = (way: string): Tile[] =>
  Array.from(way.replace(/\D/g, "").matchAll(/../g), ([[row, column]]) => [Number(row), Number(column)]);

const written = (way: readonly Tile[]) => way.map((tile) => tile.join("")).join(" ");

const numberOn = (tiles: Tiles, [row, column]: Tile): number | undefined => tiles[row - 1]?.[column - 1];

function isJump(tiles: Tiles, from: Tile, to: Tile): boolean {
  const [down, right] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  return Math.min(down, right) === 0 && down + right > 0 && down + right === numberOn(tiles, from);
}

function whyWrong(text: string, tiles: Tiles, start: Tile): string | undefined {
  const digits = text.replace(/[\s,;→>-]/g, "");
  if (!/^(\d\d)+$/.test(digits)) return i18n.t("Expected two digits for each tile, its row and its column.");
  const way = tilesOf(digits);
  const outside = way.find((tile) => numberOn(tiles, tile) === undefined);
  if (outside) return i18n.t("{tile} is not a tile of the board.", { tile: outside.join("") });
  if (String(way[0]) !== String(start)) {
    return i18n.t("The route does not begin at {tile}.", { tile: start.join("") });
  }
  const wrong = way.findIndex((tile, k) => k > 0 && !isJump(tiles, way[k - 1]!, tile));
  if (wrong > 0) {
    const [from, to] = way.slice(wrong - 1, wrong + 1).map((tile) => tile.join(""));
    return i18n.t("From {from} no jump leads to {to}.", { from, to });
  }
  const twice = way.find((tile, k) => way.slice(0, k).some((before) => String(before) === String(tile)));
  if (twice) return i18n.t("{tile} is on the route twice.", { tile: twice.join("") });
  return numberOn(tiles, way.at(-1)!) === 0 ? undefined : i18n.t("The route does not end on the 0.");
}

/** All ways from a tile to the 0 with so many jumps, if there are none with fewer. */
function* waysOf(tiles: Tiles, from: Tile, jumps: number): Generator<Tile[]> {
  if (jumps === 0) {
    if (numberOn(tiles, from) === 0) yield [from];
    return;
  }
  for (const [row, cells] of tiles.entries()) {
    for (const column of cells.keys()) {
      const to: Tile = [row + 1, column + 1];
      if (!isJump(tiles, from, to)) continue;
      for (const rest of waysOf(tiles, to, jumps - 1)) yield [from, ...rest];
    }
  }
}
