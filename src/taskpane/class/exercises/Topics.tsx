import { Checkbox, Field, makeStyles } from "@fluentui/react-components";
import type { ExerciseSet } from "../../../exercises/exercise-set";
import { TOPICS } from "../../../exercises/topics";
import { i18n } from "../../../language";

const useStyles = makeStyles({
  topics: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

interface TopicsProps {
  readonly chosen: ExerciseSet["topics"];
  readonly disabled: boolean;
  readonly onChange: (topics: ExerciseSet["topics"]) => void;
}

/** The topics of exercises, to be ticked. They are asked in turn, in the order of this list. */
export function Topics({ chosen, disabled, onChange }: TopicsProps) {
  const styles = useStyles();
  const isMissing = chosen.length === 0;
  return (
    <Field
      label={i18n.t("Topics")}
      {...(isMissing && { validationMessage: i18n.t("Tick at least one."), validationState: "error" })}
    >
      {(field) => (
        <div
          role="group"
          aria-labelledby={field["aria-labelledby"]}
          aria-describedby={field["aria-describedby"]}
          className={styles.topics}
        >
          {TOPICS.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title()}
              disabled={disabled}
              checked={chosen.includes(id)}
              onChange={(_event, { checked }) =>
                onChange(
                  TOPICS.map((topic) => topic.id).filter((each) =>
                    each === id ? checked === true : chosen.includes(each),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
}
