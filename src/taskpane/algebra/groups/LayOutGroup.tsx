import { useState } from "react";
import { Body1, Button, makeStyles } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { Choice } from "../../../components/Choice";
import { ButtonRow, Section } from "../../../components/layout";
import { Progress } from "../../../components/work/Progress";
import { Ended } from "../../../components/work/WorkStatus";
import { inWorker } from "../../../components/work/in-worker";
import { useTask } from "../../../components/work/useTask";
import { Outcome, useAction } from "../../../components/useAction";
import { readConventions } from "../../../excel/conventions";
import { writeInput } from "../../../excel/input-cell";
import { insertLesson } from "../../../excel/lessons";
import { parsePermutation } from "../../../permutations/permutation";
import type { LabelledPermutation } from "../../../permutations/products";
import type { LaidOutGroup } from "../../../puzzles/groups/structure/laid-out-group";
import { groupSheet, SUBGROUP, usualSubgroup } from "../../../puzzles/groups/structure/lesson-group-sheet";
import { newExaminer } from "./useExamination";
import type { Examiner } from "./groups.worker";

/** Groups that every course has, by their generators. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  C6: { a: "(1 2 3 4 5 6)" },
  V4: { a: "(1 2)(3 4)", b: "(1 3)(2 4)" },
  S3: { r: "(1 2 3)", s: "(1 2)" },
  D4: { r: "(1 2 3 4)", s: "(1 3)" },
  Q8: { i: "(1 2 3 4)(5 6 7 8)", j: "(1 5 3 7)(2 8 4 6)" },
  D6: { r: "(1 2 3 4 5 6)", s: "(2 6)(3 5)" },
  A4: { a: "(1 2 3)", b: "(2 3 4)" },
  S4: { a: "(1 2 3 4)", b: "(1 2)" },
  A5: { a: "(1 2 3 4 5)", b: "(1 2 3)" },
};

const known = (name: string): LabelledPermutation[] =>
  Object.entries(KNOWN[name]!).map(([label, cycles]) => ({ label, permutation: parsePermutation(cycles) }));

const useStyles = makeStyles({
  // “Untergruppe” is wider than the labels of most choices.
  choice: { gridTemplateColumns: "88px minmax(0, 1fr)" },
});

interface Computing {
  readonly stage: "computing";
  readonly part: number;
}

interface LaidOut {
  readonly sheet: string;
  readonly group: LaidOutGroup;
}

/** Writes the sheet of a group. */
function useLayingOut() {
  const { run, ...task } = useTask<Computing, LaidOut>();
  const layOut = (generators: readonly LabelledPermutation[]) =>
    run({ stage: "computing", part: 0 }, async (show, signal) => {
      const conventions = await readConventions();
      const failure = i18n.t("The group could not be laid out.");
      const group = await inWorker<Examiner, LaidOutGroup>(
        newExaminer,
        failure,
        signal,
        (worker, listening) =>
          worker.layOut(
            i18n.locale,
            [...generators],
            conventions,
            listening((part: number) => show({ stage: "computing", part })),
          ),
      );
      return { group, sheet: await insertLesson(groupSheet(group)) };
    });
  return { ...task, layOut };
}

interface ExaminedGroup {
  readonly name: string;
  readonly generators: readonly LabelledPermutation[];
}

const EXAMINED = "";

/** Lays out the group that has been examined, or one that is known by its name. */
export function LayOutGroup({ examined }: { readonly examined: ExaminedGroup | undefined }) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<string>();
  const { state, layOut, cancel } = useLayingOut();
  const isRunning = state.stage === "computing";
  const value = chosen ?? (examined ? EXAMINED : "D4");
  const start = () => void layOut(value === EXAMINED ? examined!.generators : known(value));
  return (
    <Section heading={i18n.t("A group on a sheet")}>
      <Body1 block>
        {i18n.t("Its table in the colours of cosets, its elements, classes and subgroups on a new sheet.")}
      </Body1>
      <Choice
        className={styles.choice}
        label={i18n.t("Group")}
        disabled={isRunning}
        options={[
          ...(examined ? [[EXAMINED, i18n.t("{name}, as examined", { name: examined.name })] as const] : []),
          ...Object.keys(KNOWN).map((name) => [name, name] as const),
        ]}
        value={value}
        onChoose={setChosen}
      />
      <ButtonRow>
        <Button disabled={isRunning} onClick={start}>
          {i18n.t("Lay it out")}
        </Button>
        {isRunning && <Button onClick={cancel}>{i18n.t("Cancel")}</Button>}
      </ButtonRow>
      {isRunning && (
        <Progress
          text={i18n.t("Finding the subgroups …")}
          label={i18n.t("Progress of this step")}
          part={state.part}
        />
      )}
      <Ended state={state}>
        {state.stage === "done" && <ChooseSubgroup key={state.result.sheet} {...state.result} />}
      </Ended>
    </Section>
  );
}

/** Has the table coloured by the cosets of another subgroup. */
function ChooseSubgroup({ sheet, group }: LaidOut) {
  const styles = useStyles();
  const [number, setNumber] = useState(usualSubgroup(group));
  const { outcome, run } = useAction();
  const choose = (value: string) => {
    setNumber(Number(value));
    void run(() =>
      writeInput(
        (worksheets) => worksheets.getItem(sheet).names.getItem(SUBGROUP).getRangeOrNullObject(),
        Number(value),
      ),
    );
  };
  return (
    <>
      <Body1 block>{i18n.t("The sheet “{sheet}” is ready.", { sheet })}</Body1>
      <Choice
        className={styles.choice}
        label={i18n.t("Subgroup")}
        options={group.subgroups.map((subgroup, k) => [String(k + 1), describeSubgroup(subgroup, k + 1)])}
        value={String(number)}
        onChoose={choose}
      />
      <Outcome of={outcome} />
    </>
  );
}

function describeSubgroup(
  { name, order, conjugates }: LaidOutGroup["subgroups"][number],
  number: number,
): string {
  const values = { number, name, order, conjugates };
  return conjugates === 1
    ? i18n.t("{number}: {name}, order {order}, normal", values)
    : i18n.t("{number}: {name}, order {order}, {conjugates} conjugates", values);
}
