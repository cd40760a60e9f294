import { chosenConventions, onConventions } from "../excel/conventions";
import { describeProblem } from "../excel/problems";
import { removeKeptPaint } from "../excel/kept-paint";
import { forgetPuzzle, keepPuzzle } from "../excel/kept-puzzles";
import { readNamedRanges, readRanges, type PuzzleSheet } from "../excel/puzzle-sheet";
import { stopWatching, watchSheets } from "../excel/watch";
import { isEditRefusal, runAfterEdit, runUnlessEdited, type Run } from "../excel/run";
import { i18n } from "../language";
import { isOfPuzzle, isTitle, recognise, type Recognised } from "../playing/recognition";
import { PLAY_KINDS, playableOf } from "../puzzles";
import type { PlayKind } from "../playing/play";
import { textOf, type Cell } from "../grid/cells";
import { chosenPuzzles, type GivenPuzzle, type PuzzleChoice } from "./chosen-puzzles";
import { USUAL_CONVENTIONS } from "../permutations/conventions";
import type { OpenPuzzle } from "./open-puzzle";
import { keptPaintOf } from "./sheet/walk";
import { describeObstacle } from "../components/obstacle";
import { cellsOf, solve } from "./solving";

export type { OpenPuzzle };

/** A puzzle that the active sheet's names refer to. */
interface NamedPuzzle {
  readonly id: string;
  readonly title: string;
  /** Whether the sheet remembers it because the user has told of it, so that it may be changed and forgotten. */
  readonly isKept: boolean;
}

export interface PuzzleState {
  /** The active sheet's id. */
  readonly sheetId: string;
  readonly recognised: readonly NamedPuzzle[];
  /** Whether the user is asked for the ranges. */
  readonly asking: boolean;
  /** What the user has told of them already. */
  readonly given?: GivenPuzzle | undefined;
  /** The puzzle that is shown or being solved: the beginning of its names in the sheet, or the prefix of the requested kind. */
  readonly chosen?: string | undefined;
  readonly puzzle?: OpenPuzzle | undefined;
  /** The fraction of the solving that is done, from 0 to 1, while it is under way. */
  readonly part?: number;
  readonly problem?: string | undefined;
}

/** The sheet's changes come in bursts. It is read again this long after the last one, in ms. */
const QUIET = 150;

const isOfPlay = (name: string) => isOfPuzzle(PLAY_KINDS, name);

/** What is to be shown, before it is solved. */
type UnsolvedPuzzle = Omit<OpenPuzzle, "cells" | "play">;

/** What belongs to a state whatever becomes of its puzzle. */
type Circumstances = Pick<PuzzleState, "sheetId" | "recognised" | "asking" | "given" | "chosen">;

/** Follows the puzzle of the active sheet: reads its ranges and solves it, and does so again whenever they change. */
export class PuzzleSource {
  state: PuzzleState = { sheetId: "", recognised: [], asking: false };
  private readonly listeners = new Set<() => void>();
  private sheetId = "";
  private shown = "";
  private solving: AbortController | undefined;
  private latest = 0;

  constructor(private readonly choices = chosenPuzzles) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts following the sheets. Returns a function that stops it. */
  follow(): () => void {
    let timer = 0;
    void this.read();
    const stopAsking = onConventions(() => {
      this.shown = "";
      this.set({ ...this.state, puzzle: undefined });
      void this.read();
    });
    const watching = watchSheets(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void this.read(runUnlessEdited), QUIET);
    });
    watching.catch((error: unknown) => this.show({ problem: describeProblem(error) }));
    return () => {
      clearTimeout(timer);
      this.latest++;
      this.stop();
      stopAsking();
      void stopWatching(watching);
    };
  }

  /** Shows another puzzle of this sheet, or asks for ranges. */
  choose(choice: PuzzleChoice): void {
    this.choices.set(this.sheetId, choice);
    this.shown = "";
    void this.read();
  }

  /** Asks for the ranges of the puzzle that is shown, to change them. */
  change({ kind, ranges, title, id }: OpenPuzzle): void {
    const addresses = Object.entries(ranges).map(([name, range]) => [name, range.fullAddress] as const);
    const given = { prefix: kind.prefix, addresses: Object.fromEntries(addresses), title, replaces: id };
    this.choose({ kind: "ask", given });
  }

  /** Makes the sheet forget a puzzle that it remembers, and the way that is kept painted. */
  async forget(puzzle: OpenPuzzle): Promise<void> {
    const sheetId = puzzle.sheet.id;
    try {
      await removeKeptPaint(keptPaintOf(puzzle));
      await forgetPuzzle({ sheetId, id: puzzle.id });
      this.choices.delete(sheetId);
      this.shown = "";
      await this.read();
    } catch (error) {
      this.show({ problem: describeProblem(error) });
    }
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
      const titles = Object.keys(named.texts).filter(isTitle);
      const found = recognise(PLAY_KINDS, [...Object.keys(named.ranges), ...titles]);
      const recognised = found.map((puzzle) => ({
        id: puzzle.id,
        title: titleOf(puzzle, named),
        isKept: puzzle.title !== undefined && puzzle.title in named.texts,
      }));
      const choice = this.choiceOf(named.id, recognised);
      if (choice.kind === "ask") return this.ask(recognised, choice.given);
      const puzzle = await asChosen(choice, found, named, run);
      if (mine !== this.latest) return;
      const signature = JSON.stringify([named.id, puzzle.id, puzzle.title, puzzle.ranges]);
      if (signature === this.shown) return;
      this.shown = signature;
      const given = choice.kind === "given" ? choice : undefined;
      await this.open({ sheet: named, ...puzzle }, recognised, given);
    } catch (error) {
      if (mine !== this.latest) return;
      // A read that waits for the end of editing is the latest again.
      if (isEditRefusal(error)) this.latest--;
      else this.fail(describeProblem(error));
    }
  }

  /** The choice for a sheet, unless the sheet no longer has that puzzle. */
  private choiceOf(sheet: string, recognised: readonly NamedPuzzle[]): PuzzleChoice {
    const choice = this.choices.get(sheet);
    const isGone =
      choice === undefined || (choice.kind === "named" && recognised.every(({ id }) => id !== choice.id));
    return isGone ? firstOf(recognised) : choice;
  }

  /** Solves a puzzle and shows it. Until then the previous one stays, if it has the same sheet and id. */
  private async open(
    puzzle: UnsolvedPuzzle,
    recognised: readonly NamedPuzzle[],
    given: GivenPuzzle | undefined,
  ): Promise<void> {
    this.solving?.abort();
    const solving = new AbortController();
    this.solving = solving;
    const { kind, id, sheet, ranges } = puzzle;
    const about = { sheetId: sheet.id, recognised, asking: given !== undefined, given, chosen: id };
    const before = this.state.puzzle;
    try {
      let opened: OpenPuzzle;
      if (before && hasSameCells(before, puzzle)) opened = { ...before, ...puzzle };
      else {
        const stays = before?.sheet.id === sheet.id && before.id === id ? { puzzle: before } : {};
        this.set({ ...about, ...stays, part: 0 });
        const isOwn = given || recognised.some((named) => named.id === id && named.isKept);
        // Sheets that Puzzlebook has made say their order, or have words of moves.
        const { order } = (isOwn && chosenConventions()) || USUAL_CONVENTIONS;
        const cells = cellsOf(kind, ranges, order);
        const play = await solve(cells, (part) => this.show({ part }), solving.signal);
        opened = { ...puzzle, cells, play };
      }
      if (given) await this.keep(opened, given, about, solving);
      else this.set({ ...about, puzzle: opened });
    } catch (error) {
      if (solving === this.solving) this.fail(describeObstacle(error, ranges));
    }
  }

  /** Shows a puzzle that the user has told of, and makes the sheet remember it. */
  private async keep(
    puzzle: OpenPuzzle,
    { prefix, addresses, title: written, replaces }: GivenPuzzle,
    about: Circumstances,
    solving: AbortController,
  ): Promise<void> {
    const { sheet } = puzzle;
    const title = oneLine(written);
    this.set({ ...about, puzzle });
    try {
      const { id } = await keepPuzzle({ sheet: sheet.id, prefix, addresses, title }, replaces);
      this.choices.set(sheet.id, { kind: "named", id });
      if (replaces !== undefined && replaces !== id) await removeKeptPaint(keptPaintOf(puzzle));
    } catch (error) {
      if (solving !== this.solving) return;
      const problem = i18n.t("The workbook could not remember this puzzle: {reason}", {
        reason: describeProblem(error),
      });
      return this.show({ problem });
    }
    if (solving !== this.solving) return;
    this.shown = "";
    await this.read();
  }

  private ask(recognised: readonly NamedPuzzle[], given: GivenPuzzle | undefined): void {
    this.stop();
    this.shown = "";
    this.set({ sheetId: this.sheetId, recognised, asking: true, given, chosen: given?.replaces });
  }

  /** Ends the solving in favour of something else. */
  private stop(): void {
    if (this.state.part !== undefined) this.shown = "";
    this.solving?.abort();
    this.solving = undefined;
  }

  private fail(problem: string): void {
    const { sheetId, recognised, asking, given, chosen } = this.state;
    this.set({ sheetId, recognised, asking, given, chosen, problem });
  }

  private show(part: Partial<PuzzleState>): void {
    this.set({ ...this.state, ...part });
  }

  private set(state: PuzzleState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

const firstOf = ([puzzle]: readonly NamedPuzzle[]): PuzzleChoice =>
  puzzle ? { kind: "named", id: puzzle.id } : { kind: "ask" };

/** Whether two puzzles are of the same kind and have the same contents, so that they have the same solution. */
const hasSameCells = (one: UnsolvedPuzzle, other: UnsolvedPuzzle): boolean =>
  one.kind === other.kind && JSON.stringify(one.ranges) === JSON.stringify(other.ranges);

/** The puzzle's title in the sheet, otherwise the title of its kind, with the puzzle's number if it has one. */
export function titleOf({ id, kind, title = "" }: Recognised, { ranges, texts }: PuzzleSheet): string {
  const written = texts[title] ?? textOf((ranges[title]?.values[0]?.[0] ?? "") as Cell);
  return oneLine(written) || `${i18n._(kind.title)} ${id.slice(kind.prefix.length)}`.trim();
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The puzzle for a choice. */
async function asChosen(
  choice: Exclude<PuzzleChoice, { kind: "ask" }>,
  found: readonly Recognised[],
  sheet: PuzzleSheet,
  run: Run,
): Promise<Pick<OpenPuzzle, "id" | "title" | "kind" | "ranges">> {
  if (choice.kind === "given") {
    const { kind } = playableOf(choice.prefix);
    const { ranges } = await readRanges(choice.addresses, run);
    const title = oneLine(choice.title) || i18n._(kind.title);
    return { id: choice.replaces ?? kind.prefix, title, kind, ranges: inOrder(kind, ranges) };
  }
  const puzzle = found.find(({ id }) => id === choice.id)!;
  const named = Object.entries(puzzle.names).map(([range, name]) => [range, sheet.ranges[name]!] as const);
  return {
    id: puzzle.id,
    title: titleOf(puzzle, sheet),
    kind: puzzle.kind,
    ranges: inOrder(puzzle.kind, Object.fromEntries(named)),
  };
}

/** Ranges in the order of their kind, however they were read, so that equal ones are seen to be equal. */
const inOrder = ({ ranges: order }: PlayKind, ranges: PuzzleSheet["ranges"]): PuzzleSheet["ranges"] =>
  Object.fromEntries(order.flatMap(({ name }) => (ranges[name] ? [[name, ranges[name]] as const] : [])));
