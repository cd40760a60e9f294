import type { UniverValue } from "./workbench-page";

/** In English and in German. */
type InBoth<Value> = Readonly<Record<"en" | "de", Value>>;
export type Language = keyof InBoth<unknown>;

type Typed = Readonly<Record<string, string | number>>;
/** How a move is refused, or why every click is a move. */
type Refused = { readonly spot: string; readonly says: InBoth<string> } | { readonly never: string };

/** A drawing, by its title if there are several. */
interface DrawingChoice {
  readonly id: string;
  readonly title?: string;
}

export interface Arrows {
  readonly drawing: DrawingChoice;
  /** For each move. ⏎ is Enter. */
  readonly keys: readonly string[];
}

/** What a user does with a maker, and what they see then. */
export interface MadePuzzle {
  /** What is chosen on the maker's card, if not as it stands there. */
  readonly chosen: Readonly<Record<string, number | string>>;
  /** The cell that says how the puzzle is solved, and what it says of any example. */
  readonly verdict: string;
  readonly solved: InBoth<RegExp>;
  /** A puzzle that is put over the example: rows of cells by their first one. */
  readonly puzzle: Readonly<Record<string, readonly (readonly UniverValue[])[]>>;
  readonly says: InBoth<string | RegExp>;
  /** A change that is typed, and what the sheet says and shows then. */
  readonly change: Typed;
  readonly saysThen: InBoth<string | RegExp>;
  readonly painted: Readonly<Record<string, string>>;
  /** The drawing that is clicked. */
  readonly drawing: DrawingChoice;
  readonly refused: Refused;
  /** A shortest solution: what is clicked for each of its moves. */
  readonly clicks: readonly (readonly string[])[];
  /** Whether the sheet has a word that is not proved to be a shortest one. */
  readonly isUnproved?: true;
  /** The keys of a shortest solution, and the drawing in which they are pressed, if there are such. */
  readonly arrows?: Arrows;
  /** A further change, by which there is no solution: what the sheet says (or how it begins) and shows, and what the page Play says. */
  readonly impossible: {
    readonly typed: Typed;
    readonly painted: Readonly<Record<string, string>>;
    readonly sheet: InBoth<string>;
    readonly view: InBoth<string>;
  };
}

const WAY = "#ffd166";
const WALL = "#2b3a55";
const DEAD_END = "#e8e3d3";
/** What is typed, what is calculated, and the hole of a board. */
const YELLOW = "#fff5cc";
const BLUE = "#e6f0fb";
const BLANK = "#5b6676";
const LIT = "#ffc233";
const LAST_STATE = "#94bdf0";
/** The verdict: a solution, and none. */
const [TARGET, PROBLEM] = ["#d9f2e3", "#fde2e0"];

const MOVES = {
  en: /^\d+ moves?, and no solution is shorter\.$/,
  de: /^\d+ (Zug|Züge); keine Lösung ist kürzer\.$/,
};
const SOLUTION = {
  en: /^Solution: \d+ moves?, and no solution is shorter\.$/,
  de: /^Lösung: \d+ (Zug|Züge); keine Lösung ist kürzer\.$/,
};
const moves = (count: number) => ({
  en: `${count} moves, and no solution is shorter.`,
  de: `${count} Züge; keine Lösung ist kürzer.`,
});
const solution = (count: number) => ({
  en: `Solution: ${count} ${count === 1 ? "move" : "moves"}, and no solution is shorter.`,
  de: `Lösung: ${count} ${count === 1 ? "Zug" : "Züge"}; keine Lösung ist kürzer.`,
});
const NO_WAY = {
  en: "There is no route from the start to the goal.",
  de: "Es gibt keinen Weg vom Start zum Ziel.",
};
const single = (...spots: readonly string[]) => spots.map((spot) => [spot]);

/** Each maker by its id. */
export const MADE: Readonly<Record<string, MadePuzzle>> = {
  maze: {
    chosen: { rows: 3, columns: 3 },
    verdict: "B4",
    solved: MOVES,
    puzzle: { B8: [["S", "", "G"], ["", "#", ""], ["", "", ""]] }, // prettier-ignore
    says: moves(2),
    change: { C8: "#" },
    saysThen: moves(6),
    painted: { C8: WALL, B9: WAY, C10: WAY, D9: WAY },
    drawing: { id: "maze" },
    refused: { spot: "0 1", says: { en: "There is a wall.", de: "Dort ist eine Wand." } },
    clicks: single("1 0", "2 0", "2 1", "2 2", "1 2", "0 2"),
    arrows: { drawing: { id: "maze" }, keys: [..."↓↓→→↑↑"] },
    impossible: {
      typed: { C10: "#" },
      painted: { B9: DEAD_END, D10: DEAD_END },
      sheet: { en: "There is no route from S to G.", de: "Es gibt keinen Weg von S nach G." },
      view: NO_WAY,
    },
  },
  sliding: {
    chosen: { rows: 2, columns: 3 },
    verdict: "B4",
    solved: SOLUTION,
    puzzle: { B7: [[1, 2, ""], [4, 5, 3]] }, // prettier-ignore
    says: solution(1),
    change: { D7: 2, C7: "" },
    saysThen: solution(2),
    // The tile that moves next, and where it goes.
    painted: { L7: "#f9b27c", K7: "#8fd6a8" },
    drawing: { id: "board" },
    refused: {
      spot: "place 4",
      says: {
        en: "Only a tile next to an empty place moves.",
        de: "Nur ein Stein neben einer Lücke zieht.",
      },
    },
    // The tiles next to the hole.
    clicks: single("place 3", "place 6"),
    arrows: { drawing: { id: "board" }, keys: [..."←↑"] },
    impossible: {
      typed: { B7: 4, B8: 1 },
      painted: { L7: BLUE, K7: BLANK },
      sheet: { en: "Solution: impossible. Pairs out of order", de: "Lösung: unmöglich. Verkehrte Paare" },
      view: { en: "This is impossible by parity. ", de: "Die Parität macht das unmöglich. " },
    },
  },
  jumps: {
    chosen: { rows: 3, columns: 3 },
    verdict: "B4",
    solved: {
      en: /^\d+ jumps .* -?\d+\.$/,
      de: /^\d+ Sprünge .* -?\d+\.$/,
    },
    puzzle: { B6: [[1, 1, 1], [1, 1, 1], [1, 1, 0]], C10: [[1, 1]] }, // prettier-ignore
    says: { en: /^4 jumps .* 4\.$/, de: /^4 Sprünge .* 4\.$/ },
    change: { B6: 2 },
    saysThen: { en: /^3 jumps .* 4\.$/, de: /^3 Sprünge .* 4\.$/ },
    painted: { H6: WAY, J6: WAY, J7: WAY, J8: WAY },
    drawing: { id: "board" },
    refused: {
      spot: "0 1",
      says: {
        en: "From this tile you jump 2 tiles to the right, up, down or to the left.",
        de: "Von diesem Feld springen Sie 2 Felder nach rechts, oben, unten oder links.",
      },
    },
    clicks: single("0 2", "1 2", "2 2"),
    impossible: {
      typed: { B6: 5 },
      painted: { H6: BLUE, J7: BLUE },
      sheet: {
        en: "No route by these rules leads to the goal.",
        de: "Kein Weg nach diesen Regeln führt zum Ziel.",
      },
      view: NO_WAY,
    },
  },
  gates: {
    chosen: { rows: 3, columns: 3, colours: 1 },
    verdict: "B4",
    solved: {
      en: /^It takes \d+ steps from room to room\.$/,
      de: /^Es sind \d+ Schritte von Raum zu Raum\.$/,
    },
    puzzle: {
      B6: [
        ["#", "#", "#", "#", "#", "#", "#"],
        ["#", "S", "", "", "", "G", "#"],
        ["#", "", "#", "", "#", "", "#"],
        ["#", "", "red", "", "", "", "#"],
        ["#", "#", "#", "#", "#", "", "#"],
        ["#", "", "", "", "", "", "#"],
        ["#", "#", "#", "#", "#", "#", "#"],
      ],
    },
    says: { en: "It takes 2 steps from room to room.", de: "Es sind 2 Schritte von Raum zu Raum." },
    change: { D7: "gray" },
    saysThen: { en: "It takes 4 steps from room to room.", de: "Es sind 4 Schritte von Raum zu Raum." },
    painted: { D7: "#9aa1ac", D9: "#d62828", C9: "#ffcf56" },
    drawing: { id: "maze" },
    refused: {
      spot: "1 3",
      says: {
        en: "The gate there is gray; the next one must be red.",
        de: "Das Tor dort ist grau; das nächste muss rot sein.",
      },
    },
    clicks: single("3 1", "3 3", "3 5", "1 5"),
    impossible: {
      typed: { C8: "#" },
      painted: { C9: YELLOW, D9: "#d62828" },
      sheet: { en: "No route leads through these gates.", de: "Durch diese Tore führt kein Weg." },
      view: {
        en: "There is no route from the start to the goal through red gates.",
        de: "Es gibt keinen Weg vom Start zum Ziel durch rote Tore.",
      },
    },
  },
  key: {
    chosen: { places: 4, turns: "4" },
    verdict: "B4",
    solved: { en: /^\d+ moves set the disk free\.$/, de: /^\d+ Züge befreien die Scheibe\.$/ },
    puzzle: { G11: [[0, 0, 0, 0], [0, 0, 0, 0]], F18: [[0], [1], [0], [0]] }, // prettier-ignore
    says: { en: "3 moves set the disk free.", de: "3 Züge befreien die Scheibe." },
    change: { I11: 1 },
    saysThen: { en: "5 moves set the disk free.", de: "5 Züge befreien die Scheibe." },
    painted: { I18: WALL, H7: "#ffffff", I10: "#d9a521" },
    drawing: { id: "maze", title: "Flat maze" },
    refused: {
      spot: "0 2",
      says: {
        en: "The disk does not fit at place 3, turn 1: the tooth above is 1 high, and the cut there only 0 deep.",
        de: "Die Scheibe passt nicht auf Platz 3, Drehung 1: Der Zahn oben ist 1 hoch, der Einschnitt dort nur 0 tief.",
      },
    },
    clicks: single("1 0", "1 1", "1 2", "1 3", "0 3"),
    arrows: { drawing: { id: "key", title: "Key and disk" }, keys: [..."↓→→→↑"] },
    impossible: {
      typed: { I11: 4 },
      painted: { H18: "#ffffff", I18: WALL },
      sheet: { en: "The disk cannot leave the key.", de: "Die Scheibe kommt nicht los." },
      view: {
        en: "There is no route: the disk stays on the key.",
        de: "Es gibt keinen Weg: Die Scheibe bleibt auf dem Schlüssel.",
      },
    },
  },
  pieces: {
    chosen: { rows: 3, columns: 3 },
    verdict: "B4",
    solved: SOLUTION,
    puzzle: {
      C7: [["W", "", "B"], ["", "", ""], ["", "", ""]], // prettier-ignore
      I7: [["B", "", "W"], ["", "", ""], ["", "", ""]], // prettier-ignore
    },
    says: solution(6),
    change: { D8: "#", J8: "#" },
    saysThen: solution(8),
    painted: { D8: "#5b6676", E7: "#3b4252", I7: "#3b4252" },
    drawing: { id: "graph" },
    // The places are a1, a2, a3, b1, b3, c1, c2 and c3.
    refused: {
      spot: "place 4",
      says: {
        en: "No piece can move to b1 now: no line leads there from a piece.",
        de: "Nach b1 kann jetzt kein Stein kommen: Von keinem Stein führt eine Linie dorthin.",
      },
    },
    // Both pieces could go to a2, so the one to go there is clicked first.
    clicks: [
      ...single("place 7", "place 6", "place 4", "place 1"),
      ["place 1", "place 2"],
      ...single("place 5", "place 8", "place 3"),
    ],
    impossible: {
      typed: { C9: "R", I9: "R" },
      painted: { C9: YELLOW },
      sheet: {
        en: "Solution: there is no solution. The pieces cannot pass one another like this.",
        de: "Lösung: Es gibt keine Lösung. So kommen die Steine nicht aneinander vorbei.",
      },
      view: { en: "There is no route to the goal: ", de: "Es gibt keinen Weg zum Ziel: " },
    },
  },
  word: {
    chosen: {},
    verdict: "B4",
    solved: { en: /^A shortest word to the target: \S+/, de: /^Ein kürzestes Wort zum Ziel: \S+/ },
    // Without your own word, a shortest one is played.
    puzzle: { B8: [["A", "(1 2 3)"], ["B", "(1 2)"]], C12: [[""], [""]], C16: [["(1 2)"]] }, // prettier-ignore
    says: { en: "A shortest word to the target: B", de: "Ein kürzestes Wort zum Ziel: B" },
    change: { C16: "(2 3)" },
    saysThen: { en: "A shortest word to the target: AB", de: "Ein kürzestes Wort zum Ziel: AB" },
    painted: {},
    drawing: { id: "word" },
    refused: { never: "Each letter can be applied to any arrangement, and nothing else can be clicked." },
    clicks: single("A", "B"),
    impossible: {
      typed: { C16: "(8 9)" },
      painted: {},
      sheet: {
        en: "No word leads to the target: it is not in the group of the generators.",
        de: "Kein Wort führt zum Ziel: Es ist nicht in der Gruppe der Erzeuger.",
      },
      view: {
        en: "The target takes 8 to 9, and no product of the generators does.",
        de: "Die gesuchte Permutation bringt 8 nach 9, und kein Produkt der Erzeuger tut das.",
      },
    },
  },
  states: {
    chosen: { rows: 20 },
    verdict: "B4",
    solved: MOVES,
    puzzle: {
      B13: [
        ["a", "b", "go"],
        ["b", "c", ""],
        ["c", "d", ""],
        ["d", "a", ""],
        ...new Array<readonly string[]>(16).fill(["", "", ""]),
      ],
      C8: [["a"], ["d"]],
    },
    says: moves(3),
    change: { C14: "d" },
    saysThen: moves(2),
    painted: { B13: WAY, B14: WAY },
    drawing: { id: "graph" },
    refused: {
      spot: "state 3",
      says: { en: "No move leads from a to d.", de: "Kein Zug führt von a nach d." },
    },
    clicks: single("state 1", "state 3"),
    impossible: {
      typed: { B15: "", C15: "", B14: "d", C14: "c" },
      painted: { B13: YELLOW },
      sheet: NO_WAY,
      view: NO_WAY,
    },
  },
  guarded: {
    chosen: { values: 2 },
    verdict: "B5",
    solved: MOVES,
    // Two jugs that hold 3 and 2.
    puzzle: {
      C8: [["a", "b"], ["0..3", "0..2"], [0, 0], [1, "*"]], // prettier-ignore
      H7: [
        ["→a", "", "a = 3"],
        ["→b", "", "b = 2"],
        ["a→", "", "a = 0"],
        ["b→", "", "b = 0"],
        ["a→b", "", "a -= min(a, 2 - b), b += min(a, 2 - b)"],
        ["b→a", "", "b -= min(b, 3 - a), a += min(b, 3 - a)"],
        ...new Array<readonly string[]>(10).fill(["", "", ""]),
      ],
    },
    says: moves(2),
    change: { D11: 0 },
    saysThen: moves(3),
    painted: { B5: TARGET, D11: YELLOW },
    drawing: { id: "jugs" },
    refused: { never: "Each arrow is a move, and nothing else can be clicked." },
    // The arrows to 3,0, to 1,2 and to 1,0.
    clicks: single("state 7", "state 4", "state 3"),
    impossible: {
      // One of the jugs is always full or empty.
      typed: { D11: 1 },
      painted: { B5: PROBLEM },
      sheet: NO_WAY,
      view: NO_WAY,
    },
  },
  lights: {
    chosen: { rows: 2, columns: 3 },
    verdict: "B4",
    solved: {
      en: /^Presses that switch all lamps off: [1-9]\d*\. No fewer presses do\.$/,
      de: /^Drücken, bis alle Lampen aus sind: [1-9]\d*-mal\. Weniger reichen nicht\.$/,
    },
    puzzle: { B7: [[1, 1, ""], [1, "", ""]] }, // prettier-ignore
    says: {
      en: "Presses that switch all lamps off: 1. No fewer presses do.",
      de: "Drücken, bis alle Lampen aus sind: 1-mal. Weniger reichen nicht.",
    },
    change: { D7: 1, C8: 1, D8: 1 },
    saysThen: {
      en: "Presses that switch all lamps off: 2. No fewer presses do.",
      de: "Drücken, bis alle Lampen aus sind: 2-mal. Weniger reichen nicht.",
    },
    painted: { B7: LIT, D8: LIT },
    drawing: { id: "lamps" },
    refused: { never: "Each lamp can be pressed at any time, and nothing else can be clicked." },
    clicks: single("0 0", "1 2"),
    impossible: {
      typed: { C7: "", D7: "", B8: "", C8: "", D8: "" },
      painted: { B7: LIT, D8: YELLOW },
      sheet: {
        en: "There is no solution. Each press changes an even number of the red lamps",
        de: "Es gibt keine Lösung. Jeder Druck ändert eine gerade Anzahl der roten Lampen",
      },
      view: {
        en: "No solution: each press changes an even number of these ",
        de: "Keine Lösung: Jedes Drücken ändert eine gerade Anzahl dieser ",
      },
    },
  },
  lamps: {
    chosen: { rows: 2, columns: 3, edges: "flat" },
    verdict: "B4",
    solved: {
      en: /^Presses that switch all lamps off: [1-9]\d*\. No fewer presses do\.$/,
      de: /^Drücken, bis alle Lampen aus sind: [1-9]\d*-mal\. Weniger reichen nicht\.$/,
    },
    puzzle: { B7: [[1, 1, ""], [1, "", ""]] }, // prettier-ignore
    says: {
      en: "Presses that switch all lamps off: 2. No fewer presses do.",
      de: "Drücken, bis alle Lampen aus sind: 2-mal. Weniger reichen nicht.",
    },
    change: { B7: 2, C7: 2, B8: 2 },
    saysThen: {
      en: "Presses that switch all lamps off: 1. No fewer presses do.",
      de: "Drücken, bis alle Lampen aus sind: 1-mal. Weniger reichen nicht.",
    },
    painted: { B7: LAST_STATE, B8: LAST_STATE, D8: YELLOW },
    drawing: { id: "lamps" },
    refused: { never: "Each lamp can be pressed at any time, and nothing else can be clicked." },
    clicks: single("0 0"),
    impossible: {
      typed: { D7: 1 },
      painted: { B7: LAST_STATE, D7: LIT },
      sheet: {
        en: "There is no solution. Add up the lamps, each as often as its red number says.",
        de: "Es gibt keine Lösung. Zählen Sie die Lampen zusammen, jede so oft, wie ihre rote Zahl sagt.",
      },
      view: {
        en: "No solution: each press changes the sum of these ",
        de: "Keine Lösung: Jedes Drücken ändert die Summe dieser ",
      },
    },
  },
  cube: {
    chosen: {},
    verdict: "B4",
    solved: { en: /^The colours are right\./, de: /^Die Farben stimmen\./ },
    puzzle: {
      E8: [
        ["W", "W", "W"],
        ["W", "W", "W"],
        ["W", "W", "W"],
      ],
      B11: new Array(3).fill([..."OOOGGGRRRBBB"]),
      E14: [
        ["Y", "Y", "Y"],
        ["Y", "Y", "Y"],
        ["Y", "Y", "Y"],
      ],
    },
    says: { en: "The cube is solved.", de: "Der Würfel ist gelöst." },
    // The right face has been turned halfway round.
    change: {
      ...{ G8: "Y", G9: "Y", G10: "Y", G11: "B", G12: "B", G13: "B" },
      ...{ G14: "W", G15: "W", G16: "W", K11: "G", K12: "G", K13: "G" },
    },
    saysThen: { en: "The colours are right.", de: "Die Farben stimmen." },
    painted: { G8: "#ffe266", G11: "#86b6f2" },
    drawing: { id: "net", title: "Net" },
    refused: { never: "Each face can be turned at any time, and nothing else can be clicked." },
    clicks: single("R", "R"),
    isUnproved: true,
    impossible: {
      typed: { F10: "G", F11: "W" },
      painted: { F10: "#7ed492" },
      sheet: { en: "An edge is flipped", de: "Eine Kante ist gekippt" },
      view: { en: "An edge is flipped", de: "Eine Kante ist gekippt" },
    },
  },
  blocks: {
    chosen: { rows: 4, columns: 4, moves: 5 },
    verdict: "B5",
    solved: MOVES,
    puzzle: {
      B8: [
        ["A", "A", "B", ""],
        ["#", "#", "", "#"],
        ["#", "#", "C", "#"],
        ["#", "#", "", "#"],
      ],
      I8: [["", "", "A", "A"], ...new Array<readonly string[]>(3).fill(["", "", "", ""])],
    },
    says: moves(2),
    change: { D9: "D" },
    saysThen: moves(4),
    painted: { B8: WAY, D9: "#bfe3c8", B9: "#3b4a66", K8: WAY },
    drawing: { id: "board" },
    refused: {
      spot: "0 0",
      says: {
        en: "A cannot move: it is blocked on all sides.",
        de: "A kann nicht ziehen: Der Stein ist auf allen Seiten versperrt.",
      },
    },
    // An empty cell for one piece only, a piece that has one move only, and pieces with the cells where they go.
    clicks: [["3 2"], ["1 2"], ["0 2", "1 2"], ["0 0", "0 3"]],
    // The first key goes to the first spot that is marked. Then to C, to D, to B and below it, to A and the cell at the right.
    arrows: { drawing: { id: "board" }, keys: ["↓↓⏎", "↑↑⏎", "↑↑⏎↓⏎", "←⏎→→⏎"] },
    impossible: {
      typed: { D11: "E" },
      painted: { B5: PROBLEM, D11: "#a9cbef" },
      sheet: { en: "No moves lead to the goal.", de: "Keine Züge führen zum Ziel." },
      view: {
        en: "No moves lead to the goal: it is none of the 6 arrangements that can be reached.",
        de: "Keine Züge führen zum Ziel: Es ist keine der 6 erreichbaren Anordnungen.",
      },
    },
  },
  pegs: {
    chosen: { shape: "square", jumps: 4 },
    verdict: "B5",
    solved: { en: /^Number of jumps to the goal: \d+\.$/, de: /^Anzahl der Sprünge zum Ziel: \d+\.$/ },
    puzzle: {
      B8: [[".", ".", "o", "o", "."], ...new Array<readonly string[]>(4).fill(["", "", "", "", ""])],
      I8: [[".", ".", ".", ".", "o"], ...new Array<readonly string[]>(4).fill(["", "", "", "", ""])],
    },
    says: { en: "Number of jumps to the goal: 1.", de: "Anzahl der Sprünge zum Ziel: 1." },
    change: { B8: "o", C8: "o", D8: "." },
    saysThen: { en: "Number of jumps to the goal: 2.", de: "Anzahl der Sprünge zum Ziel: 2." },
    painted: { B8: WAY, D8: "#cfd6e0", B9: "#ffffff", M8: WAY },
    drawing: { id: "board" },
    refused: {
      spot: "0 3",
      says: {
        en: "This peg cannot jump: it needs a peg next to it, and an empty hole behind that peg.",
        de: "Dieser Stift kann nicht springen: Er braucht einen Stift neben sich und dahinter ein leeres Loch.",
      },
    },
    // A peg that has one jump only, and a hole.
    clicks: single("0 0", "0 4"),
    arrows: { drawing: { id: "board" }, keys: ["→⏎", "→→⏎"] },
    impossible: {
      typed: { E8: "." },
      painted: { B5: PROBLEM, E8: "#cfd6e0" },
      sheet: { en: "No jumps lead to the goal. ", de: "Keine Sprünge führen zum Ziel. " },
      view: {
        en: "Colour the diagonals of the board with three colours in turn: 1, 1 and 0 pegs are on them.",
        de: "Färben Sie die Diagonalen des Bretts reihum mit drei Farben: Darauf sind 1, 1 und 0 Stifte.",
      },
    },
  },
  "logic-maze": {
    chosen: { rows: 5, columns: 5, rules: "keys" },
    verdict: "B5",
    solved: MOVES,
    puzzle: {
      B8: [
        ["@", "", "", "", "*"],
        ["#", "#", "a", "#", "#"],
        ...new Array<readonly string[]>(3).fill(["#", "#", "#", "#", "#"]),
      ],
    },
    says: moves(4),
    change: { E8: "A" },
    saysThen: moves(6),
    painted: { C8: WAY, D9: "#fbd38d", E8: "#cfd6e0", B9: WALL },
    drawing: { id: "maze" },
    refused: {
      spot: "0 3",
      says: { en: "This door needs the key a.", de: "Diese Tür braucht den Schlüssel a." },
    },
    clicks: single("0 1", "0 2", "1 2", "0 2", "0 3", "0 4"),
    arrows: { drawing: { id: "maze" }, keys: [..."→→↓↑→→"] },
    impossible: {
      typed: { D9: "b" },
      painted: { B5: PROBLEM, C8: YELLOW },
      sheet: { en: "There is no solution.", de: "Es gibt keine Lösung." },
      view: {
        en: "There is no route from the start to the goal. Only these keys can be reached: b.",
        de: "Es gibt keinen Weg vom Start zum Ziel. Nur diese Schlüssel sind erreichbar: b.",
      },
    },
  },
};
