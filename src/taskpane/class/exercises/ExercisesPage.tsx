import { useState, useId } from "react";
import { Button, Checkbox, makeStyles, tokens, Label } from "@fluentui/react-components";
import { classNames, MOST_NAMES } from "../../../assignments/class-names";
import { keptClass } from "../../../excel/class-list";
import { type ExerciseSet, MOST } from "../../../exercises/exercise-set";
import { TOPICS } from "../../../exercises/topics";
import { i18n } from "../../../language";
import { ChoiceFields } from "../../choices/ChoiceFields";
import { usualTexts, valuesOf, type ChoiceTexts } from "../../choices/choices";
import { Section } from "../../../components/layout";
import { useClassWork } from "../useClassWork";
import { WorkStatus } from "../../../components/work/WorkStatus";
import { ClassNames } from "./ClassNames";
import { WaysToMake } from "./WaysToMake";
import { type TopicId, DIFFICULTIES, type Difficulty } from "../../../exercises/exercise";
import { Message } from "../../../components/useAction";
import type { MakerChoice, MakerValues } from "../../../lessons/maker";
import type { Conventions } from "../../../permutations/conventions";
import { useConventions } from "../../../components/useConventions";
import { keepSetting, readSetting } from "../../../excel/document-settings";
import { BookOrder } from "../../book/Book";

const DIFFICULTY_TITLES: Readonly<Record<Difficulty, string>> = {
  easy: /*i18n*/ "easy",
  medium: /*i18n*/ "medium",
  hard: /*i18n*/ "hard",
};

/** More than these no class needs; sets may have more. */
const MOST_STUDENTS = 60;
const MOST_QUESTIONS = 20;

/** What a teacher chooses besides the topics. */
const SET_CHOICES: readonly MakerChoice[] = [
  { name: "count", title: /*i18n*/ "Questions", least: 1, most: MOST_QUESTIONS, usual: 10 },
  { name: "variants", title: /*i18n*/ "Variants (students)", least: 1, most: MOST_STUDENTS, usual: 30 },
  {
    name: "difficulty",
    title: /*i18n*/ "Difficulty",
    options: DIFFICULTIES.map((value) => ({ value, title: DIFFICULTY_TITLES[value] })),
    usual: "medium",
  },
];

/** A number by which a set is made again, short enough to be told to a colleague. */
const SEED_CHOICE: MakerChoice = {
  name: "seed",
  title: /*i18n*/ "Seed",
  least: 0,
  most: Math.min(999_999, MOST.seed),
  usual: 0,
};

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** The set of valid values for all choices. */
function setOf(topics: ExerciseSet["topics"], values: MakerValues, conventions: Conventions): ExerciseSet {
  return {
    ...conventions,
    topics,
    count: Number(values["count"]),
    variants: Number(values["variants"]),
    seed: Number(values["seed"]),
    difficulty: DIFFICULTIES.find((each) => each === values["difficulty"])!,
  };
}

const useTopicsStyles = makeStyles({
  topics: { alignItems: "start", display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

interface TopicsProps {
  readonly chosen: ExerciseSet["topics"];
  readonly disabled: boolean;
  readonly onChange: (topics: ExerciseSet["topics"]) => void;
}

/**
 * The topics of exercises, to be ticked. They are asked in turn, in the order of this list. This is not a Field, which would give its own
 * label to each of the boxes.
 */
function Topics({ chosen, disabled, onChange }: TopicsProps) {
  const styles = useTopicsStyles();
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

const CHOICES = [...SET_CHOICES, SEED_CHOICE];

/** What has been chosen on the page, as the workbook keeps it. */
interface ChosenExercises {
  readonly topics: ExerciseSet["topics"];
  readonly texts: ChoiceTexts;
  readonly checks: boolean;
}

const SETTING = "exercises";

/** What the workbook keeps, as far as this version knows it; another seed for each workbook that keeps nothing. */
function keptExercises(): ChosenExercises {
  const kept = readSetting(SETTING) as Partial<ChosenExercises> | undefined;
  const topics = TOPICS.map(({ id }) => id).filter((id) => kept?.topics?.includes(id));
  const usual: ChoiceTexts = { ...usualTexts({ choices: CHOICES }), seed: String(newSeed()) };
  const texts = Object.entries(usual).map(([name, text]) => [name, String(kept?.texts?.[name] ?? text)]);
  return {
    topics: topics.length > 0 ? topics : [TOPICS[0]!.id],
    texts: Object.fromEntries(texts) as ChoiceTexts,
    checks: kept?.checks ?? true,
  };
}

const useStyles = makeStyles({
  seed: { alignItems: "flex-end", display: "flex", gap: tokens.spacingHorizontalS },
  newSeed: { flexShrink: 0 },
});

/** Makes exercises with a variant for each student. */
export default function ExercisesPage() {
  const styles = useStyles();
  const [{ topics, texts, checks }, setChosen] = useState(keptExercises);
  const conventions = useConventions();
  const change = (part: Partial<ChosenExercises>) => {
    const chosen = { topics, texts, checks, ...part };
    setChosen(chosen);
    // What a workbook does not keep is chosen again.
    keepSetting(SETTING, chosen).catch(() => undefined);
  };
  const [classText, setClassText] = useState(keptClass);
  const names = classNames(classText);
  const work = useClassWork();
  const values = valuesOf(
    { choices: CHOICES },
    names.length > 0 ? { ...texts, variants: String(names.length) } : texts,
  );
  const isPossible = topics.length > 0 && names.length <= MOST_NAMES;
  const set = values && isPossible ? setOf(topics, values, conventions) : undefined;
  const fields = {
    texts,
    disabled: work.isBusy,
    onChange: (changed: ChoiceTexts) => change({ texts: changed }),
  };
  return (
    <Section
      heading={i18n.t("Exercises")}
      sentence={i18n.t(
        "Makes a sheet of exercises for each student, all different and equally difficult, and a key. The same seed makes the same exercises again.",
      )}
      gap="M"
    >
      <Topics chosen={topics} disabled={work.isBusy} onChange={(ticked) => change({ topics: ticked })} />
      <ClassNames text={classText} disabled={work.isBusy} onChange={setClassText} />
      <ChoiceFields
        choices={SET_CHOICES.filter(({ name }) => name !== "variants" || names.length === 0)}
        {...fields}
      />
      <div className={styles.seed}>
        <ChoiceFields choices={[SEED_CHOICE]} {...fields} />
        <Button
          className={styles.newSeed}
          disabled={work.isBusy}
          onClick={() => change({ texts: { ...texts, seed: String(newSeed()) } })}
        >
          {i18n.t("New seed")}
        </Button>
      </div>
      <Checkbox
        label={i18n.t("✓ or ✗ next to each answer")}
        checked={checks}
        disabled={work.isBusy}
        onChange={(_event, { checked }) => change({ checks: checked === true })}
      />
      <BookOrder />
      <WaysToMake set={set} names={names} checks={checks} work={work} />
      <WorkStatus
        state={work.state}
        label={i18n.t("Progress of the work for the class")}
        onCancel={work.cancel}
      />
    </Section>
  );
}
