import { Body1, Button } from "@fluentui/react-components";
import { insertLessons } from "../../../excel/lessons";
import type { ExerciseSet } from "../../../exercises/exercise-set";
import { i18n } from "../../../language";
import { ButtonRow } from "../../../components/layout";
import { isOnMac } from "../../../components/on-mac";
import { download } from "../../../components/save-file";
import { refuseWithoutWindows, showHandOuts } from "../share/hand-out/show-hand-out";
import type { useClassWork } from "../useClassWork";

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
  const paper = (solved: boolean) => () =>
    work.run({
      start: (worker, onProgress) => {
        refuseWithoutWindows();
        return worker.handOuts(i18n.locale, set!, names, solved, onProgress);
      },
      finish: showHandOuts,
    });
  const button = (text: string, run: () => Promise<void>, appearance?: "primary") => (
    <Button disabledFocusable={disabled} {...(appearance && { appearance })} onClick={() => void run()}>
      {text}
    </Button>
  );
  return (
    <ButtonRow>
      {button(i18n.t("Make sheets"), sheets, "primary")}
      {isOnMac() ? (
        <Body1>
          {i18n.t("On a Mac, panes can neither save files nor print: make sheets, and print or save these.")}
        </Body1>
      ) : (
        <>
          {button(i18n.t("Download workbooks"), workbooks)}
          {button(i18n.t("Print"), paper(false))}
          {button(i18n.t("Print with answers"), paper(true))}
          {button(i18n.t("For Moodle"), moodle)}
        </>
      )}
    </ButtonRow>
  );
}
