/** Words, arrangements and formulas that take long. */
export const SEARCHES = [
  {
    fault: "the search from the end goes the same way as that from the start",
    file: "src/permutations/factoring/two-sided-search.ts",
    from: "const end = this.#from(places, this.#inverses,",
    to: "const end = this.#from(places, this.factors,",
    caughtBy: "unit test/unit/permutations/factoring/two-sided-search.test.ts",
  },
  {
    fault: "a word for the inverse is undone in the wrong order",
    file: "src/permutations/factoring/subgroup-chain.ts",
    from: "backward.map((letter) => -letter).reverse()",
    to: "backward.map((letter) => -letter)",
    caughtBy: "unit test/unit/permutations/factoring/subgroup-chain.test.ts",
  },
  {
    fault: "every move is counted as one more way",
    file: "src/search/bounded-layers.ts",
    from: "+= nearer.ways[parent - nearer.begin];",
    to: "+= 1n;",
    caughtBy: "unit test/unit/search/bounded-layers.test.ts",
  },
  {
    fault: "formulas are told of as long ones when they begin",
    file: "src/taskpane/long-formulas/watch.ts",
    from: "since <= latest",
    to: "since >= latest",
    caughtBy: "unit test/unit/taskpane/long-formulas/watch.test.ts",
  },
  {
    fault: "one cell that is cancelled ends what others wait for",
    file: "src/functions/calls/shared-answers.ts",
    from: "if (this.askers.delete(asker) && this.askers.size === 0) this.stop();",
    to: "if (this.askers.delete(asker)) this.stop();",
    caughtBy: "unit test/unit/functions/calls/shared-answers.test.ts",
  },
  {
    fault: "calls that have ended are still told of as under way",
    file: "src/functions/calls/calls-under-way.ts",
    from: "this.all.delete(call);",
    to: "this.all.add(call);",
    caughtBy: "unit test/unit/functions/calls/shared-answers.test.ts",
  },
  {
    fault: "a part that is undone in its own order is written as a commutator",
    file: "src/permutations/useful-words/short-form.ts",
    from: "inverses[word[b + length - 1 - k]]",
    to: "inverses[word[b + k]]",
    caughtBy: "unit test/unit/permutations/useful-words/short-form.test.ts",
  },
  {
    fault: "places stay taken that a pattern's pieces have left",
    file: "src/puzzles/pieces/patterns/free-distances.ts",
    from: "isTaken[taken[k]] = 0",
    to: "isTaken[taken[k]] = 1",
    caughtBy: "unit test/unit/puzzles/pieces/patterns/free-distances.test.ts",
  },
];
