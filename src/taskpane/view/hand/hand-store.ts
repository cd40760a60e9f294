import { useSyncExternalStore } from "react";
import { i18n } from "../../../language";
import { stateAfter } from "../../../playing/by-hand";
import type { GameState, Move, MoveKey, Spot } from "../../../playing/move";
import type { Game, Play } from "../../../playing/play";
import { stepAskedFor } from "../player/player";
import type { PlayerStore } from "../player/player-store";
import { clicked, dragged, type Meaning } from "./clicks";
import { continued, type Line, type LineAction } from "./line";
import { lineOf, numbersOf, type MoveNumbers } from "./move-numbers";
import { WaySearch } from "./way-search";

/** A sentence about what was just tried. Equal ones have different numbers, as each is spoken. */
export interface Notice {
  readonly text: string;
  readonly number: number;
}

/** What is shown of playing by hand. All but the line and its play go when the step or the line changes. */
export interface HandState {
  readonly line: Line;
  /** The line as a play. */
  readonly play: Play;
  /** The spot that was clicked first, while the second click is awaited. */
  readonly held?: Spot | undefined;
  readonly hint?: Move | undefined;
  readonly notice?: Notice | undefined;
  /** The move whose button has the pointer or the focus. */
  readonly pointed?: Move | undefined;
  /** The fraction of a search that is done, while one is under way. */
  readonly part?: number | undefined;
}

/** Playing by hand in a window: the user's own line of moves, and what helps to go on with it. */
export class HandStore {
  state: HandState;
  private search: WaySearch | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly lineListeners = new Set<() => void>();
  private step: number;
  private notices = 0;

  constructor(
    private readonly player: PlayerStore,
    public solution: Play,
  ) {
    this.state = this.opened(solution);
    this.step = this.shownStep();
    player.subscribe(() => {
      if (this.shownStep() !== this.step) this.show(this.state.line, this.state.play);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Called when the user changes the line here. */
  onLine(listener: () => void): () => void {
    this.lineListeners.add(listener);
    return () => this.lineListeners.delete(listener);
  }

  /** The puzzle's rules, if it has moves. */
  get game(): Game | undefined {
    return this.solution.byHand?.game;
  }

  /** Shows another puzzle, or the same one after a change. The user's own line goes. The player has to be told, too. */
  open(solution: Play): void {
    if (solution === this.solution) return;
    this.solution = solution;
    const { line, play } = this.opened(solution);
    this.show(line, play);
  }

  /** The user's own line as another window can read it; null while the solution is shown. */
  get numbers(): MoveNumbers | null {
    const { isOwn, moves } = this.state.line;
    return isOwn && this.game ? numbersOf(this.game, moves) : null;
  }

  /** Adopts the line of another window, which then sends its player's state, too. */
  take(numbers: MoveNumbers | null): void {
    if (!numbers) {
      this.show(solutionLine(this.solution), this.solution);
      return;
    }
    const moves = this.game && lineOf(this.game, numbers);
    if (!moves) return;
    this.show({ isOwn: true, moves }, this.game.play(moves));
    this.search?.remember({ line: moves });
  }

  /** The step that is shown, or that a move under way leads to. */
  shownStep(): number {
    return Math.min(stepAskedFor(this.player.state), this.state.play.lastStep);
  }

  /** What is known of solving a state. */
  known = (state: GameState) => this.search?.known(state);

  /** Continues the line by hand; only if the puzzle has moves. */
  continue(action: LineAction): void {
    const { game, search } = this;
    if (!game || !search) return;
    const { line, player } = continued(this.state.line, this.shownStep(), action);
    if (line !== this.state.line) {
      this.show(line, line.isOwn ? game.play(line.moves) : this.solution);
      search.remember({ line: line.moves });
      this.lineListeners.forEach((listener) => listener());
    }
    if (player) this.player.dispatch(player);
  }

  showSolution(): void {
    this.continue({ type: "solution", moves: solutionLine(this.solution).moves });
  }

  readonly click = (spot: Spot): void => {
    const { held } = this.state;
    this.answer(clicked(this.moves(), spot, held), spot, held);
  };

  /** Whether a click on a spot does something, other than to tell why not. */
  readonly canClick = (spot: Spot): boolean => clicked(this.moves(), spot, this.state.held).is !== "none";

  drag(from: Spot, to: Spot): void {
    this.answer(dragged(this.moves(), from, to), to, from);
  }

  /** Makes the move of an arrow key. */
  press(key: MoveKey): void {
    const move = this.moves().find((each) => each.key === key);
    if (move) this.continue({ type: "move", move });
    else this.say(i18n.t("No move goes in the direction of this key."));
  }

  point(pointed: Move | undefined): void {
    this.update({ pointed });
  }

  /** Shows the next move of a shortest solution. */
  async hint(): Promise<void> {
    await this.withWay((move) => this.update({ hint: move, held: undefined, notice: undefined }));
  }

  /** Appends a shortest solution to the user's line. */
  async solveOn(): Promise<void> {
    await this.withWay((_move, left) => {
      this.continue({ type: "append", moves: this.search!.lineFrom(this.shownState())! });
      this.say(
        i18n.t(
          "{left, plural, one {# move leads from here to the goal. Play shows it.} other {# moves lead from here to the goal. Play shows them.}}",
          { left },
        ),
      );
    });
  }

  /** Cancels a search. */
  cancel(): void {
    this.search?.cancel();
  }

  private async withWay(done: (next: Move, left: number) => void): Promise<void> {
    const known = await this.search?.find(this.shownState());
    if (known === undefined) return;
    if (typeof known === "string") this.say(known);
    else if ("impossible" in known) this.say(known.impossible);
    else if (known.next) done(known.next, known.left);
  }

  private shownState(): GameState {
    return stateAfter(this.state.play.byHand!, this.shownStep());
  }

  /** The legal moves at the shown step. */
  moves(): readonly Move[] {
    return this.game ? this.game.moves(this.shownState()) : [];
  }

  private answer(meaning: Meaning, spot: Spot, from: Spot | undefined): void {
    if (!this.game) return;
    if (meaning.is === "move") this.continue({ type: "move", move: meaning.move });
    else if (meaning.is === "hold") this.update({ held: spot, notice: undefined });
    else if (meaning.is === "release") this.update({ held: undefined, notice: undefined });
    else if (meaning.is === "none") this.say(this.game.refuse(this.shownState(), spot, from));
    else this.say(i18n.t("Several moves lead there. Choose one by its button."));
  }

  private opened(solution: Play): HandState {
    this.search?.end();
    const { byHand } = solution;
    this.search = byHand && new WaySearch(byHand.game, solution, (part) => this.update({ part }));
    return { line: solutionLine(solution), play: solution };
  }

  /** Shows a line, and forgets all that was about another one or another step. */
  private show(line: Line, play: Play): void {
    this.search?.end();
    this.set({ line, play });
    this.step = this.shownStep();
  }

  private say(text: string): void {
    this.update({ notice: { text, number: ++this.notices } });
  }

  private update(part: Partial<HandState>): void {
    this.set({ ...this.state, ...part });
  }

  private set(state: HandState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

const solutionLine = ({ byHand }: Play): Line => ({ isOwn: false, moves: byHand?.line ?? [] });

/** Subscribes to what is shown of playing by hand. */
export function useHand(hand: HandStore): HandState {
  return useSyncExternalStore(hand.subscribe, () => hand.state);
}
