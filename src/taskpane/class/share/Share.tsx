import { useState } from "react";
import { Button, Switch } from "@fluentui/react-components";
import { freezeSheet } from "../../../excel/freeze";
import { makeKey } from "../../../excel/key-sheet";
import { i18n } from "../../../language";
import { repairFormulas } from "../../../excel/repair";
import { opensWithWorkbook, setOpensWithWorkbook } from "../../../excel/open-with-workbook";
import { Download } from "./Download";
import { HandOut } from "./HandOut";
import { LinkSection } from "./LinkSection";
import { ShareSection } from "./ShareSection";
import { StudentMode } from "./StudentMode";
import { useAction } from "../../useAction";
import { repairOutcome } from "./repair-text";

/** The ways to share a workbook with a class. */
export function Share() {
  return (
    <div>
      <Freeze />
      <Key />
      <StudentMode />
      <LinkSection />
      <Download />
      <HandOut />
      <RepairFormulas />
      <OpenWithWorkbook />
    </div>
  );
}

/** Makes a copy of the active sheet for people without the add-in. */
function Freeze() {
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

/** Makes a copy of a lesson's sheet with its solutions. */
function Key() {
  const { isBusy, outcome, run } = useAction();
  const make = async () => {
    const text = i18n.t("The sheet “{name}” shows the solutions.", { name: await makeKey() });
    return { intent: "success", text } as const;
  };
  return (
    <ShareSection
      heading={i18n.t("Key")}
      sentence={i18n.t(
        "Copies this lesson’s sheet with its solutions shown, for the teacher; the sheet itself stays as it is.",
      )}
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(make)}>
        {i18n.t("Make a key")}
      </Button>
    </ShareSection>
  );
}

/** Re-enters our formulas that the spreadsheet did not recognise. */
function RepairFormulas() {
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

/** Whether the pane opens with the workbook, if Excel starts the add-in with it. */
function OpenWithWorkbook() {
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
