import { Link } from "@fluentui/react-components";
import { insertLesson } from "../../excel/lessons";
import { i18n } from "../../language";
import { Message } from "../Message";
import { useAction } from "../useAction";

/** Inserts the lesson that asks the same question as a design. */
export function LessonLink({ id }: { readonly id: string }) {
  const { isBusy, outcome, run } = useAction();
  const insert = async () => {
    const { LESSONS } = await import(/* webpackChunkName: "puzzles" */ "../../puzzles/lessons");
    const sheet = await insertLesson(LESSONS.find((lesson) => lesson.id === id)!);
    return { intent: "success", text: i18n.t("The sheet “{sheet}” is ready.", { sheet }) } as const;
  };
  return (
    <div>
      <Link as="button" inline disabledFocusable={isBusy} onClick={() => void run(insert)}>
        {i18n.t("Insert the lesson on this question")}
      </Link>
      <div aria-live="polite">{outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}</div>
    </div>
  );
}
