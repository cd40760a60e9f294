import { turnStudentModeOff, turnStudentModeOn, type StudentModeSheets } from "../../../excel/student-mode";
import { i18n } from "../../../language";
import { ShareActions } from "./ShareSection";
import type { ActionOutcome } from "../../../components/useAction";

const listed = (names: readonly string[]) => names.map((name) => i18n.t("“{name}”", { name })).join(", ");

/** What has become of the sheets when student mode was turned on. */
function studentModeIsOn({ changed, left }: StudentModeSheets): ActionOutcome {
  const before = i18n.t("Protected already, and left as they are: {sheets}.", { sheets: listed(left) });
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
      { sheets: listed(left) },
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
export function StudentMode() {
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
