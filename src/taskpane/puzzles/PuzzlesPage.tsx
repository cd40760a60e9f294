import { useState } from "react";
import {
  Body1,
  CompoundButton,
  Field,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ProgressBar,
  tokens,
} from "@fluentui/react-components";
import { insertLesson } from "../../excel/lessons";
import { describeProblem } from "../../excel/problems";
import { i18n } from "../../language";
import { LESSONS } from "../../puzzles/lessons";
import type { Lesson, Picture } from "../../lessons/lesson";
import { Message } from "../Message";

const PICTURE_SIZE = 56;

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  card: { justifyContent: "flex-start", textAlign: "start", width: "100%" },
  picture: { height: `${PICTURE_SIZE}px`, width: `${PICTURE_SIZE}px` },
});

/** A host that shares the pane's thread leaves no time to show that work has begun. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

type Insertion =
  | { readonly stage: "none" }
  | { readonly stage: "inserting"; readonly lesson: string }
  | { readonly stage: "done"; readonly sheet: string }
  | { readonly stage: "failed"; readonly problem: string };

/** The lessons as cards; each inserts its sheet. */
export function PuzzlesPage() {
  const styles = useStyles();
  const [insertion, setInsertion] = useState<Insertion>({ stage: "none" });

  async function insert(lesson: Lesson): Promise<void> {
    setInsertion({ stage: "inserting", lesson: lesson.title });
    await painted();
    try {
      setInsertion({ stage: "done", sheet: await insertLesson(lesson) });
    } catch (error) {
      setInsertion({ stage: "failed", problem: describeProblem(error) });
    }
  }

  return (
    <div className={styles.page}>
      <Body1>{i18n.t("Each puzzle comes as a sheet of its own, with its formulas at work.")}</Body1>
      <div aria-live="polite">
        {insertion.stage === "inserting" && (
          <Field
            validationMessage={i18n.t("Inserting “{lesson}” …", { lesson: insertion.lesson })}
            validationState="none"
          >
            <ProgressBar aria-label={i18n.t("Inserting a sheet")} />
          </Field>
        )}
        {insertion.stage === "done" && (
          <MessageBar intent="success">
            <MessageBarBody>
              {i18n.t("The sheet “{sheet}” is ready.", { sheet: insertion.sheet })}
            </MessageBarBody>
          </MessageBar>
        )}
        {insertion.stage === "failed" && <Message intent="error">{insertion.problem}</Message>}
      </div>
      <ul className={styles.list}>
        {LESSONS.map((lesson) => (
          <li key={lesson.id}>
            <CompoundButton
              className={styles.card}
              disabled={insertion.stage === "inserting"}
              icon={{
                className: styles.picture,
                children: <LessonPicture picture={lesson.picture} size={PICTURE_SIZE} />,
              }}
              secondaryContent={lesson.summary}
              onClick={() => void insert(lesson)}
            >
              {lesson.title}
            </CompoundButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LessonPictureProps {
  readonly picture: Picture;
  /** Width and height in pixels. The squares divide the longer side evenly. */
  readonly size: number;
}

/** A lesson's small drawing. It adds nothing to the title next to it. */
function LessonPicture({ picture, size }: LessonPictureProps) {
  const rows = picture.length;
  const columns = Math.max(...picture.map((row) => row.length));
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${columns} ${rows}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {picture.flatMap((colors, row) =>
        colors.map(
          (color, column) =>
            color && <rect key={`${row} ${column}`} x={column} y={row} width={1} height={1} fill={color} />,
        ),
      )}
    </svg>
  );
}
