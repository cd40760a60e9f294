import { Body1, Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { WorkStatus } from "../work/WorkStatus";
import { DesignFields } from "./DesignFields";
import type { Design } from "./designs";
import { valuesOfFields, withNextSeed, type Fields } from "./fields";
import { LessonLink } from "./LessonLink";
import { Result } from "./Result";
import type { Designing } from "./useDesigning";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  outcome: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  design: { alignSelf: "flex-start" },
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
  const isReady = !isBusy && valuesOfFields(design, fields) !== undefined;
  const run = (chosen: Fields) => {
    const values = valuesOfFields(design, chosen);
    if (values && !isBusy) void designing.design(design, values, chosen);
  };
  const next = withNextSeed(design, fields);
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
        <Button type="submit" appearance="primary" className={styles.design} disabledFocusable={!isReady}>
          {i18n.t("Design it")}
        </Button>
      </form>
      <div className={styles.outcome}>
        <WorkStatus state={state} label={i18n.t("Progress of the design")} onCancel={designing.cancel} />
        <Result
          made={made}
          isBusy={isBusy}
          onNext={
            next &&
            (() => {
              onChange(() => next);
              run(next);
            })
          }
        />
      </div>
      <LessonLink id={design.lesson} />
    </>
  );
}
