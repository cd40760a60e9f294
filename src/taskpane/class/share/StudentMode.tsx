import { Button } from "@fluentui/react-components";
import { turnStudentModeOff, turnStudentModeOn } from "../../../excel/student-mode";
import { i18n } from "../../../language";
import { ButtonRow } from "../../ButtonRow";
import { ShareSection } from "./ShareSection";
import { studentModeIsOff, studentModeIsOn } from "./student-mode-text";
import { useAction } from "../../useAction";

/** Protects everything but the yellow cells, so that students do not break formulas by accident. */
export function StudentMode() {
  const { isBusy, outcome, run } = useAction();
  return (
    <ShareSection
      heading={i18n.t("Student mode")}
      sentence={i18n.t(
        "Protects all sheets that Puzzlebook has made, so that only their yellow cells can be filled in; columns can be widened and cells coloured. It has no password: anyone can turn it off. Sheets of your own stay as they are.",
      )}
      outcome={outcome}
    >
      <ButtonRow>
        <Button
          disabledFocusable={isBusy}
          onClick={() => void run(async () => studentModeIsOn(await turnStudentModeOn()))}
        >
          {i18n.t("Turn student mode on")}
        </Button>
        <Button
          disabledFocusable={isBusy}
          onClick={() => void run(async () => studentModeIsOff(await turnStudentModeOff()))}
        >
          {i18n.t("Turn it off")}
        </Button>
      </ButtonRow>
    </ShareSection>
  );
}
