import { describeProblem } from "../../excel/problems";
import { readNamedRanges, readRanges, type PuzzleRange } from "../../excel/puzzle-sheet";
import { watchSheets } from "../../excel/watch";
import { isEditRefusal, runAfterEdit, runUnlessEdited, type Run } from "../../excel/run";
import { i18n } from "../../language";
import { isOfPuzzle, recognise, type Recognised } from "../../playing/recognition";
import { PLAY_KINDS } from "../../puzzles/plays";
import type { Play, PlayKind } from "../../playing/play";
import { textOf, type Cell } from "../../grid/cells";
import { cellsOf, describeObstacle, kindOf, solve, type PuzzleCells } from "./solving";

/** A puzzle of a sheet with its solution. */
export interface OpenPuzzle {
  readonly sheet: { readonly id: string; readonly name: string };
  /** Distinguishes it from the other puzzles of the sheet. */
  readonly id: string;
  readonly title: string;
  readonly kind: PlayKind;
  readonly ranges: Readonly<Record<string, PuzzleRange>>;
  readonly cells: PuzzleCells;
  readonly play: Play;
}

/** A puzzle that the active sheet's names refer to. */
export interface NamedPuzzle {
  readonly id: string;
  readonly title: string;
}

export interface PuzzleState {
  readonly recognised: readonly NamedPuzzle[];
  /** Whether the user is asked for the ranges. */
  readonly asking: boolean;
  /** The puzzle that is shown or being solved: the beginning of its names in the sheet, or the prefix of the requested kind. */
  readonly chosen?: string;
  readonly puzzle?: OpenPuzzle;
  /** The fraction of the solving that is done, from 0 to 1, while it is under way. */
  readonly part?: number;
  readonly problem?: string | undefined;
}

/** The user's choice for a sheet: one of its puzzles, or a kind with the addresses of its ranges. */
type Choice =
  { readonly id: string } | { readonly prefix: string; readonly addresses: Readonly<Record<string, string>> };

/** The sheet's changes come in bursts. It is read again this long after the last one, in ms. */
const QUIET = 150;

const isOfPlay = (name: string) => isOfPuzzle(PLAY_KINDS, name);

/** Follows the puzzle of the active sheet: reads its ranges and solves it, and does so again whenever they change. */
export class PuzzleSource {
  state: PuzzleState = { recognised: [], asking: false };
  private readonly listeners = new Set<() => void>();
  private readonly choices = new Map<string, Choice | "ask">();
  private sheetId = "";
  private shown = "";
  private solving: AbortController | undefined;
  private latest = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts following the sheets. Returns a function that stops it. */
  follow(): () => void {
    let timer = 0;
    void this.read();
    const watching = watchSheets(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void this.read(runUnlessEdited), QUIET);
    });
    watching.catch((error: unknown) => this.show({ problem: describeProblem(error) }));
    return () => {
      clearTimeout(timer);
      this.latest++;
      this.stop();
      void watching.then((stop) => stop());
    };
  }

  /** Shows another puzzle of this sheet, or asks for ranges. */
  choose(choice: Choice | "ask"): void {
    this.choices.set(this.sheetId, choice);
    this.shown = "";
    void this.read();
  }

  /** The problem with the previous choice is no longer relevant. */
  forgetProblem(): void {
    this.show({ problem: undefined });
  }

  /** Stops solving. */
  cancel(): void {
    this.solving?.abort(
      new Error(i18n.t("Cancelled. Change a cell of the puzzle, or choose it again, to solve it.")),
    );
  }

  private async read(run = runAfterEdit): Promise<void> {
    const mine = ++this.latest;
    try {
      const named = await readNamedRanges(isOfPlay, run);
      if (mine !== this.latest) return;
      this.sheetId = named.id;
      const found = recognise(PLAY_KINDS, Object.keys(named.ranges));
      const recognised = found.map((puzzle) => ({ id: puzzle.id, title: titleOf(puzzle, named.ranges) }));
      const choice = this.choiceOf(named.id, recognised);
      const puzzle = choice === "ask" ? undefined : await asChosen(choice, found, named.ranges, run);
      if (mine !== this.latest) return;
      if (!puzzle) return this.ask(recognised);
      const signature = JSON.stringify([named.id, puzzle.id, puzzle.title, puzzle.ranges]);
      if (signature === this.shown) return;
      this.shown = signature;
      await this.open({ sheet: named, ...puzzle }, recognised, choice !== "ask" && "addresses" in choice);
    } catch (error) {
      if (mine !== this.latest) return;
      // A read that waits for the end of editing is the latest again.
      if (isEditRefusal(error)) this.latest--;
      else this.fail(describeProblem(error));
    }
  }

  /** The choice for a sheet, unless the sheet no longer has that puzzle. */
  private choiceOf(sheet: string, recognised: readonly NamedPuzzle[]): Choice | "ask" {
    const choice = this.choices.get(sheet);
    const isGone =
      choice === undefined ||
      (choice !== "ask" && "id" in choice && recognised.every(({ id }) => id !== choice.id));
    return isGone ? firstOf(recognised) : choice;
  }

  /** Solves a puzzle and shows it. Until then the previous one stays, if it has the same sheet and id. */
  private async open(
    puzzle: Omit<OpenPuzzle, "cells" | "play">,
    recognised: readonly NamedPuzzle[],
    asking: boolean,
  ): Promise<void> {
    this.solving?.abort();
    const solving = new AbortController();
    this.solving = solving;
    const { kind, id, sheet, ranges } = puzzle;
    const before = this.state.puzzle;
    const stays = before?.sheet.id === sheet.id && before.id === id ? { puzzle: before } : {};
    this.set({ recognised, asking, chosen: id, ...stays, part: 0 });
    try {
      const cells = cellsOf(kind, ranges);
      const play = await solve(cells, (part) => this.show({ part }), solving.signal);
      this.set({ recognised, asking, chosen: id, puzzle: { ...puzzle, cells, play } });
    } catch (error) {
      if (solving === this.solving) this.fail(describeObstacle(error, ranges));
    }
  }

  private ask(recognised: readonly NamedPuzzle[]): void {
    this.stop();
    this.shown = "";
    this.set({ recognised, asking: true });
  }

  /** Ends the solving in favour of something else. */
  private stop(): void {
    if (this.state.part !== undefined) this.shown = "";
    this.solving?.abort();
    this.solving = undefined;
  }

  private fail(problem: string): void {
    const { recognised, asking, chosen } = this.state;
    this.set({ recognised, asking, ...(chosen !== undefined && { chosen }), problem });
  }

  private show(part: Partial<PuzzleState>): void {
    this.set({ ...this.state, ...part });
  }

  private set(state: PuzzleState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

const firstOf = ([puzzle]: readonly NamedPuzzle[]): Choice | "ask" => (puzzle ? { id: puzzle.id } : "ask");

type Ranges = Readonly<Record<string, PuzzleRange>>;

/** The puzzle's title in the sheet, or else that of its kind. */
function titleOf({ kind, title }: Recognised, ranges: Ranges): string {
  const written = title === undefined ? "" : textOf((ranges[title]?.values[0][0] ?? "") as Cell);
  return written.replace(/\s+/g, " ").trim() || i18n._(kind.title);
}

/** The puzzle for a choice. */
async function asChosen(
  choice: Choice,
  found: readonly Recognised[],
  ranges: Ranges,
  run: Run,
): Promise<Pick<OpenPuzzle, "id" | "title" | "kind" | "ranges">> {
  if ("addresses" in choice) {
    const kind = kindOf(choice.prefix);
    const given = await readRanges(choice.addresses, run);
    return { id: kind.prefix, title: i18n._(kind.title), kind, ranges: given.ranges };
  }
  const puzzle = found.find(({ id }) => id === choice.id)!;
  const named = Object.entries(puzzle.names).map(([range, name]) => [range, ranges[name]] as const);
  return {
    id: puzzle.id,
    title: titleOf(puzzle, ranges),
    kind: puzzle.kind,
    ranges: Object.fromEntries(named),
  };
}
