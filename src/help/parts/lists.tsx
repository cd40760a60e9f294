import type { ReactNode } from "react";
import type { Lesson } from "../../lessons/lesson";
import { functionPage, lessonPage } from "../addresses";
import type { CataloguedFunction } from "../catalogue";
import { Link } from "./Link";

interface EntryProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
}

/** A term with what is said of it, in a list of these. */
export const Entry = ({ term, children }: EntryProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Functions with descriptions, each a link to its page. */
export function FunctionList({ functions }: { readonly functions: readonly CataloguedFunction[] }) {
  return (
    <dl className="functions">
      {functions.map(({ name, description }) => (
        <Entry key={name} term={<Link to={functionPage(name)}>{name}</Link>}>
          {description}
        </Entry>
      ))}
    </dl>
  );
}

export function LessonList({ lessons }: { readonly lessons: readonly Lesson[] }) {
  return (
    <ul>
      {lessons.map(({ id, title, summary }) => (
        <li key={id}>
          <Link to={lessonPage(id)}>{title}</Link>: {summary}
        </li>
      ))}
    </ul>
  );
}
