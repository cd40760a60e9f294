import { rushHour } from "../../../../../src/puzzles/blocks/lesson";
import { REFUSED, type Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: rushHour,
    sameInGerman: ["Rush Hour", "length", "straight lengthwise"],
    answers: [
      { right: [93], wrong: [92, 49] },
      { right: [24132], wrong: [4780] },
      { right: [38], wrong: [49] },
    ],
    mistakes: [
      {
        typed: { E8: "", Q7: REFUSED },
        cell: "B16",
        says: "M8, N8: this piece has a different number of cells on the board.",
      },
      { typed: { G8: "#", Q7: "=NA()" }, cell: "B16", says: "No moves lead to the goal." },
    ],
  },
  puzzles: [
    {
      id: "Blocks",
      steps: [
        { step: 0, state: "BBBCDE FGGCDE F.AADE HHI... .JI.KK .JLLMM", move: "the start" },
        { step: 1, state: "BBBC.E FGGCDE F.AADE HHI.D. .JI.KK .JLLMM", move: "D down" },
        { step: 4, state: "BBB... FGG.DE FAACDE HHICDE .JI.KK .JLLMM", move: "C down 2" },
        { step: 49, state: "FJBBB. FJGG.. ....AA HHICDE KKICDE LLMMDE", move: "A right 4" },
      ],
      marked: { 1: "F7 F9" },
      german: { texts: { 4: "C nach unten 2" } },
    },
  ],
};
