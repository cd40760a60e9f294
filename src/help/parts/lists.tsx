import type { Lesson } from "../../lessons/lesson";
import { functionPage, lessonPage } from "../addresses";
import type { CataloguedFunction } from "../catalogue";
import { Link } from "./Link";

/** Functions with descriptions, each a link to its page. */
export function FunctionList({ functions }: { readonly functions: readonly CataloguedFunction[] }) {
  return (
    <dl className="functions">
      {functions.map(({ name, description }) => (
        <div key={name}>
          <dt>
            <Link to={functionPage(name)}>{name}</Link>
          </dt>
          <dd>{description}</dd>
        </div>
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
