import { useState } from "react";
import { Switch } from "@fluentui/react-components";
import { opensWithWorkbook, setOpensWithWorkbook } from "../../excel/open-with-workbook";
import { i18n } from "../../language";
import { ShareSection } from "./ShareSection";
import { useAction } from "./useAction";

/** Whether the pane opens for everyone who opens the workbook and has the add-in. */
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
        "Whoever has the add-in sees this pane as soon as the workbook is opened; save the workbook to keep the choice.",
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
