import { useState } from "react";
import { Body1, Button, Field, Input } from "@fluentui/react-components";
import { describeProblem } from "../../../excel/problems";
import { i18n } from "../../../language";
import { OverwriteDialog } from "../../destination/OverwriteDialog";
import type { PageProps } from "../../../components/lazy-page";
import { SelectionSummary } from "../../selection/SelectionSummary";
import { useSelection } from "../../selection/useSelection";
import { useIsShown } from "../../../components/useIsShown";
import { Progress } from "../../../components/work/Progress";
import { UseCorrected } from "../UseCorrected";
import { Outcome } from "./Outcome";
import { describeGenerators } from "./summary";
import { useExpansion } from "./useExpansion";
import { useConventions } from "../../../components/useConventions";
import { BookOrder } from "../../book/Book";
import {
  destinationOf,
  PlaceFields,
  USUAL_PLACE,
  type DestinationChoice,
} from "../../destination/PlaceFields";
import { RadioField } from "../../../components/Choice";
import { ButtonRow, Column } from "../../../components/layout";

/** What the user has entered and chosen in the fields. */
interface OptionValues extends DestinationChoice {
  readonly passes: number;
  readonly target: string;
}

const USUAL_OPTIONS: OptionValues = { ...USUAL_PLACE, passes: 1, target: "" };

const PASSES = ["1", "2", "3"];

interface OptionsProps {
  readonly values: OptionValues;
  readonly disabled: boolean;
  readonly onChange: (values: OptionValues) => void;
}

/** The fields for passes, place and target. */
function Options({ values, disabled, onChange }: OptionsProps) {
  const change = (part: Partial<OptionValues>) => onChange({ ...values, ...part });
  return (
    <Column>
      <RadioField
        label={i18n.t("Passes")}
        layout="horizontal"
        options={PASSES.map((passes) => [passes, passes])}
        value={String(values.passes)}
        disabled={disabled}
        onChoose={(passes) => change({ passes: Number(passes) })}
      />
      <BookOrder />
      <PlaceFields label={i18n.t("Put the products")} value={values} disabled={disabled} onChange={change} />
      <Field
        label={i18n.t("Look for (optional)")}
        hint={i18n.t("A permutation, for example (1 4 6 2)(3 8 7 9)")}
      >
        <Input
          disabled={disabled}
          value={values.target}
          onChange={(_event, { value }) => change({ target: value })}
        />
      </Field>
    </Column>
  );
}

/** The article's macro GenPermProd: multiplies all pairs of the selected permutations, pass after pass. */
export default function ProductsPage({ isOpen }: PageProps) {
  const [options, setOptions] = useState(USUAL_OPTIONS);
  const { order } = useConventions();
  const [jumpProblem, setJumpProblem] = useState<string>();
  const understanding = useSelection(useIsShown(isOpen), order);
  const { state, expand, cancel } = useExpansion();
  const running = state.stage === "computing" || state.stage === "asking" || state.stage === "writing";

  const start = () => {
    setJumpProblem(undefined);
    const { passes, target } = options;
    void expand({ passes, target, destination: destinationOf(options) });
  };

  return (
    <Column gap="L">
      <Body1>
        {i18n.t(
          "Select generators in the sheet, with a label next to each permutation, and multiply every two of them.",
        )}
      </Body1>
      <SelectionSummary
        understanding={understanding}
        describe={(generators) => describeGenerators(generators, options.passes)}
      />
      <Options values={options} disabled={running} onChange={setOptions} />
      <ButtonRow>
        <Button appearance="primary" disabled={running} onClick={start}>
          {i18n.t("Multiply pairs")}
        </Button>
        {running && (
          <Button disabled={state.stage === "writing"} onClick={cancel}>
            {i18n.t("Cancel")}
          </Button>
        )}
        {state.stage === "failed" && (
          <UseCorrected
            text={options.target}
            order={order}
            onUse={(target) => setOptions({ ...options, target })}
          />
        )}
      </ButtonRow>
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
      <div aria-live="polite">
        <Outcome
          state={jumpProblem === undefined ? state : { stage: "failed", problem: jumpProblem }}
          onProblem={(error) => setJumpProblem(describeProblem(error))}
        />
      </div>
    </Column>
  );
}
