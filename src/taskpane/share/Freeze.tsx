import { Button } from "@fluentui/react-components";
import { freezeSheet } from "../../excel/freeze";
import { i18n } from "../../language";
import { ShareSection } from "./ShareSection";
import { useAction } from "./useAction";

/** Makes a copy of the active sheet for people without the add-in. */
export function Freeze() {
  const { isBusy, outcome, run } = useAction();
  const freeze = async () => {
    const { name, formulas } = await freezeSheet();
    const text = i18n.t(
      "The sheet “{name}” has values in place of {formulas, plural, one {one formula} other {# formulas}}.",
      { name, formulas },
    );
    return { intent: "success", text } as const;
  };
  return (
    <ShareSection
      heading={i18n.t("Freeze")}
      sentence={i18n.t(
        "Copies this sheet with values in place of PUZZLE formulas, for people without the add-in; the sheet itself stays as it is.",
      )}
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(freeze)}>
        {i18n.t("Freeze a copy")}
      </Button>
    </ShareSection>
  );
}
