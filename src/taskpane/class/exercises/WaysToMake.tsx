import { useState, type ReactNode } from "react";
import { Body1, Button } from "@fluentui/react-components";
import { insertLessons } from "../../../excel/lessons";
import type { MadeSheet } from "../class.worker";
import type { ExerciseSet } from "../../../exercises/exercise-set";
import { i18n } from "../../../language";
import { ButtonRow, Column } from "../../../components/layout";
import { download, isOnMac } from "../../../components/save-file";
import { refuseWithoutWindows, showHandOuts } from "../share/hand-out/show-hand-out";
import type { useClassWork } from "../useClassWork";

/** Which sheets to print is asked where the workbook has some. */
interface PrintQuestion {
  readonly made: readonly MadeSheet[];
  readonly solved: boolean;
}

interface WaysToMakeProps {
  /** Undefined while a choice is wrong. */
  readonly set: ExerciseSet | undefined;
  /** Of the class; none if its sheets are numbered. */
  readonly names: readonly string[];
  readonly checks: boolean;
  readonly work: ReturnType<typeof useClassWork>;
}

/** The buttons that make exercises: as sheets, as workbooks, on paper, or for Moodle. */
export function WaysToMake({ set, names, checks, work }: WaysToMakeProps) {
  const disabled = work.isBusy || !set;
  const sheets = () =>
    work.run({
      start: (worker, onProgress) => worker.sheets(i18n.locale, set!, names, checks, onProgress),
      finish: async (lessons, onProgress, signal) => {
        const names = await insertLessons(lessons, (part) => {
          signal.throwIfAborted();
          onProgress(part);
        });
        return i18n.t(
          "{sheets, plural, one {One sheet} other {# sheets}} of exercises, and the key on the sheet “{key}”.",
          { sheets: names.length - 1, key: names.at(-1) },
        );
      },
    });
  const workbooks = () =>
    work.run({
      start: (worker, onProgress) => worker.workbooks(i18n.locale, set!, names, checks, onProgress),
      finish: ({ name, bytes }) => download(name, bytes, "application/zip"),
    });
  const moodle = () =>
    work.run({
      start: (worker, onProgress) => worker.moodle(i18n.locale, set!, onProgress),
      finish: ({ name, text }) => download(name, text, "text/xml"),
    });
  const [asked, setAsked] = useState<PrintQuestion>();
  const paper = (solved: boolean, print?: readonly MadeSheet[]) =>
    work.run({
      start: (worker, onProgress) => {
        setAsked(undefined);
        return print
          ? worker.handOutsOf(i18n.locale, print, solved, onProgress)
          : worker.handOuts(i18n.locale, set!, names, solved, onProgress);
      },
      finish: showHandOuts,
    });
  const print = (solved: boolean) => () =>
    work.run({
      start: async (worker, onProgress) => {
        setAsked(undefined);
        refuseWithoutWindows();
        const { sheetsInWorkbook } = await import(/* webpackChunkName: "hand-out" */ "./sheets-in-workbook");
        const made = await sheetsInWorkbook();
        const pages =
          made.length > 0 ? [] : await worker.handOuts(i18n.locale, set!, names, solved, onProgress);
        return { made, pages };
      },
      finish: ({ made, pages }) => (made.length > 0 ? setAsked({ made, solved }) : showHandOuts(pages)),
    });
  const button = (text: string, run: () => Promise<void>, appearance?: "primary") => (
    <Button disabledFocusable={disabled} {...(appearance && { appearance })} onClick={() => void run()}>
      {text}
    </Button>
  );
  return (
    <>
      <ButtonRow>
        {button(i18n.t("Make sheets"), sheets, "primary")}
        {isOnMac() ? (
          <Body1>
            {i18n.t(
              "On a Mac, panes can neither save files nor print: make sheets, and print or save these.",
            )}
          </Body1>
        ) : (
          <>
            {button(i18n.t("Download workbooks"), workbooks)}
            {button(i18n.t("Print"), print(false))}
            {button(i18n.t("Print with answers"), print(true))}
            {button(i18n.t("For Moodle"), moodle)}
          </>
        )}
      </ButtonRow>
      {asked && <PrintChoice made={asked.made} button={button} print={(made) => paper(asked.solved, made)} />}
    </>
  );
}

interface PrintChoiceProps {
  readonly made: readonly MadeSheet[];
  readonly button: (text: string, run: () => Promise<void>) => ReactNode;
  readonly print: (made?: readonly MadeSheet[]) => Promise<void>;
}

/** Asks which sheets to print. */
function PrintChoice({ made, button, print }: PrintChoiceProps) {
  return (
    <Column gap="S">
      <Body1 role="status">
        {i18n.t("This workbook has sheets of exercises already. What do you want to print?")}
      </Body1>
      <ButtonRow>
        {button(
          i18n.t("{count, plural, one {The sheet} other {The # sheets}} in this workbook", {
            count: made.length,
          }),
          () => print(made),
        )}
        {button(i18n.t("A new set, as chosen above"), () => print())}
      </ButtonRow>
    </Column>
  );
}
