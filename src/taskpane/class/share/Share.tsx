import { useState } from "react";
import { Switch } from "@fluentui/react-components";
import { freezeSheet } from "../../../excel/freeze";
import { makeKey } from "../../../excel/key-sheet";
import { i18n } from "../../../language";
import { repairFormulas, type Repair } from "../../../excel/repair";
import { opensWithWorkbook, setOpensWithWorkbook } from "../../../excel/open-with-workbook";
import { LinkSection } from "./LinkSection";
import { ShareActions, ShareSection } from "./ShareSection";
import { StudentMode } from "./StudentMode";
import { useAction, type ActionOutcome } from "../../../components/useAction";
import { listed } from "../../../language/lists";
import { readDocumentFile } from "../../../excel/document-file";
import { isOnMac } from "../../../components/on-mac";
import { download } from "../../../components/save-file";
import { refuseWithoutWindows, showHandOuts } from "./hand-out/show-hand-out";

/** Puts the active sheet on paper, for people without a spreadsheet. */
function HandOut() {
  const show = (withSolution: boolean) => async () => {
    refuseWithoutWindows();
    const { readHandOut } = await import(/* webpackChunkName: "hand-out" */ "./hand-out/read-hand-out");
    await showHandOuts([await readHandOut(withSolution)]);
  };
  if (isOnMac()) {
    return (
      <ShareSection
        heading={i18n.t("Hand-out")}
        sentence={i18n.t("On a Mac, choose File > Print… in Excel: add-in pages cannot be printed there.")}
      />
    );
  }
  return (
    <ShareActions
      heading={i18n.t("Hand-out")}
      sentence={i18n.t(
        "Makes a page of this sheet to print or to save as PDF: the puzzle alone, or with its solution.",
      )}
      actions={{ [i18n.t("Puzzle")]: show(false), [i18n.t("With solution")]: show(true) }}
    />
  );
}

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Gives the user the workbook's file. */
function Download() {
  const save = async () => {
    const { name, bytes } = await readDocumentFile();
    return download(name, bytes, TYPE);
  };
  if (isOnMac()) {
    return (
      <ShareSection
        heading={i18n.t("Download as .xlsx")}
        sentence={i18n.t("On a Mac, choose File > Save a Copy… in Excel: panes cannot save files there.")}
      />
    );
  }
  return (
    <ShareActions
      heading={i18n.t("Download as .xlsx")}
      sentence={i18n.t("Saves the workbook as it is now to a file that you can pass on.")}
      actions={{ [i18n.t("Download")]: save }}
    />
  );
}

/** What a repair has found, mended and not mended, as text. */
export function repairOutcome({ mended, failed }: Repair): ActionOutcome {
  const found = mended.length + failed.length;
  if (found === 0) return { intent: "success", text: i18n.t("No formula needs repair.") };
  const parts = [
    i18n.t("Found {found, plural, one {# formula} other {# formulas}}, repaired {mended, number}.", {
      found,
      mended: mended.length,
    }),
    ...(mended.length > 0 ? [i18n.t("Repaired: {cells}.", { cells: listed(mended) })] : []),
    ...(failed.length > 0
      ? [
          i18n.t("Still not recognised: {cells}. Check the names of their functions.", {
            cells: listed(failed),
          }),
        ]
      : []),
  ];
  return { intent: failed.length > 0 ? "warning" : "success", text: parts.join(" ") };
}

/** The ways to share a workbook with a class. */
export default function Share() {
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
  const freeze = async () => {
    const { name, formulas } = await freezeSheet();
    return i18n.t(
      "The sheet “{name}” has values in place of {formulas, plural, one {one formula} other {# formulas}}.",
      { name, formulas },
    );
  };
  return (
    <ShareActions
      heading={i18n.t("Values only")}
      sentence={i18n.t(
        "Copies this sheet with values in place of PUZZLE formulas, for people without the add-in; the sheet itself stays as it is.",
      )}
      actions={{ [i18n.t("Copy values only")]: freeze }}
    />
  );
}

/** Makes a copy of a lesson's sheet with its solutions. */
function Key() {
  const make = async () => i18n.t("The sheet “{name}” shows the solutions.", { name: await makeKey() });
  return (
    <ShareActions
      heading={i18n.t("Answer key")}
      sentence={i18n.t(
        "Copies this lesson’s sheet with its solutions shown, for the teacher; the sheet itself stays as it is.",
      )}
      actions={{ [i18n.t("Make the answer key")]: make }}
    />
  );
}

/** Re-enters our formulas that the spreadsheet did not recognise. */
function RepairFormulas() {
  return (
    <ShareActions
      heading={i18n.t("Repair formulas")}
      sentence={i18n.t(
        "On all sheets, re-enters PUZZLE formulas that still show #NAME? after the add-in has loaded.",
      )}
      actions={{ [i18n.t("Repair")]: async () => repairOutcome(await repairFormulas()) }}
    />
  );
}

/** Whether the pane opens with the workbook, if Excel starts the add-in with it. */
function OpenWithWorkbook() {
  const [opens, setOpens] = useState(opensWithWorkbook);
  const { isBusy, outcome, run } = useAction();
  const change = async (wanted: boolean) => {
    await setOpensWithWorkbook(wanted);
    setOpens(wanted);
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
