/** A purpose that functions have in common. */
export interface Topic {
  /** Not yet translated. */
  readonly title: string;
  readonly about: string;
  readonly functions: readonly string[];
}

/** The functions by purpose. Each occurs once. */
export const TOPICS: readonly Topic[] = [
  {
    title: /*i18n*/ "Permutations",
    about: "One permutation at a time: write it in cycles, multiply it, undo it, repeat it.",
    functions: [
      "SIMPLIFYCYCLES",
      "MULTIPLYCYCLES",
      "COMPOSECYCLES",
      "INVERTCYCLES",
      "POWERCYCLES",
      "CYCLEORDER",
      "CYCLEPARITY",
      "CYCLETYPE",
      "ONELINETOCYCLES",
      "CYCLESTOONELINE",
    ],
  },
  {
    title: /*i18n*/ "Working and checking",
    about: "Products of cycles line by line, as on the blackboard, and answers checked with a reason.",
    functions: ["PRODUCTSTEPS", "TRANSPOSITIONS", "CHECKCYCLES"],
  },
  {
    title: /*i18n*/ "Generators and words",
    about: "A few moves, called generators, and the words that they spell.",
    functions: ["GENPERMPROD", "FACTORCYCLES", "FINDWORDS", "WORDTOCYCLES", "WORDTOPATH"],
  },
  {
    title: /*i18n*/ "Groups",
    about: "The group that generators generate: its order, its name, what is in it.",
    functions: ["GROUPORDER", "GROUPNAME", "INGROUP", "ORBITS"],
  },
  {
    title: /*i18n*/ "The structure of a group",
    about: "What a group is made of: its elements and their table, its classes, subgroups and cosets.",
    functions: ["ELEMENTS", "CAYLEYTABLE", "CONJUGACYCLASSES", "CENTRE", "STABILIZER", "COSETS", "SUBGROUPS"],
  },
  {
    title: /*i18n*/ "Sliding and rearranging",
    about: "Pieces that move to an empty place, from the pinball puzzle to the 15-puzzle.",
    functions: ["PATHTOPERM", "SPACEPATHS", "PUZZLEGROUP", "REARRANGE", "HARDEST"],
  },
  {
    title: /*i18n*/ "Mazes",
    about: "Routes through cells: walking, jumping, through gates and along a key.",
    functions: [
      "SOLVEMAZE",
      "DEADENDS",
      "KEYMAZE",
      "FINDKEY",
      "DESIGNKEY",
      "MAKEJUMP",
      "MAKEGATES",
      "MAKEMAZE",
    ],
  },
  {
    title: /*i18n*/ "Graphs, gears and lamps",
    about: "Shortest routes between the states of any puzzle, and the fewest presses that switch lamps off.",
    functions: ["SOLVEGRAPH", "SOLVESTATES", "SOLVEGEAR", "SOLVELIGHTS"],
  },
];

/** Functions of other topics that are needed together with a function. */
export const SEE_ALSO: Readonly<Record<string, readonly string[]>> = {
  MULTIPLYCYCLES: ["PATHTOPERM", "WORDTOCYCLES"],
  SIMPLIFYCYCLES: ["PRODUCTSTEPS", "CHECKCYCLES"],
  CYCLEPARITY: ["TRANSPOSITIONS", "REARRANGE"],
  PRODUCTSTEPS: ["SIMPLIFYCYCLES", "INVERTCYCLES", "CYCLEORDER", "CYCLEPARITY"],
  TRANSPOSITIONS: ["CYCLEPARITY"],
  CHECKCYCLES: ["SIMPLIFYCYCLES"],
  GENPERMPROD: ["MULTIPLYCYCLES", "GROUPORDER"],
  FACTORCYCLES: ["INGROUP"],
  FINDWORDS: ["CYCLETYPE"],
  WORDTOCYCLES: ["MULTIPLYCYCLES"],
  WORDTOPATH: ["PATHTOPERM"],
  GROUPORDER: ["PUZZLEGROUP", "ELEMENTS"],
  GROUPNAME: ["PUZZLEGROUP", "SUBGROUPS"],
  INGROUP: ["FACTORCYCLES"],
  ORBITS: ["STABILIZER"],
  ELEMENTS: ["GROUPORDER", "FACTORCYCLES"],
  STABILIZER: ["ORBITS"],
  SUBGROUPS: ["GROUPNAME"],
  PATHTOPERM: ["SIMPLIFYCYCLES", "WORDTOPATH"],
  SPACEPATHS: ["GENPERMPROD"],
  PUZZLEGROUP: ["GROUPNAME", "GROUPORDER"],
  SOLVEMAZE: ["SOLVEGRAPH"],
  SOLVEGRAPH: ["SOLVEMAZE", "REARRANGE"],
  SOLVEGEAR: ["REARRANGE"],
  SOLVESTATES: ["SOLVEMAZE", "KEYMAZE"],
};

/** The others of its topic, and related ones of other topics. */
export function relatedFunctions(name: string): string[] {
  const topic = TOPICS.find(({ functions }) => functions.includes(name));
  const others = [...(topic?.functions ?? []), ...(SEE_ALSO[name] ?? [])];
  return others.filter((other) => other !== name);
}
