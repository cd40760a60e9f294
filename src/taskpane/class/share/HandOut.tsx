import { Button } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { ButtonRow } from "../../ButtonRow";
import { isOnMac } from "../../on-mac";
import { refuseWithoutWindows, showHandOuts } from "./hand-out/show-hand-out";
import { ShareSection } from "./ShareSection";
import { useAction } from "../../useAction";

/** Puts the active sheet on paper, for people without a spreadsheet. */
export function HandOut() {
  const { isBusy, outcome, run } = useAction();
  const show = (withSolution: boolean) => () =>
    void run(async () => {
      refuseWithoutWindows();
      const { readHandOut } = await import(/* webpackChunkName: "hand-out" */ "./hand-out/read-hand-out");
      await showHandOuts([await readHandOut(withSolution)]);
      return undefined;
    });
  if (isOnMac()) {
    return (
      <ShareSection
        heading={i18n.t("Hand-out")}
        sentence={i18n.t("On a Mac, choose File > Print… in Excel: add-in pages cannot be printed there.")}
      />
    );
  }
  return (
    <ShareSection
      heading={i18n.t("Hand-out")}
      sentence={i18n.t(
        "Makes a page of this sheet to print or to save as PDF: the puzzle alone, or with its solution.",
      )}
      outcome={outcome}
    >
      <ButtonRow>
        <Button disabledFocusable={isBusy} onClick={show(false)}>
          {i18n.t("Puzzle")}
        </Button>
        <Button disabledFocusable={isBusy} onClick={show(true)}>
          {i18n.t("With solution")}
        </Button>
      </ButtonRow>
    </ShareSection>
  );
}
