import { useState } from "react";
import { Switch, Button, makeStyles } from "@fluentui/react-components";
import { freezeSheet } from "../../../excel/freeze";
import { makeKey } from "../../../excel/key-sheet";
import { i18n } from "../../../language";
import { repairFormulas, type Repair } from "../../../excel/repair";
import { opensWithWorkbook, setOpensWithWorkbook } from "../../../excel/open-with-workbook";
import { ShareActions, ShareSection } from "./ShareSection";
import { useAction, type ActionOutcome, Message, type Ending } from "../../../components/useAction";
import { listed } from "../../../language/lists";
import { readDocumentFile } from "../../../excel/document-file";
import { download, isOnMac } from "../../../components/save-file";
import { refuseWithoutWindows, showHandOuts } from "./hand-out/show-hand-out";
import { turnStudentModeOff, turnStudentModeOn, type StudentModeSheets } from "../../../excel/student-mode";
import { ButtonRow } from "../../../components/layout";
import { useCopiedLink } from "../../../view/sent/useCopiedLink";
import type { LinkOffer } from "./read-link";

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

const quoted = (names: readonly string[]) => names.map((name) => i18n.t("“{name}”", { name })).join(", ");

/** What has become of the sheets when student mode was turned on. */
function studentModeIsOn({ changed, left }: StudentModeSheets): ActionOutcome {
  const before = i18n.t("Protected already, and left as they are: {sheets}.", { sheets: quoted(left) });
  if (changed.length === 0) return { intent: "warning", text: before };
  const now = i18n.t(
    "Student mode is on for {count, plural, one {one sheet} other {# sheets}}: only yellow cells can be changed. There is no password: anyone can turn it off, here or by Unprotect Sheet on Excel’s Review tab.",
    { count: changed.length },
  );
  return { intent: "success", text: left.length === 0 ? now : `${now} ${before}` };
}

/** What has become of them when it was turned off. */
function studentModeIsOff({ changed, left }: StudentModeSheets): ActionOutcome {
  if (left.length > 0) {
    const text = i18n.t(
      "These sheets are still protected, by a password that Puzzlebook does not know: {sheets}.",
      { sheets: quoted(left) },
    );
    return { intent: "warning", text };
  }
  if (changed.length === 0)
    return { intent: "warning", text: i18n.t("No sheet of Puzzlebook’s was protected.") };
  const text = i18n.t(
    "Student mode is off: all cells of {count, plural, one {one sheet} other {# sheets}} can be changed again.",
    { count: changed.length },
  );
  return { intent: "success", text };
}

/** Protects everything but the yellow cells, so that students do not break formulas by accident. */
function StudentMode() {
  return (
    <ShareActions
      heading={i18n.t("Student mode")}
      sentence={i18n.t(
        "Protects all sheets that Puzzlebook has made. Only their yellow cells can be filled in. Columns can be widened, and cells can be coloured. Show solutions is locked, too. There is no password: anyone can turn it off. Sheets of your own stay as they are.",
      )}
      actions={{
        [i18n.t("Turn student mode on")]: async () => studentModeIsOn(await turnStudentModeOn()),
        [i18n.t("Turn it off")]: async () => studentModeIsOff(await turnStudentModeOff()),
      }}
    />
  );
}

const useStyles = makeStyles({ offer: { alignSelf: "stretch", overflowWrap: "anywhere" } });

/** Makes a link that opens this sheet in the workbench, for people without Excel. */
function LinkSection() {
  const styles = useStyles();
  const [offer, setOffer] = useState<LinkOffer>();
  const action = useAction();
  const { isBusy, outcome, run } = action;
  const copied = useCopiedLink(action);

  const copy = (text: string) => {
    setOffer(undefined);
    return copied.copy("workbench.html", text);
  };
  const begin = async (): Promise<Ending> => {
    copied.clear();
    setOffer(undefined);
    const { readLink } = await import(/* webpackChunkName: "links" */ "./read-link");
    const read = await readLink();
    const [first, ...others] = Object.values(read.links);
    if (others.length === 0 && read.lacks.length === 0) return copy(first!);
    setOffer(read);
  };
  return (
    <ShareSection
      heading={i18n.t("Link")}
      sentence={i18n.t(
        "Opens this sheet in the browser, with its formulas and your inputs, for people without Excel. All of it is in the link itself: no server sees it.",
      )}
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(begin)}>
        {i18n.t("Copy link")}
      </Button>
      <div aria-live="polite" className={styles.offer}>
        {offer && (
          <>
            {offer.lacks.map((lack) => (
              <Message key={lack} intent="warning">
                {lack}
              </Message>
            ))}
            <ButtonRow>
              {Object.entries(offer.links).map(([label, text]) => (
                <Button key={label} disabledFocusable={isBusy} onClick={() => void run(() => copy(text))}>
                  {label}
                </Button>
              ))}
            </ButtonRow>
          </>
        )}
      </div>
      {copied.shown}
    </ShareSection>
  );
}
