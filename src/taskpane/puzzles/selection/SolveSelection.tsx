import { useState } from "react";
import { Button, makeStyles } from "@fluentui/react-components";
import { describeProblem } from "../../../excel/problems";
import { i18n } from "../../../language";
import { Section } from "../../../components/layout";
import { Message } from "../../../components/useAction";
import { GuessedPuzzle } from "./GuessedPuzzle";
import { guessSelection, type GuessedSelection } from "./reading";

const useStyles = makeStyles({ ask: { alignSelf: "flex-start" } });

type Asked =
  | { readonly stage: "none" | "reading" }
  | { readonly stage: "guessed"; readonly selection: GuessedSelection; readonly time: number }
  | { readonly stage: "failed"; readonly problem: string };

/** Says what the selected cells can be, solves it, and puts the answer where the user wants it. */
export function SolveSelection() {
  const styles = useStyles();
  const [asked, setAsked] = useState<Asked>({ stage: "none" });
  const ask = async () => {
    setAsked({ stage: "reading" });
    try {
      setAsked({ stage: "guessed", selection: await guessSelection(), time: Date.now() });
    } catch (error) {
      setAsked({ stage: "failed", problem: describeProblem(error) });
    }
  };
  return (
    <Section
      heading={i18n.t("Identify and solve")}
      sentence={i18n.t(
        "Select a puzzle that stands in cells: a maze, a board of numbers, moves, permutations …",
      )}
      gap="M"
    >
      <Button
        className={styles.ask}
        appearance="primary"
        disabled={asked.stage === "reading"}
        onClick={() => void ask()}
      >
        {i18n.t("What is this?")}
      </Button>
      {asked.stage === "failed" && <Message intent="error">{asked.problem}</Message>}
      {asked.stage === "guessed" &&
        (asked.selection.guesses.length > 0 ? (
          <GuessedPuzzle key={asked.time} selection={asked.selection} />
        ) : (
          <Message intent="info">
            {i18n.t(
              "Puzzlebook does not recognise a puzzle in {address}. It knows mazes with # for walls, mazes with gates, and boards of whole numbers with a 0 for the goal. It also knows tables of moves from place to place, places next to pieces, labels next to permutations, words, and rows of teeth. The page Play takes ranges for any kind.",
              { address: asked.selection.range.fullAddress },
            )}
          </Message>
        ))}
    </Section>
  );
}
