import { useId } from "react";
import { Checkbox, Label, makeStyles } from "@fluentui/react-components";
import type { TopicId } from "../../../exercises/exercise";
import type { ExerciseSet } from "../../../exercises/exercise-set";
import { TOPICS } from "../../../exercises/topics";
import { i18n } from "../../../language";
import { Message } from "../../Message";

const useStyles = makeStyles({
  topics: { alignItems: "start", display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

interface TopicsProps {
  readonly chosen: ExerciseSet["topics"];
  readonly disabled: boolean;
  readonly onChange: (topics: ExerciseSet["topics"]) => void;
}

/**
 * The topics of exercises, to be ticked. They are asked in turn, in the order of this list. This is no Field, which would give its own label
 * to each of the boxes.
 */
export function Topics({ chosen, disabled, onChange }: TopicsProps) {
  const styles = useStyles();
  const id = useId();
  const isMissing = chosen.length === 0;
  const change = (topicId: TopicId, isChosen: boolean) =>
    onChange(
      TOPICS.map((topic) => topic.id).filter((each) => (each === topicId ? isChosen : chosen.includes(each))),
    );
  return (
    <div>
      <Label id={id}>{i18n.t("Topics")}</Label>
      <div role="group" aria-labelledby={id} className={styles.topics}>
        {TOPICS.map((topic) => (
          <Checkbox
            key={topic.id}
            label={topic.title()}
            disabled={disabled}
            checked={chosen.includes(topic.id)}
            onChange={(_event, { checked }) => change(topic.id, checked === true)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {isMissing && <Message intent="error">{i18n.t("Tick at least one.")}</Message>}
      </div>
    </div>
  );
}
