import { useEffect, useRef, useState, Fragment } from "react";
import {
  Body1,
  Button,
  Caption1,
  makeStyles,
  Subtitle1,
  tokens,
  Subtitle2,
  Field,
  Link,
  Textarea,
} from "@fluentui/react-components";
import {
  CHECKS,
  asJson,
  withFirstRun,
  type FirstRunAnswers,
  type Report,
  reportOf,
  runChecks,
  type Result,
  detailsOf,
  MARKS,
  titleOf,
  TOPICS,
  type Finding,
  FIRST_RUN,
  NOT_TRIED,
  OUTCOMES,
  type Outcome,
} from "../../self-check";
import { describeProblem } from "../../excel/problems";
import { i18n } from "../../language";
import { ButtonRow, Column } from "../../components/layout";
import { Message } from "../../components/useAction";
import { Progress } from "../../components/work/Progress";
import { readCheckAddress } from "./address";
import { ReportFields } from "./ReportFields";
import { SelectField } from "../../components/Choice";

const useResultListStyles = makeStyles({
  heading: { margin: 0, marginTop: tokens.spacingVerticalS },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  item: { display: "flex", gap: tokens.spacingHorizontalS, overflowWrap: "anywhere" },
  text: { display: "flex", flexDirection: "column", minWidth: 0 },
  holds: { color: tokens.colorPaletteGreenForeground1 },
  "falls short": { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightBold },
  "not tried": { color: tokens.colorNeutralForeground2 },
});

const WORDS: Readonly<Record<Finding["mark"], string>> = {
  holds: /*i18n*/ "holds",
  "falls short": /*i18n*/ "falls short",
  "not tried": /*i18n*/ "not tried",
};

/** The results, grouped under the headings of their topics. */
function ResultList({ results }: { readonly results: readonly Result[] }) {
  const styles = useResultListStyles();
  const topicOf = ({ check }: Result) => check.id.split(".")[0];
  const topics = Object.entries(TOPICS).filter(([topic]) => results.some((each) => topicOf(each) === topic));
  return topics.map(([topic, title]) => (
    <Fragment key={topic}>
      <Subtitle2 as="h3" className={styles.heading}>
        {i18n._(title)}
      </Subtitle2>
      <ul className={styles.list}>
        {results
          .filter((each) => topicOf(each) === topic)
          .map(({ check, finding }) => (
            <li key={check.id} className={styles.item}>
              <span role="img" aria-label={i18n._(WORDS[finding.mark])} className={styles[finding.mark]}>
                {MARKS[finding.mark]}
              </span>
              <span className={styles.text}>
                {titleOf(check)}
                {detailsOf(finding).map((line) => (
                  <Caption1 key={line}>{line}</Caption1>
                ))}
              </span>
            </li>
          ))}
      </ul>
    </Fragment>
  ));
}

type RunState =
  | { readonly stage: "idle" }
  | { readonly stage: "running"; readonly results: readonly Result[]; readonly cancelling: boolean }
  | { readonly stage: "done"; readonly results: readonly Result[]; readonly report: Report }
  | { readonly stage: "failed"; readonly problem: string };

/** Runs all checks, one run at a time. */
function useRun(onReport: (report: Report) => void) {
  const [state, setState] = useState<RunState>({ stage: "idle" });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function run(): Promise<void> {
    stop.current = new AbortController();
    setState({ stage: "running", results: [], cancelling: false });
    const onResult = (result: Result) =>
      setState((before) =>
        before.stage === "running" ? { ...before, results: [...before.results, result] } : before,
      );
    try {
      const results = await runChecks(CHECKS, { signal: stop.current.signal, onResult });
      const report = reportOf(results);
      setState({ stage: "done", results, report });
      onReport(report);
    } catch (error) {
      setState({ stage: "failed", problem: describeProblem(error) });
    }
  }

  const cancel = () => {
    stop.current.abort();
    setState((before) => (before.stage === "running" ? { ...before, cancelling: true } : before));
  };
  return { state, run, cancel };
}

/** Some steps of the first run close Excel, so the browser keeps the answers. */
const KEY = "puzzlebook first run";

/** The answers so far; none if the browser keeps nothing. */
function keptAnswers(): FirstRunAnswers {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? "{}") as FirstRunAnswers;
  } catch {
    return {};
  }
}

function keepAnswers(answers: FirstRunAnswers): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Some browsers throw if a page may not store anything. The answers then last as long as the pane.
  }
}

const useStyles = makeStyles({ heading: { margin: 0 } });

/** Tests the add-in's assumptions in the running Excel and shows the results. */
export default function CheckPage() {
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
    <Column>
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
      <ButtonRow>
        <Button appearance="primary" disabledFocusable={isRunning} onClick={() => void run()}>
          {i18n.t("Run the checks")}
        </Button>
        {isRunning && (
          <Button disabledFocusable={state.cancelling} onClick={cancel}>
            {i18n.t("Cancel")}
          </Button>
        )}
      </ButtonRow>
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
    </Column>
  );
}

/** Sends the report to the server that this page comes from. */
async function handReport(report: Report): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("report", { method: "POST", headers, body: asJson(report) });
  if (!answer.ok) throw new Error(`report: ${answer.status}`);
}

const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  "as described": /*i18n*/ "as described",
  otherwise: /*i18n*/ "otherwise",
  "not tried": /*i18n*/ "not tried",
};

const useFirstRunStyles = makeStyles({ summary: { cursor: "pointer" } });

interface FirstRunFieldsProps {
  readonly answers: FirstRunAnswers;
  onChange(answers: FirstRunAnswers): void;
}

/** A place in the report for each step of the help's page on the first run. */
function FirstRunFields({ answers, onChange }: FirstRunFieldsProps) {
  const styles = useFirstRunStyles();
  return (
    <details>
      <summary className={styles.summary}>{i18n.t("First run: ten steps by hand")}</summary>
      <Column gap="S">
        <Caption1>
          {i18n.t("What no check can see. Your answers go into the report, and stay in this browser.")}{" "}
          <Link inline href="help/first-run.html" target="_blank">
            {i18n.t("What to do in each step")}
          </Link>
        </Caption1>
        {FIRST_RUN.map(({ id, title }, index) => {
          const given = answers[id] ?? NOT_TRIED;
          const change = (part: Partial<typeof given>) =>
            onChange({ ...answers, [id]: { ...given, ...part } });
          return (
            <div key={id}>
              <SelectField
                label={`${index + 1}. ${i18n._(title)}`}
                options={OUTCOMES.map((outcome) => [outcome, i18n._(OUTCOME_WORDS[outcome])])}
                value={given.outcome}
                onChoose={(outcome) => change({ outcome: outcome as Outcome })}
              />
              {given.outcome !== "not tried" && (
                <Field label={i18n.t("What you saw ({step})", { step: index + 1 })}>
                  <Textarea value={given.note} onChange={(_event, { value }) => change({ note: value })} />
                </Field>
              )}
            </div>
          );
        })}
      </Column>
    </details>
  );
}
