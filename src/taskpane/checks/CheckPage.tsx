import { useEffect, useRef, useState } from "react";
import { Body1, Button, Caption1, makeStyles, Subtitle1, tokens } from "@fluentui/react-components";
import { CHECKS, asJson, withFirstRun, type FirstRunAnswers, type Report } from "../../checks";
import { describeProblem } from "../../excel/problems";
import { i18n } from "../../language";
import { Message } from "../Message";
import { Progress } from "../work/Progress";
import { readCheckAddress } from "./address";
import { FirstRunFields } from "./FirstRunFields";
import { keepAnswers, keptAnswers } from "./kept-answers";
import { ReportFields } from "./ReportFields";
import { ResultList } from "./ResultList";
import { useRun } from "./useRun";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  heading: { margin: 0 },
  actions: { display: "flex", gap: tokens.spacingHorizontalS },
});

/** Tests the add-in's assumptions in the running Excel and shows the results. */
export function CheckPage() {
  const styles = useStyles();
  const address = readCheckAddress(window.location.search);
  const [handing, setHanding] = useState<string>();
  const [answers, setAnswers] = useState(keptAnswers);
  const answer = (changed: FirstRunAnswers) => {
    setAnswers(changed);
    keepAnswers(changed);
  };
  const { state, run, cancel } = useRun((report) => {
    if (!address.hands) return;
    handReport(report).catch((error: unknown) => setHanding(describeProblem(error)));
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!address.runs || begun.current) return;
    begun.current = true;
    void run();
  });
  const isRunning = state.stage === "running";
  return (
    <div className={styles.page}>
      <Subtitle1 as="h2" className={styles.heading}>
        {i18n.t("Check this Excel")}
      </Subtitle1>
      <Body1>
        {i18n.t(
          "Checks that this Excel can do what Puzzlebook needs: {count} checks on temporary sheets, in two minutes at most. Please leave the workbook alone while they run. Afterwards Excel may not be able to undo what you did before. Nothing is sent anywhere.",
          { count: CHECKS.length },
        )}
      </Body1>
      <Caption1>
        {i18n.t(
          "To check cell editing too, start typing in a cell, press the button, and a few seconds later press Enter in the cell.",
        )}
      </Caption1>
      <div className={styles.actions}>
        <Button appearance="primary" disabledFocusable={isRunning} onClick={() => void run()}>
          {i18n.t("Run the checks")}
        </Button>
        {isRunning && (
          <Button disabledFocusable={state.cancelling} onClick={cancel}>
            {i18n.t("Cancel")}
          </Button>
        )}
      </div>
      {isRunning && (
        <Progress
          text={i18n.t("{done} of {count} checks", { done: state.results.length, count: CHECKS.length })}
          label={i18n.t("Progress of the checks")}
          part={state.results.length / CHECKS.length}
        />
      )}
      <div aria-live="polite">
        {state.stage === "done" && (
          <Message intent={state.report.fallShort > 0 ? "warning" : "success"}>
            {i18n.t("{hold} hold, {fallShort} fall short, {notTried} were not tried.", {
              hold: state.report.hold,
              fallShort: state.report.fallShort,
              notTried: state.report.notTried,
            })}
          </Message>
        )}
        {(state.stage === "failed" || handing !== undefined) && (
          <Message intent="error">{state.stage === "failed" ? state.problem : handing}</Message>
        )}
      </div>
      <FirstRunFields answers={answers} onChange={answer} />
      {state.stage === "done" && <ReportFields report={withFirstRun(state.report, answers)} />}
      {(isRunning || state.stage === "done") && <ResultList results={state.results} />}
    </div>
  );
}

/** Sends the report to the server that this page comes from. */
async function handReport(report: Report): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("report", { method: "POST", headers, body: asJson(report) });
  if (!answer.ok) throw new Error(`report: ${answer.status}`);
}
