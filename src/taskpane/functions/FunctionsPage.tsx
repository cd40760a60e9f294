import { useEffect, useState } from "react";
import { Body1, Field, makeStyles, SearchBox, Spinner, Subtitle1 } from "@fluentui/react-components";
import { describeProblem } from "../../excel/problems";
import { found } from "../../functions/list/matching";
import { i18n } from "../../language";
import { Column, PlainList } from "../../components/layout";
import { Message } from "../../components/useAction";
import { FunctionItem } from "./FunctionItem";
import { readFunctions, type ListedFunction } from "./listed-functions";
import { useInsertion } from "./useInsertion";
import { likelyNotation, readNotation } from "../../excel/notation";
import type { Notation } from "../../workbooks/formulas/local";

/** How formulas are typed in this Excel. While a cell is edited, Excel cannot be asked. */
function useNotation(): Notation {
  const [notation, setNotation] = useState(likelyNotation);
  useEffect(() => {
    readNotation().then(setNotation, () => undefined);
  }, []);
  return notation;
}

const useStyles = makeStyles({
  heading: { margin: 0 },
  search: { maxWidth: "none", width: "100%" },
});

/** All functions, to be searched and inserted as formulas. */
export default function FunctionsPage() {
  const styles = useStyles();
  const [functions, setFunctions] = useState<readonly ListedFunction[]>();
  const [problem, setProblem] = useState<string>();
  const [question, setQuestion] = useState("");
  const insertion = useInsertion();
  const notation = useNotation();
  useEffect(() => {
    readFunctions().then(setFunctions, (error: unknown) => setProblem(describeProblem(error)));
  }, []);
  const shown = functions && found(functions, question);
  return (
    <Column>
      <Subtitle1 as="h2" className={styles.heading}>
        {i18n.t("All functions")}
      </Subtitle1>
      <Body1>
        {i18n.t("Insert writes the example as a formula, with the cells that are selected if they fit.")}
      </Body1>
      <Field label={i18n.t("Search the functions")} hint={i18n.t("For example maze, or simplify")}>
        <SearchBox
          className={styles.search}
          value={question}
          onChange={(_event, { value }) => setQuestion(value)}
        />
      </Field>
      {problem !== undefined && <Message intent="error">{problem}</Message>}
      {!functions && problem === undefined && <Spinner size="tiny" label={i18n.t("Loading …")} />}
      <div role="status">{shown && question.trim() !== "" && outcomeOf(shown.length)}</div>
      <PlainList gap="L" label={i18n.t("Functions")}>
        {shown?.map((each) => (
          <FunctionItem key={each.name} listed={each} insertion={insertion} notation={notation} />
        ))}
      </PlainList>
    </Column>
  );
}

const outcomeOf = (count: number) =>
  i18n.t(
    "{count, plural, =0 {No function is found. Try the beginning of a word, or fewer words.} one {# function} other {# functions}}",
    { count },
  );
