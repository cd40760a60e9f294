import { i18n } from "../../../language";
import { firstProblem, isRefused, paintProblem, type InputCheck } from "../../../lessons/checks";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import { cell, cells, column, formula, gap, heading, skip, spill } from "../../../lessons/items";
import { beside, stack, type Area, type Areas, type Content, type Item } from "../../../lessons/layout";
import type { LessonValue } from "../../../lessons/lesson";
import {
  checkPieces,
  countMoves,
  isWrong,
  listMoves,
  paintFilled,
  paintMoves,
  pieceAfter,
} from "../../../lessons/move-list";
import { flipperLabel, TILES } from "./tiles";

/** How many flips the lists have room for, and how many space-paths are shown. */
const [FLIPS, PATHS] = [60, 30];

/** Rows of three tiles. */
export const inThrees = (tile: (index: number) => Content): Item =>
  stack(...[0, 3, 6].map((first) => beside(...[0, 1, 2].map((k) => tile(first + k)))));

/** Where each flipper sends a ball, and its name. */
export function flippers() {
  const sides = [i18n.t("left"), i18n.t("right")];
  return TILES.flatMap(({ flippers: ends }, index) =>
    ends.map((to, side) => [index + 1, to, `${sides[side]} ${flipperLabel(index + 1, to)}`]),
  );
}

/** The ball on each tile at the start, and at the goal. */
export const balls = (): LessonValue[][] =>
  TILES.map(({ ballOf }, index) => [
    ...[index + 1, ballOf ?? ""],
    ...[index + 1, ballOf === undefined ? "" : index + 1],
  ]);

/** The tables that describe the puzzle. */
export const tablesOf = ({ flippers, balls }: Areas) => ({
  moves: flippers,
  start: balls.column(0, 2),
  goal: balls.column(2, 2),
});

function tableChecks({ flippers, balls }: Areas): InputCheck[] {
  const [ends, from, to] = [flippers.column(0, 2), flippers.column(0), flippers.column(1)].map(
    ({ fixed }) => fixed,
  );
  const [tiles, start, home, goal] = [0, 1, 2, 3].map((column) => balls.column(column).fixed);
  return [
    {
      cells: ends,
      wrong: `(${ends}="")*((${from}<>"")+(${to}<>""))`,
      problem: (cells) => i18n.t("{cells}: a flipper needs a tile from and a tile to.", { cells }),
    },
    ...[tiles, home].map((cells) => ({
      cells,
      wrong: `(${cells}<>"")*((COUNTIF(${ends},${cells})=0)+(COUNTIF(${cells},${cells})>1))`,
      problem: (wrong: string) => i18n.t("{cells}: type each tile of the flippers once.", { cells: wrong }),
    })),
    ...checkPieces(start, goal),
  ];
}

export function generatorChecks({ generators }: Areas): InputCheck[] {
  const [paths, labels, permutations] = [0, 1, 2].map((column) => generators.column(column).fixed);
  return [
    {
      cells: paths,
      wrong: isRefused(permutations),
      problem: (cells) => i18n.t("{cells}: type tiles and hyphens, such as 5-4-1-2-5.", { cells }),
    },
    {
      cells: labels,
      wrong: `COUNTIF(${labels},${labels})<>1`,
      problem: (cells) => i18n.t("{cells}: each generator needs its own label.", { cells }),
    },
  ];
}

/** The labels of the generators, and their permutations. */
export const lettersOf = ({ generators }: Areas): Area => generators.column(1, 2);

/** A shortest word for the target. */
export const targetWord = (areas: Areas) =>
  `PUZZLE.FACTORCYCLES(${areas.target.cell(0, 1)},${lettersOf(areas)})`;

/** The text next to the number of flips: the next flip, if there is one. */
function flipsLater({ list, after }: Areas): string {
  const next = (column: number) => answerOf(`INDEX(${list.column(column).fixed},${after.fixed}+1)`);
  const text = i18n.t("flips later; the next is tile {tile}, {flipper}", { tile: next(1), flipper: next(4) });
  const last = i18n.t("flips later");
  return `=IF(${after.fixed}<COUNT(${list.column(0).fixed}),${textFormula(text)},${textFormula(last)})`;
}

/** The fewest flips, and the board after some of them. */
export function fewestFlips(areas: Areas): Content[] {
  const { list, after, solutions, balls } = areas;
  const { moves, start, goal } = tablesOf(areas);
  const noWay = textFormula(i18n.t("no flips lead to the goal."));
  return [
    heading(i18n.t("The fewest flips")),
    beside({ after: cell(9, "boardInput") }, cell(flipsLater(areas), "question")),
    {
      later: inThrees((index) =>
        cells(
          [[pieceAfter({ list, after }, String(index + 1), balls.cell(index, 1).fixed), ""]],
          "boardFormula",
          { across: 2, solution: "hidden" },
        ),
      ),
    },
    gap(),
    {
      verdict: cell(
        countMoves({ list, solutions }, i18n.t("The balls"), noWay, tableChecks(areas)),
        "target",
        { across: 7 },
      ),
    },
    beside(
      skip(2),
      listMoves("list", list, {
        rows: FLIPS,
        heads: [i18n.t("ball"), i18n.t("flipper")],
        solution: `=PUZZLE.REARRANGE(${moves},${start},${goal})`,
      }),
    ),
  ];
}

/** The target as a shortest word, its path, and all space-paths. */
export function shortestWord(areas: Areas): Content[] {
  const { target, generators, word, path, count, list, flippers } = areas;
  const { fixed } = target.cell(0, 1);
  const targetCheck: InputCheck = {
    cells: fixed,
    wrong: isRefused(`PUZZLE.SIMPLIFYCYCLES(${fixed})`),
    problem: (cells) => i18n.t("{cells}: type cycles, such as (1 4 2).", { cells }),
  };
  const noWord = `IF(ISNA(${word}),${textFormula(i18n.t("No word makes this target."))},"")`;
  const more = textFormula(i18n.t("more than the fewest"));
  const hidden = { solution: "hidden" } as const;
  return [
    heading(i18n.t("The target as a word, at once")),
    beside(
      column([i18n.t("A shortest word"), i18n.t("Its space-path"), i18n.t("Its flips")], "label"),
      stack(
        beside(
          { word: formula(`=${targetWord(areas)}`, { solution: "only errors" }) },
          formula(`=${firstProblem([targetCheck, ...generatorChecks(areas)], noWord)}`),
        ),
        {
          path: cells([[`=PUZZLE.WORDTOPATH(${word},${generators.column(0, 2)})`, ""]], "formula", {
            ...{ across: 2, ...hidden },
          }),
        },
        beside(
          { count: formula(`=LEN(${path.first})-LEN(SUBSTITUTE(${path.first},"-",""))`, hidden) },
          formula(`=IF(${count}>COUNT(${list.column(0).fixed}),${more},"")`, hidden),
        ),
      ),
    ),
    gap(),
    beside(
      skip(1),
      stack(
        heading(i18n.t("The space-paths that visit no tile twice")),
        cells([[i18n.t("Path"), i18n.t("Permutation")]], "columnHeads"),
        { spacePaths: spill(`=PUZZLE.SPACEPATHS(${flippers},5)`, PATHS, 2, "question") },
      ),
    ),
  ];
}

/** The path of the shortest word as flips: the empty space moves from tile to tile, and each time a ball is flipped the other way. */
export function flipsOfWord({ path, count, flippers, wordFlips }: Areas): Content[] {
  const longest = 50;
  const spread = `SUBSTITUTE(${path.first.fixed},"-",REPT(" ",${longest}))`;
  /** The tile with this number on the path, counting from 0. */
  const tileOnPath = (number: string) => {
    const tile = `TRIM(MID(${spread},${longest}*(${number})+1,${longest}))`;
    return `IFERROR(VALUE(${tile}),${tile})`;
  };
  const [froms, tos, names] = [0, 1, 2].map((column) => flippers.column(column).fixed);
  const none = textFormula(i18n.t("no flipper"));
  const flips = Array.from({ length: FLIPS }, (_, k) => {
    const [number, from, to] = [0, 1, 2].map((column) => wordFlips.cell(k, column).fixedColumns);
    const row = `SUMPRODUCT((${froms}=${from})*(${tos}=${to})*(ROW(${froms})-${flippers.top}))`;
    return [tileOnPath(number), tileOnPath(`${number}-1`), `IF(${row}=0,${none},INDEX(${names},${row}))`].map(
      (each) => `=IF(${number}="","",${each})`,
    );
  });
  return [
    heading(i18n.t("The flips of the space-path in {cell}", { cell: `${path.first}` })),
    cells([["", i18n.t("from"), i18n.t("to"), i18n.t("flipper")]], "answerHeads"),
    {
      wordFlips: beside(
        spill(`=IFERROR(SEQUENCE(${count.fixed}),"")`, FLIPS, 1, "answer"),
        cells(flips, "answer"),
      ),
    },
  ];
}

export function solutionPaints({ later, list, after, verdict, wordFlips, spacePaths }: Areas) {
  return [
    ...TILES.map(({ color }, index) => ({ on: later, when: `=${later.first}=${index + 1}`, fill: color })),
    ...paintMoves({ list, after }),
    paintProblem(verdict, isWrong(list)),
    paintFilled(wordFlips),
    paintFilled(spacePaths),
  ];
}
