import { i18n } from "../../language";
import { CellError, isBlank, textOf } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import type { Steps } from "../../steps";
import { GOAL, WALL, type MoveEffect, type MoveQuestion, type MoveRule, type MoveTable } from "./move-table";
import { fits, patternReader, type Change } from "./patterns";

const expected = () => i18n.t("expected three columns: move, state before, state after");

export function* readPatternTable({ moves, start, goal }: MoveQuestion): Steps<MoveTable> {
  const { pattern, changes, start: stateOf, textAt } = patternReader();
  const rules: MoveRule[] = [];
  const ofMoves: MoveRule[] = [];
  let cost = 1;
  for (const row of yield* filledRows(moves, "moves", [3], expected)) {
    yield row / moves.length;
    const [name, before, after] = moves[row];
    const refuse = (column: number) => (problem: string) => new CellError("moves", problem, row, column);
    const from = pattern([before], refuse(1));
    cost += from.flat().length + 1;
    const isBefore = (state: Int32Array) => fits(from, state);
    if (textOf(after) === WALL) rules.push({ name, fits: isBefore, to: WALL });
    else ofMoves.push({ name: name || "", fits: isBefore, to: effectOf(changes([after], from, refuse(2))) });
  }
  const first = stateOf(start.flat(), (problem) => new CellError("start", problem));
  const isSingle = goal.length === 1;
  for (let row = 0; row < goal.length; row++) {
    yield 0;
    if (!isSingle && goal[row].every(isBlank)) continue;
    const refuse = (problem: string) => new CellError("goal", problem, isSingle ? undefined : row);
    const from = pattern(goal[row], refuse);
    rules.push({ name: "", fits: (state) => fits(from, state), to: GOAL });
  }
  if (rules.at(-1)?.to !== GOAL) throw new CellError("goal", i18n.t("all cells are blank"));
  return { rules: rules.concat(ofMoves), start: first, cost, textAt };
}

const effectOf =
  (changes: readonly Change[]): MoveEffect =>
  (before, after) => {
    for (let k = 0; k < before.length; k++) after[k] = changes[k](before[k]);
    return true;
  };
