import { useState } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { insertLesson } from "../../excel/lessons";
import { i18n } from "../../language";
import { Message } from "../Message";
import { useAction } from "../useAction";
import type { Made } from "./made";

const useStyles = makeStyles({
  result: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  make: { alignSelf: "flex-start" },
  facts: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXXS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
    paddingTop: tokens.spacingVerticalXS,
  },
});

interface ResultProps {
  /** The design, or the best one so far. */
  readonly made: Made | undefined;
  readonly isBusy: boolean;
}

/** What a design has become, in words, and the sheet that can be made of it. */
export function Result({ made, isBusy }: ResultProps) {
  const styles = useStyles();
  const sheet = useAction();
  /** The design that the last sheet was made of. */
  const [inSheet, setInSheet] = useState<Made>();
  const make = async () => {
    setInSheet(made);
    const name = await insertLesson(made!.sheet!);
    return { intent: "success", text: i18n.t("The sheet “{sheet}” is ready.", { sheet: name }) } as const;
  };
  return (
    <div className={styles.result}>
      <div aria-live="polite">
        {made && (
          <Message intent={made.sheet ? "success" : "info"}>
            {made.verdict}
            {made.facts && (
              <ul className={styles.facts}>
                {made.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
          </Message>
        )}
      </div>
      {made?.sheet && !isBusy && (
        <Button
          appearance="primary"
          className={styles.make}
          disabledFocusable={sheet.isBusy}
          onClick={() => void sheet.run(make)}
        >
          {i18n.t("Make the sheet")}
        </Button>
      )}
      <div aria-live="polite">
        {made && made === inSheet && sheet.outcome && (
          <Message intent={sheet.outcome.intent}>{sheet.outcome.text}</Message>
        )}
      </div>
    </div>
  );
}
