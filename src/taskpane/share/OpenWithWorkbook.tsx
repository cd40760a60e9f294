import { useState } from "react";
import { Switch } from "@fluentui/react-components";
import { opensWithWorkbook, setOpensWithWorkbook } from "../../excel/open-with-workbook";
import { i18n } from "../../language";
import { ShareSection } from "./ShareSection";
import { useAction } from "./useAction";

/** Whether the pane opens with the workbook, if Excel starts the add-in with it. */
export function OpenWithWorkbook() {
  const [opens, setOpens] = useState(opensWithWorkbook);
  const { isBusy, outcome, run } = useAction();
  const change = async (wanted: boolean) => {
    await setOpensWithWorkbook(wanted);
    setOpens(wanted);
    return undefined;
  };
  return (
    <ShareSection
      heading={i18n.t("Open this pane with the workbook")}
      sentence={i18n.t(
        "For people who have Puzzlebook, unless it came from Microsoft’s store: Excel starts it with the workbook, and this pane opens. Where it does not open, the button on the Home tab opens it. People without Puzzlebook may be told by Excel that an add-in did not start. Save the workbook to keep the choice.",
      )}
      outcome={outcome}
    >
      <Switch
        label={i18n.t("Open with the workbook")}
        checked={opens}
        disabled={isBusy}
        onChange={(_event, { checked }) => void run(() => change(checked))}
      />
    </ShareSection>
  );
}
