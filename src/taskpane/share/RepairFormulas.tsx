import { Button } from "@fluentui/react-components";
import { repairFormulas } from "../../excel/repair";
import { i18n } from "../../language";
import { repairOutcome } from "./repair-text";
import { ShareSection } from "./ShareSection";
import { useAction } from "./useAction";

/** Enters our formulas again where the spreadsheet did not recognize them. */
export function RepairFormulas() {
  const { isBusy, outcome, run } = useAction();
  return (
    <ShareSection
      heading={i18n.t("Repair formulas")}
      sentence={i18n.t(
        "Enters PUZZLE formulas again that stayed #NAME? after the add-in was loaded, on all sheets.",
      )}
      outcome={outcome}
    >
      <Button
        disabledFocusable={isBusy}
        onClick={() => void run(async () => repairOutcome(await repairFormulas()))}
      >
        {i18n.t("Repair")}
      </Button>
    </ShareSection>
  );
}
