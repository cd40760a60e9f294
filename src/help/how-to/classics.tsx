import { howToPage, lessonPage } from "../addresses";
import { Link } from "../parts/Link";
import { LESSONS } from "../../puzzles/lessons";
import { madePicture } from "../pictures/made";
import type { HowTo } from "./how-to";

/** The lessons of permutation puzzles that classes know by these names. */
const CLASSICS: Readonly<Record<string, string>> = {
  "oval-track": "TopSpin is the Oval Track with 20 pieces of which 4 are flipped.",
  "hungarian-rings": "Two rings that cross at two places.",
  swap: "Boxes that are exchanged two by two, or three at a time.",
  "lights-out": "Lamps that switch their neighbours, too.",
};

export const classics: HowTo = {
  id: "classics",
  title: "Set up TopSpin, Hungarian Rings, Swap or Lights Out",
  summary: "The classroom’s permutation puzzles, of any size, and any others by their generators and a word.",
  pictures: () => [madePicture("word", "Generators and a word, as View draws them")],
  content: (
    <>
      <p>
        Each of these is a lesson on the page <b>Puzzles</b>. Their yellow numbers give the size; the
        generators follow by formulas.
      </p>
      <ul>
        {LESSONS.filter(({ id }) => Object.hasOwn(CLASSICS, id)).map(({ id, title }) => (
          <li key={id}>
            <Link to={lessonPage(id)}>{title}</Link>: {CLASSICS[id]}
          </li>
        ))}
      </ul>
      <h2>Any other puzzle of permutations</h2>
      <ol>
        <li>
          Under <Link to={howToPage("own-puzzle")}>Make your own</Link>, take the card{" "}
          <b>Generators and a word</b>.
        </li>
        <li>
          Type the generators: a label, and a permutation such as <code>(1 2 3)(4 5)</code>. Type a word in
          the labels, such as <code>AB'A</code>, to play it letter by letter; or a target, and the shortest
          word for it appears.
        </li>
        <li>
          <b>View</b> draws the pieces on their cycles. Click a generator, or press its button, to apply it by
          hand.
        </li>
      </ol>
    </>
  ),
};
