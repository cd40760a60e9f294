import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { showHandOut } from "./hand-out/show-hand-out";
import { ShareSection } from "./ShareSection";
import { useAction } from "./useAction";

const useStyles = makeStyles({
  buttons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
});

/** The active sheet on paper, for people without a spreadsheet. */
export function HandOut() {
  const styles = useStyles();
  const { isBusy, outcome, run } = useAction();
  const show = (withSolution: boolean) => () =>
    void run(async () => {
      if (!Office.context.requirements.isSetSupported("DialogApi", "1.2"))
        throw new Error("This Excel opens no windows for add-ins. Print the sheet itself.");
      const { readHandOut } = await import(/* webpackChunkName: "hand-out" */ "./hand-out/read-hand-out");
      await showHandOut(await readHandOut(withSolution));
      return undefined;
    });
  return (
    <ShareSection
      heading="Hand-out"
      sentence="Makes a page of this sheet to print or to save as PDF: the puzzle alone, or with its solution."
      outcome={outcome}
    >
      <div className={styles.buttons}>
        <Button disabledFocusable={isBusy} onClick={show(false)}>
          Puzzle
        </Button>
        <Button disabledFocusable={isBusy} onClick={show(true)}>
          With solution
        </Button>
      </div>
    </ShareSection>
  );
}
