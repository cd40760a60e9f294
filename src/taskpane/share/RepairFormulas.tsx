import { Button } from "@fluentui/react-components";
import { repairFormulas } from "../../excel/repair";
import { i18n } from "../../language";
import { repairOutcome } from "./repair-text";
import { ShareSection } from "./ShareSection";
import { useAction } from "./useAction";

/** Re-enters our formulas that the spreadsheet did not recognise. */
export function RepairFormulas() {
  const { isBusy, outcome, run } = useAction();
  return (
    <ShareSection
      heading={i18n.t("Repair formulas")}
      sentence={i18n.t(
        "On all sheets, re-enters PUZZLE formulas that still show #NAME? after the add-in has loaded.",
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
