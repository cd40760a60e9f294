import { Body1, Button, Link, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { ButtonRow } from "../ButtonRow";
import { WorkStatus } from "../work/WorkStatus";
import { insertLesson } from "../../excel/lessons";
import { Message } from "../Message";
import { useAction } from "../useAction";
import { DesignFields } from "./DesignFields";
import { SEED, type Design } from "./designs";
import { valuesOfFields, withNextSeed, type Fields } from "./fields";
import { Result } from "./Result";
import type { Designing } from "./useDesigning";

/** Inserts the lesson that asks the same question as a design. */
function LessonLink({ id }: { readonly id: string }) {
  const { isBusy, outcome, run } = useAction();
  const insert = async () => {
    const { LESSONS } = await import(/* webpackChunkName: "puzzles" */ "../../puzzles");
    const sheet = await insertLesson(LESSONS.find((lesson) => lesson.id === id)!);
    return { intent: "success", text: i18n.t("The sheet “{sheet}” is ready.", { sheet }) } as const;
  };
  return (
    <div>
      <Link as="button" inline disabledFocusable={isBusy} onClick={() => void run(insert)}>
        {i18n.t("Insert the lesson on this question")}
      </Link>
      <div aria-live="polite">{outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}</div>
    </div>
  );
}

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  outcome: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
});

interface DesignFormProps {
  readonly design: Design;
  readonly designing: Designing;
  readonly fields: Fields;
  readonly onChange: (change: (before: Fields) => Fields) => void;
}

/** The fields of one design, how far it is, and what it has become. */
export function DesignForm({ design, designing, fields, onChange }: DesignFormProps) {
  const styles = useStyles();
  const { state, isBusy, made } = designing;
  const next = withNextSeed(design, fields);
  const canDesign = !isBusy && valuesOfFields(design, fields) !== undefined;
  const run = (chosen: Fields) => {
    const given = valuesOfFields(design, chosen);
    if (given && !isBusy) void designing.design(design, given, chosen);
  };
  const runNext = () => {
    if (!next) return;
    onChange(() => next);
    run(next);
  };
  return (
    <>
      <Body1>{i18n._(design.sentence)}</Body1>
      <form
        className={styles.form}
        aria-label={i18n._(design.title)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(fields);
        }}
      >
        <DesignFields {...{ design, fields, onChange }} disabled={isBusy} />
        <ButtonRow>
          <Button type="submit" appearance="primary" disabledFocusable={!canDesign}>
            {i18n.t("Design it")}
          </Button>
          {design.choices.includes(SEED) && (
            <Button disabledFocusable={!canDesign || !next} onClick={runNext}>
              {i18n.t("Next seed")}
            </Button>
          )}
        </ButtonRow>
      </form>
      <div className={styles.outcome}>
        <WorkStatus state={state} label={i18n.t("Progress of the design")} onCancel={designing.cancel} />
        <Result made={made} isBusy={isBusy} />
      </div>
      <LessonLink id={design.lesson} />
    </>
  );
}
