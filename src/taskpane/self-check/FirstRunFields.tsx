import { Caption1, Field, Link, makeStyles, Textarea } from "@fluentui/react-components";
import { FIRST_RUN, NOT_TRIED, OUTCOMES, type FirstRunAnswers, type Outcome } from "../../self-check";
import { i18n } from "../../language";
import { SelectField } from "../../components/Choice";
import { Column } from "../../components/layout";

const WORDS: Readonly<Record<Outcome, string>> = {
  "as described": /*i18n*/ "as described",
  otherwise: /*i18n*/ "otherwise",
  "not tried": /*i18n*/ "not tried",
};

const useStyles = makeStyles({ summary: { cursor: "pointer" } });

interface FirstRunFieldsProps {
  readonly answers: FirstRunAnswers;
  onChange(answers: FirstRunAnswers): void;
}

/** A place in the report for each step of the help's page on the first run. */
export function FirstRunFields({ answers, onChange }: FirstRunFieldsProps) {
  const styles = useStyles();
  return (
    <details>
      <summary className={styles.summary}>{i18n.t("First run: ten steps by hand")}</summary>
      <Column gap="S">
        <Caption1>
          {i18n.t("What no check can see. Your answers go into the report, and stay in this browser.")}{" "}
          <Link inline href="help/first-run.html" target="_blank">
            {i18n.t("What to do in each step")}
          </Link>
        </Caption1>
        {FIRST_RUN.map(({ id, title }, index) => {
          const given = answers[id] ?? NOT_TRIED;
          const change = (part: Partial<typeof given>) =>
            onChange({ ...answers, [id]: { ...given, ...part } });
          return (
            <div key={id}>
              <SelectField
                label={`${index + 1}. ${i18n._(title)}`}
                options={OUTCOMES.map((outcome) => [outcome, i18n._(WORDS[outcome])])}
                value={given.outcome}
                onChoose={(outcome) => change({ outcome: outcome as Outcome })}
              />
              {given.outcome !== "not tried" && (
                <Field label={i18n.t("What you saw ({step})", { step: index + 1 })}>
                  <Textarea value={given.note} onChange={(_event, { value }) => change({ note: value })} />
                </Field>
              )}
            </div>
          );
        })}
      </Column>
    </details>
  );
}
