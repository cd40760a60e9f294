import { textOf, type Cell } from "../../grid/cells";
import { i18n } from "../../language";
import { ruleWords } from "../../playing/boards";
import { playSolution } from "../../playing/by-hand";
import type { Move, Solution, Spot } from "../../playing/move";
import type { Game, Play, PlayKind } from "../../playing/play";
import { stressLayout, type LayoutPoint } from "../../playing/stress-layout";
import { within, type Steps } from "../../steps";
import { edgesFrom, readStateTable, wayFrom, type StateTable } from "./state-table";

/** A walk from state to state along the moves of a table. */
export interface StatesPlay extends Play {
  readonly names: readonly string[];
  readonly lines: readonly { readonly from: number; readonly to: number }[];
  readonly goals: readonly number[];
  /** The states' points, with neighbours near each other; undefined if there are too many of them to be drawn. */
  readonly layout: readonly LayoutPoint[] | undefined;
  /** The state after each step. */
  readonly states: readonly number[];
  /** What the values of states are, if they have names, and what they are in each state. */
  readonly values?: readonly ShownValue[];
  readonly cells?: readonly (readonly Cell[])[];
}

/** A value with a name: numbers between two ends, or one of two words, if the table says so. */
export interface ShownValue {
  readonly name: string;
  readonly ends?: readonly Cell[];
}

const KIND = "States";
/** More states than these do not make a usable drawing. */
export const MAX_DRAWN = 256;

export const states: PlayKind<StatesPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Table of states",
  ranges: [
    { name: "moves", title: /*i18n*/ "The moves: columns from and to, and perhaps their names or costs" },
    { name: "start", title: /*i18n*/ "The state at the start" },
    { name: "goal", title: /*i18n*/ "The state to be reached, or several of them" },
    {
      name: "rules",
      title: /*i18n*/ "The rules: costs or names, for numbers in the third column; both ways",
      optional: true,
    },
  ],

  *read({ moves, start, goal, rules }) {
    const question = { edges: moves, start, goal, rules: ruleWords(rules) };
    return yield* playStates(KIND, yield* within(0, readStateTable(question, "moves")));
  },
};

/** The walk from the start of a table to its nearest goal. */
export function* playStates(
  prefix: string,
  table: StateTable,
  named?: Pick<StatesPlay, "values" | "cells">,
): Steps<StatesPlay> {
  const { places, from, to } = table.edges;
  const lines = Array.from(from, (tail, edge) => ({ from: tail, to: to[edge] }));
  const layout = places.count <= MAX_DRAWN ? yield* stressLayout(places.count, lines) : undefined;
  const shown = { prefix, names: places.names(), lines, layout, goals: table.goals, ...named };
  return yield* playSolution(gameOf(table, shown));
}

export const spotOfState = (state: number): Spot => `state ${state}`;

type Shown = Pick<StatesPlay, "prefix" | "names" | "lines" | "layout" | "goals" | "values" | "cells">;

function gameOf(table: StateTable, shown: Shown): Game<number, StatesPlay> {
  const { edges, start, isGoal } = table;
  const { names } = shown;
  const nameOf = (edge: number) => {
    const name = textOf(edges.names?.[edge] ?? "");
    if (!edges.costs) return name;
    const cost = i18n.t("cost {cost, number}", { cost: edges.costs[edge] });
    // The third column of listed edges has their costs in place of names.
    return table.isListed || name === "" ? cost : `${name} (${cost})`;
  };
  const moveBy = (edge: number): Move<number> => {
    const to = edges.to[edge];
    const name = nameOf(edge);
    return {
      label: name === "" ? names[to] : i18n.t("{name}, to {state}", { name, state: names[to] }),
      to,
      spot: spotOfState(to),
      from: spotOfState(edges.from[edge]),
    };
  };
  const edgeBetween = (from: number, to: number) =>
    edgesFrom(table, from).find((edge) => edges.to[edge] === to)!;

  const game: Game<number, StatesPlay> = {
    start,
    isSolved: isGoal,
    moves: (state) => Array.from(edgesFrom(table, state), moveBy),
    *solve(state): Steps<Solution<number>> {
      const outcome = yield* wayFrom(table, state);
      if ("impossible" in outcome) return outcome;
      const { way } = outcome;
      return { line: way.slice(1).map((to, k) => moveBy(edgeBetween(way[k], to))), isShortest: !edges.costs };
    },
    refuse(state, spot, from) {
      const to = names.findIndex((_, each) => spotOfState(each) === spot);
      if (to < 0) return i18n.t("That is not a state of the table.");
      if (from !== undefined && from !== spotOfState(state)) {
        return i18n.t("The current state is {state}: a move begins there.", { state: names[state] });
      }
      if (to === state) return i18n.t("{state} is the current state already.", { state: names[to] });
      return i18n.t("No move leads from {from} to {to}.", { from: names[state], to: names[to] });
    },
    play(line) {
      const along = [start, ...line.map(({ to }) => to)];
      return {
        ...shown,
        lastStep: line.length,
        states: along,
        text(step) {
          const state = names[along[step]];
          if (step === 0) return i18n.t("the start is {state}", { state });
          const name = nameOf(edgeBetween(along[step - 1], along[step]));
          const values = { name, from: names[along[step - 1]], to: state };
          return name === ""
            ? i18n.t("from {from} to {to}", values)
            : i18n.t("{name}, from {from} to {to}", values);
        },
        byHand: { game, line },
      };
    },
  };
  return game;
}
