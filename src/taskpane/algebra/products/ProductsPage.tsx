import { useState } from "react";
import { Body1, Button, makeStyles, tokens } from "@fluentui/react-components";
import { describeProblem } from "../../../excel/problems";
import { i18n } from "../../../language";
import { OverwriteDialog } from "../../destination/OverwriteDialog";
import { destinationOf } from "../../destination/place";
import type { PageProps } from "../../lazy-page";
import { SelectionSummary } from "../../selection/SelectionSummary";
import { useSelection } from "../../selection/useSelection";
import { useIsShown } from "../../useIsShown";
import { Progress } from "../../work/Progress";
import { Options, USUAL_OPTIONS } from "./Options";
import { Outcome } from "./Outcome";
import { describeGenerators } from "./summary";
import { useExpansion } from "./useExpansion";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalL },
  actions: { display: "flex", gap: tokens.spacingHorizontalS },
  outcome: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
});

/** The article's macro GenPermProd: multiplies all pairs of the selected permutations, pass after pass. */
export function ProductsPage({ isOpen }: PageProps) {
  const styles = useStyles();
  const [options, setOptions] = useState(USUAL_OPTIONS);
  const [jumpProblem, setJumpProblem] = useState<string>();
  const understanding = useSelection(useIsShown(isOpen), options.order);
  const { state, expand, cancel } = useExpansion();
  const running = state.stage === "computing" || state.stage === "asking" || state.stage === "writing";

  const start = () => {
    setJumpProblem(undefined);
    const { passes, order, target } = options;
    void expand({ passes, order, target, destination: destinationOf(options) });
  };

  return (
    <div className={styles.page}>
      <Body1>
        {i18n.t(
          "Select generators in the sheet, a label beside each permutation, and multiply every two of them.",
        )}
      </Body1>
      <SelectionSummary
        understanding={understanding}
        describe={(generators) => describeGenerators(generators, options.passes)}
      />
      <Options values={options} disabled={running} onChange={setOptions} />
      <div className={styles.actions}>
        <Button appearance="primary" disabled={running} onClick={start}>
          {i18n.t("Expand")}
        </Button>
        {running && (
          <Button disabled={state.stage === "writing"} onClick={cancel}>
            {i18n.t("Cancel")}
          </Button>
        )}
      </div>
      {state.stage === "computing" && (
        <Progress
          text={i18n.t("Multiplying …")}
          label={i18n.t("Progress of the products")}
          part={state.part}
        />
      )}
      {state.stage === "writing" && (
        <Progress
          text={i18n.t("Writing the products …")}
          label={i18n.t("Progress of writing the products")}
          part={state.part}
        />
      )}
      {state.stage === "asking" && (
        <OverwriteDialog
          what="products"
          address={state.address}
          filled={state.filled}
          onOverwrite={state.overwrite}
          onKeep={cancel}
        />
      )}
      <div className={styles.outcome} aria-live="polite">
        <Outcome
          state={jumpProblem === undefined ? state : { stage: "failed", problem: jumpProblem }}
          onProblem={(error) => setJumpProblem(describeProblem(error))}
        />
      </div>
    </div>
  );
}
