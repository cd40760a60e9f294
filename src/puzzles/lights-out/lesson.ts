import { i18n } from "../../language";
import { opening } from "../../lessons/blocks";
import type { Lesson } from "../../lessons/lesson";
import { DARK, LIT } from "./lesson-paints";
import { lampQuestions } from "./lesson-questions";
import { lightsSheet } from "./lesson-sheet";

const source = () =>
  i18n.t(
    "After Marlow Anderson and Todd Feil, “Turning Lights Out with Linear Algebra”, Mathematics Magazine 71 (1998).",
  );

/** A face; in each quiet pattern an even number of its lamps is lit. */
const FACE = [
  ["", 1, "", 1, ""],
  ["", "", 1, "", ""],
  [1, "", "", "", 1],
  ["", 1, 1, 1, ""],
  ["", "", "", "", ""],
];

/** Lights Out on 5 × 5 lamps, which the game of 1995 had. */
export const lightsOut: Lesson = lightsSheet({
  id: "lights-out",
  get title() {
    return i18n.t("Lights Out");
  },
  get summary() {
    return i18n.t("A press switches a lamp and its neighbours; algebra switches all of them off.");
  },
  get source() {
    return source();
  },
  get opening() {
    return opening(
      i18n.t("Lights Out"),
      i18n.t(
        "A press switches a lamp and its neighbours to the left, above, to the right and below. Switch all lamps off.",
      ),
      source(),
    );
  },
  heights: { top: 4 },
  picture: FACE.map((row) => row.map((lamp) => (lamp === 1 ? LIT : DARK))),
  sheetName: "Lights Out",
  lamps: FACE,
  questions: lampQuestions,
});
