import { useState } from "react";
import { Button, Checkbox, makeStyles, tokens } from "@fluentui/react-components";
import type { ExerciseSet } from "../../../exercises/exercise-set";
import { TOPICS } from "../../../exercises/topics";
import { i18n } from "../../../language";
import { ChoiceFields } from "../../choices/ChoiceFields";
import { usualTexts, valuesOf, type ChoiceTexts } from "../../choices/choices";
import { Section } from "../../Section";
import { useClassWork } from "../useClassWork";
import { WorkStatus } from "../../work/WorkStatus";
import { newSeed, SEED_CHOICE, SET_CHOICES, setOf } from "./choices";
import { Topics } from "./Topics";
import { WaysToMake } from "./WaysToMake";

const CHOICES = [...SET_CHOICES, SEED_CHOICE];

const useStyles = makeStyles({
  section: { alignItems: "stretch", gap: tokens.spacingVerticalM },
  seed: { alignItems: "flex-end", display: "flex", gap: tokens.spacingHorizontalS },
  newSeed: { flexShrink: 0 },
});

/** Makes exercises with a variant for each student. */
export function ExercisesPage() {
  const styles = useStyles();
  const [topics, setTopics] = useState<ExerciseSet["topics"]>([TOPICS[0]!.id]);
  const [texts, setTexts] = useState<ChoiceTexts>(() => ({
    ...usualTexts({ choices: CHOICES }),
    seed: String(newSeed()),
  }));
  const [checks, setChecks] = useState(true);
  const work = useClassWork();
  const values = valuesOf({ choices: CHOICES }, texts);
  const set = values && topics.length > 0 ? setOf(topics, values) : undefined;
  const fields = { texts, disabled: work.isBusy, onChange: setTexts };
  return (
    <Section
      heading={i18n.t("Exercises")}
      sentence={i18n.t(
        "Makes a sheet of exercises for each student, all different and equally difficult, and a key. The same seed makes the same exercises again.",
      )}
      className={styles.section}
    >
      <Topics chosen={topics} disabled={work.isBusy} onChange={setTopics} />
      <ChoiceFields choices={SET_CHOICES} {...fields} />
      <div className={styles.seed}>
        <ChoiceFields choices={[SEED_CHOICE]} {...fields} />
        <Button
          className={styles.newSeed}
          disabled={work.isBusy}
          onClick={() => setTexts((before) => ({ ...before, seed: String(newSeed()) }))}
        >
          {i18n.t("New seed")}
        </Button>
      </div>
      <Checkbox
        label={i18n.t("✓ or ✗ beside each answer")}
        checked={checks}
        disabled={work.isBusy}
        onChange={(_event, { checked }) => setChecks(checked === true)}
      />
      <WaysToMake set={set} checks={checks} work={work} />
      <WorkStatus
        state={work.state}
        label={i18n.t("Progress of the work for the class")}
        onCancel={work.cancel}
      />
    </Section>
  );
}
