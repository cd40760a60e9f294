import { useState } from "react";
import { Body1, Button, Field, Input, makeStyles, Text } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { WriteFormula } from "../../destination/WriteFormula";
import { ButtonRow, Form, Section } from "../../../components/layout";
import { Progress } from "../../../components/work/Progress";
import { Ended } from "../../../components/work/WorkStatus";
import { type ExaminedGenerators, newExaminer } from "./useExamination";
import { textInFormula } from "../../../grid/constant-texts";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { inWorker } from "../../../components/work/in-worker";
import { useTask } from "../../../components/work/useTask";
import { UseCorrected } from "../UseCorrected";
import { canonicalPermutation } from "../canonical-permutation";
import { useConventions } from "../../../components/useConventions";
import { asInBook } from "../../../permutations/conventions";
import type { ProductOrder } from "../../../permutations/product-order";
import type { FoundWord } from "./examination";
import type { Examiner } from "./groups.worker";

/** A word that has been found, with what it was found for. */
type FactoredPermutation = Extract<FoundWord, { word: string }> & {
  /** In canonical form. */
  readonly cycles: string;
  readonly examined: ExaminedGenerators;
};

interface Computing {
  readonly stage: "computing";
  readonly part: number;
}

/** Looks for a shortest word for a permutation in the generators that have been examined. */
function useFactoring() {
  const { run, ...task } = useTask<Computing, FactoredPermutation>();
  const factor = (text: string, examined: ExaminedGenerators) =>
    run({ stage: "computing", part: 0 }, async (show, signal) => {
      const { generators, inverses, order } = examined;
      const cycles = readPermutation(text, order);
      const failure = i18n.t("The permutation could not be factored.");
      const found = await inWorker<Examiner, FoundWord>(newExaminer, failure, signal, (worker, listening) => {
        const onProgress = listening((part: number) => show({ stage: "computing", part }));
        return worker.factor(i18n.locale, [...generators], cycles, inverses, order, onProgress);
      });
      if ("impossible" in found) throw new Error(found.impossible);
      return { ...found, cycles, examined };
    });
  return { ...task, factor };
}

/** A permutation as entered in the field, in canonical form. Throws a user-facing error. */
export const readPermutation = (text: string, order?: ProductOrder): string =>
  canonicalPermutation(
    text,
    (problem) =>
      i18n.t("The permutation, {problem}. Write cycles, for example (1 4 6 2)(3 8 7 9).", { problem }),
    order,
  );

/** How long a word is, and whether there may be a shorter one. */
export function describeLength({ letters, isShortest }: FactoredPermutation): string {
  return isShortest
    ? i18n.t("{letters, plural, one {# letter} other {# letters}}; no word is shorter", { letters })
    : i18n.t("{letters, plural, one {# letter} other {# letters}}; there may be a shorter word", { letters });
}

/** The formula that finds a word again, on a sheet. */
export function formulaOn(
  sheet: string,
  { cycles, examined }: Pick<FactoredPermutation, "cycles" | "examined">,
): string {
  const { address, inverses, order } = examined;
  const generators = sheet === examined.sheet ? address : qualifiedAddress(examined.sheet, address);
  const options = [inverses ? "TRUE" : "", order === "left to right" ? "" : `"${order}"`];
  while (options.at(-1) === "") options.pop();
  return `=PUZZLE.FACTORCYCLES(${[textInFormula(cycles), generators, ...options].join(",")})`;
}

const useStyles = makeStyles({ word: { overflowWrap: "anywhere" } });

/** Looks for the shortest word that makes a permutation of the generators that have been examined. */
export function FactorPermutation({ examined }: { readonly examined: ExaminedGenerators }) {
  const styles = useStyles();
  const [permutation, setPermutation] = useState("");
  const conventions = useConventions();
  const { state, factor, cancel } = useFactoring();
  const isRunning = state.stage === "computing";
  return (
    <Section heading={i18n.t("Factor a permutation")}>
      <Form
        label={i18n.t("Factor a permutation")}
        gap="S"
        onSubmit={() => {
          if (!isRunning && permutation.trim() !== "") void factor(permutation, examined);
        }}
      >
        <Field label={i18n.t("Permutation")} hint={i18n.t("A permutation, for example (1 4 6 2)(3 8 7 9)")}>
          <Input value={permutation} onChange={(_event, { value }) => setPermutation(value)} />
        </Field>
        <ButtonRow>
          <Button type="submit" disabled={isRunning || permutation.trim() === ""}>
            {i18n.t("Factor")}
          </Button>
          {isRunning && <Button onClick={cancel}>{i18n.t("Cancel")}</Button>}
          {state.stage === "failed" && (
            <UseCorrected text={permutation} order={examined.order} onUse={setPermutation} />
          )}
        </ButtonRow>
      </Form>
      {isRunning && (
        <Progress
          text={i18n.t("Looking for a shortest word …")}
          label={i18n.t("Progress of this step")}
          part={state.part}
        />
      )}
      <Ended state={state}>
        {state.stage === "done" && (
          <>
            <Text block weight="semibold" className={styles.word}>
              {state.result.word || i18n.t("the empty word")}
            </Text>
            <Body1 block>
              {i18n.t("gives {cycles}.", { cycles: asInBook(state.result.cycles, conventions) })}{" "}
              {describeLength(state.result)}.
            </Body1>
          </>
        )}
      </Ended>
      {state.stage === "done" && <WriteFormula formula={(sheet) => formulaOn(sheet, state.result)} />}
    </Section>
  );
}
