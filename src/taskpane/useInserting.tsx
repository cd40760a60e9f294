import { useState } from "react";
import { Message, useAction } from "../components/useAction";
import { Progress } from "../components/work/Progress";
import { i18n } from "../language";
import type { Lesson } from "../lessons/lesson";
import { insertLesson } from "../excel/lessons";

/** A host that shares the pane's thread leaves no time to show that work has begun. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Inserts sheets, one at a time. `status` shows the progress and the outcome, and is read aloud. */
export function useInserting() {
  const [lesson, setLesson] = useState("");
  const { isBusy, outcome, run } = useAction();
  /** The sheet is made when its turn comes. */
  const insert = (title: string, sheet: () => Lesson) => {
    setLesson(title);
    void run(async () => {
      await painted();
      return insertSheet(sheet());
    });
  };
  const status = (
    <div aria-live="polite">
      {isBusy && (
        <Progress text={i18n.t("Inserting “{lesson}” …", { lesson })} label={i18n.t("Inserting a sheet")} />
      )}
      {outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}
    </div>
  );
  return { isBusy, insert, status };
}

/** Inserts the sheet of a lesson. Returns what to say of it. */
export const insertSheet = async (lesson: Lesson): Promise<string> =>
  i18n.t("The sheet “{sheet}” is ready.", { sheet: await insertLesson(lesson) });
