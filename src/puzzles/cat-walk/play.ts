import { i18n } from "../../language";
import { CellError, isBlank, textOf, type Cells } from "../../grid/cells";
import { playSolution } from "../../playing/by-hand";
import { NotPlayable, type PlayKind } from "../../playing/play";
import { readGatePuzzle } from "./gate-puzzle";
import { gateGame } from "./play-game";
import { KIND, type GateWalkPlay, type WalkRules } from "./play-line";

const MAX_WALKS = 5;
/** More rows and columns than these do not make a usable drawing. */
const MAX_LINES = 201;

export const gateWalk: PlayKind<GateWalkPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Gates in order",
  ranges: [
    {
      name: "maze",
      title: /*i18n*/ "The maze: rooms in its even rows and columns, walls and gates between them",
    },
    { name: "rules", title: /*i18n*/ "The rules, such as gates red blue green: a route for each cell" },
  ],

  *read({ maze, rules }) {
    if (maze.length > MAX_LINES || maze[0].length > MAX_LINES) {
      throw new NotPlayable(
        i18n.t("The maze has {rows} × {columns} cells; a drawing shows at most {most} × {most}.", {
          rows: maze.length,
          columns: maze[0].length,
          most: MAX_LINES,
        }),
      );
    }
    const texts = rules.flat().flatMap((cell) => (isBlank(cell) ? [] : [textOf(cell).toLowerCase()]));
    if (texts.length === 0) {
      throw new CellError("rules", i18n.t("all cells are blank; expected rules such as gates gray"));
    }
    if (texts.length > MAX_WALKS) {
      const count = texts.length;
      const problem = i18n.t("there are {count} rules; expected at most {most}", { count, most: MAX_WALKS });
      throw new CellError("rules", problem);
    }
    const walks: WalkRules[] = [];
    for (const text of texts) walks.push(yield* readWalk(maze, text));
    return yield* playSolution(gateGame(walks[0].puzzle.grid.cells, walks));
  },
};

function* readWalk(maze: Cells, rules: string): Generator<number, WalkRules> {
  const words = rules.split(/[\s,]+/u);
  if (words[0] !== "gates") {
    throw new CellError(
      "rules",
      i18n.t('here is "{found}"; expected rules such as gates red blue green', { found: rules.slice(0, 40) }),
    );
  }
  const puzzle = yield* readGatePuzzle({ maze, rules: words, start: [[""]], goal: [[""]] });
  return { rules, puzzle, outcome: yield* puzzle.solve() };
}
