import { i18n } from "../../language";
import { permutationOfPath } from "../../permutations/paths";
import { cyclesOf, formatPermutation } from "../../permutations/permutation";
import { shuffled, type Random } from "../../steps/random";
import { cyclesAnswer, cyclesCheck } from "../cycle-answers";
import type { Topic } from "../exercise";
import { POINTS } from "../random-cycles";

/** The moves of each round that the empty space makes. */
type Rounds = readonly number[];

/** From the path of the empty space to the permutation of the pieces. */
export const paths: Topic<Rounds> = {
  id: "paths",
  title: () => i18n.t("From a space-path to a permutation"),
  shapes: {
    easy: [[5], [6]],
    medium: [[4, 4], [5, 4], [4, 5]], // prettier-ignore
    hard: [[4, 5, 4], [5, 4, 5]], // prettier-ignore
  },
  make(rounds, random) {
    const path = randomPath(rounds, random);
    return {
      topic: "paths",
      question: i18n.t(
        "The empty space goes along this path, and each piece that it meets moves to the place that it leaves. Write in disjoint cycles where the pieces go.",
      ),
      given: [[path.join("-")]],
      check: (answer, at) => cyclesCheck(answer, `PUZZLE.PATHTOPERM(${at(0, 0)})`),
      ...cyclesAnswer(cyclesOf(permutationOfPath(path))),
    };
  },
};

/** Rounds from one home and back, each through other places, that do not undo one another. */
function randomPath(rounds: Rounds, random: Random): string[] {
  for (;;) {
    const [home, ...places] = shuffled(POINTS, random);
    const path = [home!];
    for (const moves of rounds) path.push(...shuffled(places, random).slice(0, moves - 1), home!);
    if (formatPermutation(permutationOfPath(path)) !== "()") return path;
  }
}
