import type { LessonHelp } from "../../lessons/help";

export const lightsOut: LessonHelp = {
  scenes: [
    {
      kind: "LightsOut",
      drawing: "lamps",
      at: "start",
      caption: "Eight lamps are lit. Dashed rings are around the lamps to be pressed",
    },
  ],
  article: {
    id: "anderson-feil",
    title: "Turning Lights Out with Linear Algebra",
    by: "Marlow Anderson and Todd Feil, Mathematics Magazine 71, 1998",
    credits: "Tiger Electronics made the game in 1995.",
    isTitled: true,
    asked: [
      "Lights Out, a game of 1995, has 5 × 5 lamps. A press on a lamp switches it and its neighbours. Some lamps are lit at the start, and all have to be dark at the end. Can that always be done, and how?",
      "The order of presses does not matter, and two presses on one lamp cancel. So a solution is a set of lamps, and each lamp gives an equation between 0 and 1: it has to be switched by an odd number of presses if it is lit, else by an even number.",
    ],
    answered: [
      "SOLVELIGHTS solves these equations on a board of any shape, and answers with the fewest presses. On 5 × 5 lamps 23 of the 25 presses are independent, so one board in four can be solved, each in four ways, and by at most 15 presses.",
      "Where there is no solution it says why: it names a quiet pattern, lamps of which every press changes an even number, and of which an odd number is lit. Anyone can check that by looking at the board.",
      "In the lesson every lamp can be changed or taken out, and the presses and the patterns follow.",
    ],
    lessons: ["lights-out"],
  },
};
