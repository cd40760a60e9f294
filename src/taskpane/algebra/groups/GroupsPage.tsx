import { useState } from "react";
import { Body1, Button, makeStyles, Switch, tokens } from "@fluentui/react-components";
import type { Table } from "../../../excel/tables";
import { i18n } from "../../../language";
import { OverwriteTable } from "../../destination/OverwriteTable";
import { destinationOf, USUAL_PLACE } from "../../destination/place";
import { PlaceFields } from "../../destination/PlaceFields";
import { useWriting } from "../../destination/useWriting";
import type { PageProps } from "../../lazy-page";
import { SelectionSummary } from "../../selection/SelectionSummary";
import { useSelection } from "../../selection/useSelection";
import { useIsShown } from "../../useIsShown";
import { Message } from "../../Message";
import { Progress } from "../../work/Progress";
import { DrawGroup } from "./DrawGroup";
import { FactorPermutation } from "./FactorPermutation";
import { Findings } from "./Findings";
import { useExamination } from "./useExamination";
import { describeAlphabet } from "./words";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalL },
  actions: { display: "flex", gap: tokens.spacingHorizontalS },
});

/** Answers the question of the pinball article: which group is it, and how hard can it get? */
export function GroupsPage({ isOpen }: PageProps) {
  const styles = useStyles();
  const [inverses, setInverses] = useState(false);
  const [place, setPlace] = useState(USUAL_PLACE);
  const understanding = useSelection(useIsShown(isOpen));
  const { state, found, examined, examine, cancel } = useExamination();
  const writing = useWriting();
  const running = state.stage === "computing";

  const start = () => {
    writing.forget();
    void examine(inverses);
  };
  const write = (table: Table) => void writing.write(table, destinationOf(place));

  return (
    <div className={styles.page}>
      <Body1>
        {i18n.t(
          "Select generators in the sheet, a label beside each permutation, and see which group they make.",
        )}
      </Body1>
      <SelectionSummary understanding={understanding} describe={describeAlphabet} />
      <Switch
        checked={inverses}
        disabled={running}
        label={i18n.t("Inverses count as letters too")}
        onChange={(_event, { checked }) => setInverses(checked)}
      />
      <div className={styles.actions}>
        <Button appearance="primary" disabled={running || writing.busy} onClick={start}>
          {i18n.t("Examine")}
        </Button>
        {running && <Button onClick={cancel}>{i18n.t("Cancel")}</Button>}
      </div>
      {state.stage === "computing" && (
        <Progress text={state.work} label={i18n.t("Progress of this step")} part={state.part} />
      )}
      <div aria-live="polite">
        {(state.stage === "failed" || state.stage === "cancelled") && (
          <Message intent={state.stage === "failed" ? "error" : "info"}>
            {state.stage === "failed" ? state.problem : i18n.t("Cancelled.")}
          </Message>
        )}
      </div>
      {found.facts && (
        <PlaceFields
          label={i18n.t("Put tables")}
          value={place}
          disabled={writing.busy}
          onChange={(part) => setPlace((before) => ({ ...before, ...part }))}
        />
      )}
      <Findings
        found={found}
        next={
          examined &&
          found.facts && (
            <>
              <DrawGroup examined={examined} order={found.facts.order} />
              <FactorPermutation examined={examined} />
            </>
          )
        }
        writer={{ ...writing, write }}
      />
      <OverwriteTable writing={writing} />
    </div>
  );
}
