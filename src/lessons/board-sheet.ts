import { i18n } from "../language";
import { numbering } from "./blocks";
import { isUnsolved, paintProblem } from "./checks";
import type { LessonDescription, SheetDescription } from "./define-lesson";
import type { ThreeQuestions } from "./exercise";
import { cell, cells, gap, heading, lines, questions, skip, small, spill } from "./items";
import { beside, stack, type Area, type Areas, type Content, type Item, type Place } from "./layout";
import type { LessonValue } from "./lesson";
import { firstMove, paintFilled } from "./move-list";
import { TITLE_CELL } from "./own-sheet";

type Board = readonly (readonly LessonValue[])[];

/** What the sheet of a board is made from: those of lessons, and those that users make. */
export interface BoardSheet {
  readonly rules: string;
  /** How many rows there are for the solution. */
  readonly rows: number;
  /** Sheets without questions have the verdict above the board. */
  readonly ask?: (areas: Areas) => ThreeQuestions;
}

export interface TwoBoards extends BoardSheet {
  readonly board: Board;
  readonly goal: Board;
}

/** How the boards of a puzzle are laid out. The solution is right of them, in cells that are called `list`. */
interface BoardLayout {
  /** The prefix of the play, which begins the names. */
  readonly prefix: string;
  /** The items that are boards; the first one is played on. */
  readonly boards: readonly string[];
  /** How many columns they take. */
  readonly across: number;
  /** The size of their cells. */
  readonly side: { readonly characters: number; readonly points: number };
  readonly listWidths: readonly number[];
  /** Columns between the rules and their label, and those that the rules extend over. */
  readonly rules: { readonly skip: number; readonly across: number };
  /** The words of the switch next to the questions, and the switch itself. */
  readonly words: number;
  readonly switch: number;
}

interface BoardContent {
  readonly boards: readonly Content[];
  readonly verdict: string;
  readonly rules: { readonly label: string; readonly hint: string };
  readonly list: Item;
  readonly paints: NonNullable<SheetDescription["paints"]>;
  readonly notes: NonNullable<SheetDescription["notes"]>;
  readonly paper: Place;
}

/** The sheet of a puzzle on a board, its rules and its solution. */
export function boardSheet(
  layout: BoardLayout,
  { rules, ask }: BoardSheet,
  contentOf: (areas: Areas) => BoardContent,
): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { prefix, across, side, listWidths } = layout;
  const columns: Parameters<typeof questions>[0] = {
    ...{ words: layout.words, switch: layout.switch, switchAcross: 2 },
    ...{ answer: 0, across: 3, mark: 3, isBelow: true, reasons: [9, 0] },
  };
  return {
    columnWidths: [2, ...new Array<number>(across).fill(side.characters), 5, ...listWidths],
    sheet(areas) {
      const content = contentOf(areas);
      const boards = layout.boards.map((name) => areas[name]!);
      const verdict = { verdict: cell(content.verdict, "target", { across: across - 1 }) };
      const left: Content[] = [
        ...(ask ? [] : [verdict, gap()]),
        ...content.boards,
        gap(),
        beside(lines(content.rules.label), skip(layout.rules.skip), {
          rules: cell(rules, "input", { across: layout.rules.across }),
        }),
        small(content.rules.hint),
        ...(ask ? [gap(), verdict, gap(), questions(columns, ask(areas)), gap(5)] : []),
      ];
      return {
        panels: { B5: [beside(stack(...left), content.list)] },
        rowHeights: [{ rows: boards[0]!, points: side.points }],
        paints: [
          ...content.paints,
          paintFilled(areas.list!),
          paintProblem(areas.verdict!, `=${isUnsolved(firstMove(areas.list!).fixed)}`),
        ],
        frames: boards.map((around) => ({ around, color: "#1d3b6f" })),
        notes: content.notes,
        names: {
          ...Object.fromEntries(layout.boards.map((name, k) => [`${prefix}_${name}`, boards[k]!])),
          [`${prefix}_rules`]: areas.rules!.first,
          ...(!ask && { [`${prefix}_title`]: TITLE_CELL }),
        },
        ...(!ask && { paper: content.paper }),
        select: boards[0]!.first,
      };
    },
  };
}

/** Headings and words need as much room as so many columns of cells. */
const LEAST_COLUMNS = 6;

const pitchOf = ({ board: [row] }: TwoBoards) => Math.max(row!.length, LEAST_COLUMNS) + 1;

/** The layout of a board at the start and another one at the end, next to each other. */
export const layoutOfTwo = (sheet: TwoBoards) =>
  ({
    boards: ["board", "goal"],
    across: 2 * pitchOf(sheet),
    side: { characters: 4.6, points: 26 },
    rules: { skip: LEAST_COLUMNS, across: 4 },
  }) as const;

export function twoBoards(sheet: TwoBoards): Item {
  const item = (title: string, name: "board" | "goal") => {
    const board = stack(heading(title), { [name]: cells(sheet[name], "boardInput") });
    return beside(board, skip(pitchOf(sheet) - board.columns));
  };
  return beside(item(i18n.t("The board"), "board"), item(i18n.t("At the end"), "goal"));
}

/** The moves of a solution, numbered from 1; `heads` are those of what the function tells of each. */
export const numberedMoves = (
  title: string,
  heads: readonly string[],
  { list, moves, rows }: { readonly list: Area; readonly moves: string; readonly rows: number },
): Item =>
  stack(heading(title), cells([["", ...heads]], "answerHeads"), {
    list: beside(
      spill(numbering(list.column(1).fixed), rows, 1, "answer"),
      spill(`=${moves}`, rows, heads.length, "answer", "only errors"),
    ),
  });
