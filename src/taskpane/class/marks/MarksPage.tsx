import { useRef, useState, type ChangeEvent } from "react";
import { Body1, Button, makeStyles, tokens } from "@fluentui/react-components";
import { classNames, MOST_NAMES } from "../../../assignments/class-names";
import type { ClassMarks, HandedIn } from "../../../assignments/handed-in";
import { marksTable } from "../../../assignments/marks-table";
import { download, isOnMac } from "../../../components/save-file";
import { keptClass } from "../../../excel/class-list";
import { writeTable } from "../../../excel/tables";
import { i18n } from "../../../language";
import { ButtonRow, Section } from "../../../components/layout";
import { refuseWithoutWindows, showHandOuts } from "../share/hand-out/show-hand-out";
import { useClassWork } from "../useClassWork";
import { WorkStatus } from "../../../components/work/WorkStatus";
import { andMore } from "../../../language/lists";
import { Message } from "../../../components/useAction";

/** A longer list cannot be read in a narrow pane; the table of marks has all. */
const MAX_FILES = 20;

const useSkippedStyles = makeStyles({
  list: { margin: 0, overflowWrap: "anywhere", paddingLeft: tokens.spacingHorizontalL },
});

/** The files that were not marked, and why. */
function Skipped({ files }: { readonly files: ClassMarks["skipped"] }) {
  const styles = useSkippedStyles();
  if (files.length === 0) return null;
  return (
    <Message intent="warning">
      {i18n.t("Not marked:")}
      <ul className={styles.list}>
        {files.slice(0, MAX_FILES).map(({ file, reason }, k) => (
          <li key={k}>{i18n.t("{file}: {reason}", { file, reason })}</li>
        ))}
      </ul>
      {files.length > MAX_FILES && andMore("…", files.length - MAX_FILES)}
    </Message>
  );
}

/** A file's name with its folder, if a folder was chosen. */
const nameOf = (file: File) => file.webkitRelativePath || file.name;

interface CopiesProps {
  /** What has been marked. */
  readonly of: readonly HandedIn[];
  readonly work: ReturnType<typeof useClassWork>;
}

/** The buttons for copies that show students why their answers are wrong. */
function Copies({ of: handedIn, work }: CopiesProps) {
  const save = () =>
    work.run({
      start: (worker, onProgress) => worker.copies(i18n.locale, handedIn, onProgress),
      finish: ({ name, bytes }) => download(name, bytes, "application/zip"),
    });
  const print = () =>
    work.run({
      start: (worker, onProgress) => {
        refuseWithoutWindows();
        return worker.copiesOnPaper(i18n.locale, handedIn, onProgress);
      },
      finish: showHandOuts,
    });
  return (
    <Section
      heading={i18n.t("Copies to hand back")}
      sentence={i18n.t(
        "Each sheet as it was handed in, with a mark and a remark next to each answer. It cannot be changed.",
      )}
    >
      {isOnMac() ? (
        <Body1>{i18n.t("On a Mac, panes can neither save files nor print.")}</Body1>
      ) : (
        <ButtonRow>
          <Button appearance="primary" disabledFocusable={work.isBusy} onClick={() => void save()}>
            {i18n.t("Download copies")}
          </Button>
          <Button disabledFocusable={work.isBusy} onClick={() => void print()}>
            {i18n.t("Print copies")}
          </Button>
        </ButtonRow>
      )}
    </Section>
  );
}

/** Marks workbooks that students have handed in. */
export default function MarksPage() {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [skipped, setSkipped] = useState<ClassMarks["skipped"]>([]);
  const [marked, setMarked] = useState<readonly HandedIn[]>([]);
  const work = useClassWork();

  const mark = (chosen: readonly HandedIn[]) => {
    setSkipped([]);
    setMarked([]);
    return work.run({
      start: (worker, onProgress) => worker.mark(i18n.locale, chosen, onProgress),
      finish: async (marks) => {
        setSkipped(marks.skipped);
        if (marks.sheets.length === 0) {
          return { intent: "warning", text: i18n.t("No sheet of exercises was found in these files.") };
        }
        const table = marksTable(marks, classNames(keptClass()).slice(0, MOST_NAMES));
        const { sheet } = await writeTable(table, { kind: "newSheet" });
        setMarked(chosen);
        return i18n.t(
          "{count, plural, one {One sheet is} other {# sheets are}} marked: see the sheet “{sheet}”.",
          { count: marks.sheets.length, sheet },
        );
      },
    });
  };
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(input.files ?? [], (file) => ({ name: nameOf(file), file }));
    // So that the same files can be chosen again.
    input.value = "";
    if (chosen.length > 0) void mark(chosen);
  };
  const picker = { type: "file", hidden: true, multiple: true, onChange: choose } as const;
  return (
    <Section
      heading={i18n.t("Mark returned workbooks")}
      sentence={i18n.t(
        "Reads workbooks of exercises that students have handed in, or archives (.zip) of them, and writes a table of marks on a new sheet. The files stay on this computer.",
      )}
    >
      <ButtonRow>
        <Button appearance="primary" disabledFocusable={work.isBusy} onClick={() => files.current?.click()}>
          {i18n.t("Choose files …")}
        </Button>
        <Button disabledFocusable={work.isBusy} onClick={() => folder.current?.click()}>
          {i18n.t("Choose a folder …")}
        </Button>
      </ButtonRow>
      <input ref={files} {...picker} accept=".xlsx,.zip" aria-label={i18n.t("Workbooks to be marked")} />
      <input
        ref={folder}
        {...picker}
        {...{ webkitdirectory: "" }}
        aria-label={i18n.t("Folder of workbooks to be marked")}
      />
      <WorkStatus
        state={work.state}
        label={i18n.t("Progress of the work for the class")}
        onCancel={work.cancel}
      />
      <Skipped files={skipped} />
      {marked.length > 0 && <Copies of={marked} work={work} />}
    </Section>
  );
}
