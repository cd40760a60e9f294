import { useId, useState } from "react";
import { Body1, Button, Field, Input, makeStyles, Subtitle2, Text, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { WriteFormula } from "../../destination/WriteFormula";
import { Message } from "../../Message";
import { Progress } from "../../work/Progress";
import { describeLength, formulaOn } from "./factoring-words";
import type { ExaminedGenerators } from "./useExamination";
import { useFactoring } from "./useFactoring";

const useStyles = makeStyles({
  part: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  heading: { margin: 0 },
  actions: { display: "flex", gap: tokens.spacingHorizontalS },
  word: { overflowWrap: "anywhere" },
});

/** Looks for the shortest word that makes a permutation of the generators that have been examined. */
export function FactorPermutation({ examined }: { readonly examined: ExaminedGenerators }) {
  const styles = useStyles();
  const heading = useId();
  const [permutation, setPermutation] = useState("");
  const { state, factor, cancel } = useFactoring();
  const isRunning = state.stage === "computing";
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <Subtitle2 as="h2" id={heading} className={styles.heading}>
        {i18n.t("Factor a permutation")}
      </Subtitle2>
      <form
        className={styles.part}
        aria-labelledby={heading}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning && permutation.trim() !== "") void factor(permutation, examined);
        }}
      >
        <Field label={i18n.t("Permutation")} hint={i18n.t("A permutation, for example (1 4 6 2)(3 8 7 9)")}>
          <Input value={permutation} onChange={(_event, { value }) => setPermutation(value)} />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" disabled={isRunning || permutation.trim() === ""}>
            {i18n.t("Factor")}
          </Button>
          {isRunning && <Button onClick={cancel}>{i18n.t("Cancel")}</Button>}
        </div>
      </form>
      {isRunning && (
        <Progress
          text={i18n.t("Looking for a shortest word …")}
          label={i18n.t("Progress of this step")}
          part={state.part}
        />
      )}
      <div aria-live="polite">
        {state.stage === "cancelled" && <Message intent="info">{i18n.t("Cancelled.")}</Message>}
        {state.stage === "failed" && <Message intent="error">{state.problem}</Message>}
        {state.stage === "done" && (
          <>
            <Text block weight="semibold" className={styles.word}>
              {state.result.word || i18n.t("the empty word")}
            </Text>
            <Body1 block>
              {i18n.t("gives {cycles}.", { cycles: state.result.cycles })} {describeLength(state.result)}.
            </Body1>
          </>
        )}
      </div>
      {state.stage === "done" && <WriteFormula formula={(sheet) => formulaOn(sheet, state.result)} />}
    </section>
  );
}
