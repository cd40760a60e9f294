import { useState } from "react";
import { i18n } from "../../language";
import { LESSONS, MAKERS } from "../../puzzles";
import { randomSeed } from "../../steps/random";
import type { Lesson } from "../../lessons/lesson";
import { insertSheet } from "../insert-sheet";
import { Column, PlainList, Section } from "../../components/layout";
import { Message, useAction } from "../../components/useAction";
import { Progress } from "../../components/work/Progress";
import type { PageProps } from "../../components/lazy-page";
import { useIsShown } from "../../components/useIsShown";
import { nextSheet } from "../../links/making";
import { useShownPart } from "../navigation";
import { Card } from "./Card";
import { MakerCard } from "./MakerCard";
import { YourPuzzle } from "./YourPuzzle";
import { SolveSelection } from "./selection/SolveSelection";

/** A host that shares the pane's thread leaves no time to show that work has begun. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Sheets for puzzles of the user's own, and the lessons. */
export default function PuzzlesPage({ isOpen }: PageProps) {
  const [open, setOpen] = useState<string>();
  const [inserted, setInserted] = useState("");
  const { isBusy: disabled, outcome, run } = useAction();

  const insert = (title: string, sheet: () => Lesson) => {
    setInserted(title);
    return run(async () => {
      await painted();
      return insertSheet(sheet());
    });
  };

  const cardOf = (maker: string) => `maker-${maker}`;
  useShownPart("puzzles", (id) => {
    setOpen(id);
    document.getElementById(cardOf(id))?.querySelector("button")?.focus();
  });

  return (
    <Column>
      <SolveSelection />
      <div aria-live="polite">
        {disabled && (
          <Progress
            text={i18n.t("Inserting “{lesson}” …", { lesson: inserted })}
            label={i18n.t("Inserting a sheet")}
          />
        )}
        {outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}
      </div>
      <YourPuzzle
        isShown={useIsShown(isOpen)}
        {...{ disabled }}
        onMake={(making) => void insert(i18n._(making.maker.title), () => nextSheet(making, randomSeed()))}
      />
      <Section
        heading={i18n.t("Make your own")}
        sentence={i18n.t(
          "A sheet for a puzzle of your own: type over its example, play it, and have it solved.",
        )}
      >
        <PlainList gap="S">
          {MAKERS.map((maker) => (
            <li key={maker.id} id={cardOf(maker.id)}>
              <MakerCard
                {...{ maker, disabled }}
                isOpen={open === maker.id}
                onToggle={() => setOpen(open === maker.id ? undefined : maker.id)}
                onMake={(sheet) => void insert(i18n._(maker.title), sheet)}
              />
            </li>
          ))}
        </PlainList>
      </Section>
      <Section
        heading={i18n.t("Lessons")}
        sentence={i18n.t("Each puzzle comes as a sheet of its own, with its formulas at work.")}
      >
        <PlainList gap="S">
          {LESSONS.map((lesson) => (
            <li key={lesson.id}>
              <Card of={lesson} disabled={disabled} onClick={() => void insert(lesson.title, () => lesson)} />
            </li>
          ))}
        </PlainList>
      </Section>
    </Column>
  );
}
