import { i18n } from "../../language";
import { LESSONS } from "../../puzzles";
import { Column, PlainList, Section } from "../../components/layout";
import { Card } from "../Card";
import { useInserting } from "../useInserting";
import { SolveSelection } from "./selection/SolveSelection";

/** What the selected cells are, and the lessons. */
export default function PuzzlesPage() {
  const { isBusy, insert, status } = useInserting();
  return (
    <Column>
      <SolveSelection />
      {status}
      <Section
        heading={i18n.t("Lessons")}
        sentence={i18n.t("Each puzzle comes as a sheet of its own, with its formulas at work.")}
      >
        <PlainList gap="S">
          {LESSONS.map((lesson) => (
            <li key={lesson.id}>
              <Card of={lesson} disabled={isBusy} onClick={() => insert(lesson.title, () => lesson)} />
            </li>
          ))}
        </PlainList>
      </Section>
    </Column>
  );
}
