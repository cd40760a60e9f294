import { describeProblem } from "../../excel/problems";
import { readNamedRanges, readRanges, watchSheets, type PuzzleRange } from "../../excel/puzzle-sheet";
import { i18n } from "../../language";
import { PLAY_KINDS, recognise, type Play, type PlayKind } from "../../playing";
import { cellsOf, describeObstacle, kindOf, solve, type PuzzleCells } from "./solving";

/** A puzzle of a sheet with its solution. */
export interface OpenPuzzle {
  readonly sheet: { readonly id: string; readonly name: string };
  readonly kind: PlayKind;
  readonly ranges: Readonly<Record<string, PuzzleRange>>;
  readonly cells: PuzzleCells;
  readonly play: Play;
}

export interface PuzzleState {
  /** The kinds that the active sheet's names tell of. */
  readonly recognised: readonly PlayKind[];
  /** Whether the user is to give the ranges. */
  readonly asking: boolean;
  /** The kind that is shown, or asked for. */
  readonly kind?: PlayKind;
  readonly puzzle?: OpenPuzzle;
  /** What part of the solving is done, from 0 to 1, while it goes on. */
  readonly part?: number;
  readonly problem?: string | undefined;
}

/** What the user has chosen for a sheet: a kind, with the addresses of its ranges if the sheet has no names for them. */
interface Choice {
  readonly prefix: string;
  readonly addresses?: Readonly<Record<string, string>>;
}

/** The sheet's changes come in bursts; so long after the last one it is read again, in milliseconds. */
const QUIET = 150;

const isOfPlay = (name: string) =>
  PLAY_KINDS.some(({ prefix }) => name.toLowerCase().startsWith(`${prefix.toLowerCase()}_`));

/** Follows the puzzle of the active sheet: reads its ranges and solves it, and again whenever they change. */
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

  /** Begins to follow the sheets; answers a function that ends it. */
  follow(): () => void {
    let timer = 0;
    void this.read();
    const watching = watchSheets(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void this.read(), QUIET);
    });
    watching.catch((error: unknown) => this.show({ problem: describeProblem(error) }));
    return () => {
      clearTimeout(timer);
      this.latest++;
      this.stop();
      void watching.then((stop) => stop());
    };
  }

  /** Shows another kind of puzzle of this sheet, or asks for ranges. */
  choose(choice: Choice | "ask"): void {
    this.choices.set(this.sheetId, choice);
    this.shown = "";
    void this.read();
  }

  /** What was wrong with the choice before need not be said any more. */
  forgetProblem(): void {
    this.show({ problem: undefined });
  }

  /** Gives up solving. */
  cancel(): void {
    this.solving?.abort(
      new Error(i18n.t("Cancelled. Change a cell of the puzzle, or choose it again, to solve it.")),
    );
  }

  private async read(): Promise<void> {
    const mine = ++this.latest;
    try {
      const named = await readNamedRanges(isOfPlay);
      if (mine !== this.latest) return;
      this.sheetId = named.id;
      const found = recognise(PLAY_KINDS, Object.keys(named.ranges));
      const recognised = found.map(({ kind }) => kind);
      const choice = this.choices.get(named.id) ?? firstOf(recognised);
      if (choice === "ask") return this.ask(recognised);
      const kind = kindOf(choice.prefix);
      const names = found.find((candidate) => candidate.kind === kind)?.names ?? {};
      const ranges = choice.addresses
        ? (await readRanges(choice.addresses)).ranges
        : Object.fromEntries(Object.entries(names).map(([range, name]) => [range, named.ranges[name]]));
      if (mine !== this.latest) return;
      const signature = JSON.stringify([named.id, kind.prefix, ranges]);
      if (signature === this.shown) return;
      this.shown = signature;
      await this.open({ sheet: named, kind, ranges }, recognised, choice.addresses !== undefined);
    } catch (error) {
      if (mine === this.latest) this.fail(describeProblem(error));
    }
  }

  /** Solves a puzzle and shows it; until then the one before stays, if it is of the same kind. */
  private async open(
    puzzle: Pick<OpenPuzzle, "sheet" | "kind" | "ranges">,
    recognised: readonly PlayKind[],
    asking: boolean,
  ): Promise<void> {
    this.solving?.abort();
    const solving = new AbortController();
    this.solving = solving;
    const { kind, sheet, ranges } = puzzle;
    const before = this.state.puzzle;
    const stays = before?.sheet.id === sheet.id && before.kind === kind ? { puzzle: before } : {};
    this.set({ recognised, asking, kind, ...stays, part: 0 });
    try {
      const cells = cellsOf(kind, ranges);
      const play = await solve(cells, (part) => this.show({ part }), solving.signal);
      this.set({ recognised, asking, kind, puzzle: { ...puzzle, cells, play } });
    } catch (error) {
      if (solving === this.solving) this.fail(describeObstacle(error, ranges));
    }
  }

  private ask(recognised: readonly PlayKind[]): void {
    this.stop();
    this.shown = "";
    this.set({ recognised, asking: true });
  }

  /** Ends the solving for something else. */
  private stop(): void {
    if (this.state.part !== undefined) this.shown = "";
    this.solving?.abort();
    this.solving = undefined;
  }

  private fail(problem: string): void {
    const { recognised, asking, kind } = this.state;
    this.set({ recognised, asking, ...(kind && { kind }), problem });
  }

  private show(part: Partial<PuzzleState>): void {
    this.set({ ...this.state, ...part });
  }

  private set(state: PuzzleState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

const firstOf = ([kind]: readonly PlayKind[]): Choice | "ask" => (kind ? { prefix: kind.prefix } : "ask");
