import { i18n } from "../../language";
import type { GameState, Move } from "../../playing/move";
import type { ByHand, Game, Play } from "../../playing/play";
import { describeObstacle } from "../../components/obstacle";
import { solveFrom } from "../solving";
import { KnownWays, type Known } from "./known-ways";

/** Finds ways to the goal of a game, one at a time, and remembers them. */
export class WaySearch {
  private readonly ways = new KnownWays();
  private under: AbortController | undefined;

  /** What the puzzle's own play says of its start is known from the beginning. */
  constructor(
    private readonly game: Game,
    { byHand, impossible }: Play,
    /** Called with the fraction done of a search, and with undefined when it ends. */
    private readonly onProgress: (part: number | undefined) => void,
  ) {
    if (impossible !== undefined) this.ways.add(game.start, { impossible });
    else if (byHand) this.remember(byHand);
  }

  known(state: GameState): Known | undefined {
    return this.ways.of(state);
  }

  /** The moves from a state to the goal, if they are known. */
  lineFrom(state: GameState): readonly Move[] | undefined {
    return this.ways.lineFrom(state);
  }

  /** Remembers the way of a line from the start of its game, if it is one to the goal. */
  remember({ game, line, isShortest = false }: ByHand): void {
    if (game.isSolved(line.at(-1)?.to ?? game.start)) this.ways.add(game.start, { line, isShortest });
  }

  /**
   * Finds how a state is solved, in slices of time. Resolves with a sentence if that fails or the user cancels it, and with undefined if
   * it has become pointless.
   */
  async find(state: GameState): Promise<Known | string | undefined> {
    const known = this.known(state);
    if (known) return known;
    this.end();
    const mine = (this.under = new AbortController());
    const isMine = () => this.under === mine;
    try {
      const onProgress = (part: number) => isMine() && this.onProgress(part);
      this.ways.add(state, await solveFrom(this.game, state, onProgress, mine.signal));
      return isMine() ? this.known(state) : undefined;
    } catch (error) {
      return isMine() ? describeObstacle(error, {}) : undefined;
    } finally {
      if (isMine()) this.end();
    }
  }

  /** The user cancels the search. */
  cancel(): void {
    this.under?.abort(new Error(i18n.t("Cancelled.")));
  }

  /** Ends the search because its result is of no more use. */
  end(): void {
    if (!this.under) return;
    this.under.abort();
    this.under = undefined;
    this.onProgress(undefined);
  }
}
