/** A purpose that functions have in common. */
export interface Topic {
  /** Not yet translated. */
  readonly title: string;
  readonly about: string;
  /** The words by which people look for each, besides those of its name, its description and its topic. Not yet translated. */
  readonly functions: Readonly<Record<string, string>>;
}

/** The functions by purpose. Each occurs once. */
export const TOPICS: readonly Topic[] = [
  {
    title: /*i18n*/ "Permutations",
    about: "One permutation at a time: write it in cycles, multiply it, undo it, repeat it.",
    functions: {
      SIMPLIFYCYCLES: /*i18n*/ "simplify shorten normal form disjoint canonical notation",
      MULTIPLYCYCLES: /*i18n*/ "multiply product compose combine one after the other",
      COMPOSECYCLES: /*i18n*/ "compose composition functions right to left last first product",
      INVERTCYCLES: /*i18n*/ "inverse invert undo reverse back",
      POWERCYCLES: /*i18n*/ "power exponent repeat times",
      CYCLEORDER: /*i18n*/ "order period how often repeat",
      CYCLEPARITY: /*i18n*/ "parity sign signature even odd transpositions swaps",
      CYCLETYPE: /*i18n*/ "cycle type shape structure lengths",
      ONELINETOCYCLES: /*i18n*/ "one-line two-line notation images row permutation read",
      CYCLESTOONELINE: /*i18n*/ "one-line two-line notation images row permutation write",
    },
  },
  {
    title: /*i18n*/ "Step by step and checking",
    about: "Products of cycles line by line, as on the blackboard, and answers checked with a reason.",
    functions: {
      PRODUCTSTEPS: /*i18n*/ "steps working worked line by line blackboard show explain inverse order parity",
      TRANSPOSITIONS: /*i18n*/ "exchanges swaps two-cycles decompose factor even odd",
      CHECKCYCLES: /*i18n*/ "check answer right wrong exercise mark correct student",
    },
  },
  {
    title: /*i18n*/ "Generators and words",
    about: "A few moves, called generators, and the words that they spell.",
    functions: {
      GENPERMPROD: /*i18n*/ "generate expand all products table passes macro",
      FACTORCYCLES:
        /*i18n*/ "factor factorize solve solution shortest word TopSpin oval track Hungarian rings Rubik’s cube",
      FINDWORDS:
        /*i18n*/ "useful words three-cycle commutator conjugate few pieces macro algorithm TopSpin Rubik’s cube",
      WORDTOCYCLES: /*i18n*/ "word spell evaluate apply moves in a row commutator conjugate power",
      WORDTOPATH: /*i18n*/ "word path join route",
    },
  },
  {
    title: /*i18n*/ "Groups",
    about: "The group that generators generate: its order, its name, what is in it.",
    functions: {
      GROUPORDER: /*i18n*/ "size count how many elements number of positions",
      GROUPNAME: /*i18n*/ "which group recognise isomorphic symmetric alternating dihedral",
      INGROUP: /*i18n*/ "member belongs contains possible reachable solvable",
      ORBITS: /*i18n*/ "orbit transitive reach where can a piece go",
    },
  },
  {
    title: /*i18n*/ "The structure of a group",
    about: "What a group is made of: its elements and their table, its classes, subgroups and cosets.",
    functions: {
      ELEMENTS: /*i18n*/ "members list all permutations words group",
      CAYLEYTABLE: /*i18n*/ "Cayley multiplication table group products composition cosets blocks",
      CONJUGACYCLASSES: /*i18n*/ "conjugate class equation representatives",
      CENTRE: /*i18n*/ "center commute abelian",
      STABILIZER: /*i18n*/ "stabiliser fix fixed points isotropy",
      COSETS: /*i18n*/ "coset Lagrange index left right quotient",
      SUBGROUPS: /*i18n*/ "subgroup lattice normal subgroups conjugate Sylow",
      QUOTIENT: /*i18n*/ "quotient group factor group modulo normal subgroup cosets Cayley table",
      ISHOMOMORPHISM: /*i18n*/ "homomorphism kernel image mapping relation well-defined normal subgroup",
      ISOMORPHIC: /*i18n*/ "isomorphic isomorphism same group mapping compare structure",
    },
  },
  {
    title: /*i18n*/ "Sliding and rearranging",
    about: "Pieces that move to an empty place, from the pinball puzzle to the 15-puzzle.",
    functions: {
      PATHTOPERM: /*i18n*/ "path route sliding space blank hole tile",
      SPACEPATHS: /*i18n*/ "paths routes loops sliding space blank hole",
      PUZZLEGROUP: /*i18n*/ "sliding puzzle group Wilson how many positions solvable 15-puzzle",
      REARRANGE: /*i18n*/ "sliding tiles 15-puzzle fifteen knights pinball solve fewest moves pieces graph",
      HARDEST: /*i18n*/ "farthest distances God's number most moves hardest position diameter sliding puzzle",
    },
  },
  {
    title: /*i18n*/ "Mazes",
    about: "Routes through cells: walking, jumping, through gates and along a key.",
    functions: {
      SOLVEMAZE:
        /*i18n*/ "maze labyrinth path way out shortest route walls jump gates keys doors portals ice diagonal costs",
      DEADENDS: /*i18n*/ "maze labyrinth dead end blind alley",
      KEYMAZE: /*i18n*/ "maze labyrinth key disk lock Free the Key teeth",
      FINDKEY: /*i18n*/ "maze labyrinth key disk lock Free the Key teeth design",
      DESIGNKEY: /*i18n*/ "maze labyrinth key disk lock teeth hard record Free the Key design",
      MAKEJUMP:
        /*i18n*/ "maze labyrinth rook jumping number board generate design random Jumping Julia Klondike",
      MAKEGATES: /*i18n*/ "maze labyrinth gates message hide secret spell make design Cat Walk",
      MAKEMAZE: /*i18n*/ "maze labyrinth generate random perfect maze tree",
    },
  },
  {
    title: /*i18n*/ "Graphs, gears, lamps, blocks and pegs",
    about: "Shortest routes between the states of any puzzle, and the fewest presses that switch lamps off.",
    functions: {
      SOLVEGRAPH: /*i18n*/ "graph network shortest cheapest path route cost states river crossing jugs",
      SOLVESTATES:
        /*i18n*/ "states moves rules pattern counter mechanical puzzle machine river crossing wolf goat cabbage jugs pouring missionaries bridge Chinese rings",
      SOLVEGEAR: /*i18n*/ "gear cube O'Gear cog wheel",
      SOLVELIGHTS: /*i18n*/ "lights out lamps switch press buttons states colours torus alien tiles",
      SOLVEBLOCKS: /*i18n*/ "sliding block puzzle Klotski Rush Hour cars Huarong Dao tray slide unblock",
      SOLVEPEGS:
        /*i18n*/ "peg solitaire marbles jump Hi-Q cross triangle Cracker Barrel Conway pagoda three colours",
    },
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
  ISHOMOMORPHISM: ["WORDTOCYCLES"],
  ISOMORPHIC: ["GROUPNAME"],
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
  const topic = TOPICS.find(({ functions }) => Object.hasOwn(functions, name));
  const others = [...Object.keys(topic?.functions ?? {}), ...(SEE_ALSO[name] ?? [])];
  return others.filter((other) => other !== name);
}
