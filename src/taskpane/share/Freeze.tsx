import { Button } from "@fluentui/react-components";
import { freezeSheet } from "../../excel/freeze";
import { ShareSection } from "./ShareSection";
import { useAction } from "./useAction";

/** A copy of the active sheet for people without the add-in. */
export function Freeze() {
  const { isBusy, outcome, run } = useAction();
  const freeze = async () => {
    const { name, formulas } = await freezeSheet();
    const which = formulas === 1 ? "one formula" : `${formulas} formulas`;
    return { intent: "success", text: `The sheet “${name}” has values in place of ${which}.` } as const;
  };
  return (
    <ShareSection
      heading="Freeze"
      sentence="Copies this sheet with values in place of PUZZLE formulas, for people without the add-in; the sheet itself stays as it is."
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(freeze)}>
        Freeze a copy
      </Button>
    </ShareSection>
  );
}
