import { Fragment } from "react";
import { textOf, type Cells as CellRows } from "../../grid/cells";
import { documentPage, functionPage, lessonPage } from "../addresses";
import { syntaxOf, type Catalogue, type CataloguedFunction } from "../catalogue";
import { formulaOf } from "../lesson-text";
import type { FunctionLimit } from "../limits";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";
import { Entry, FunctionList } from "../parts/lists";
import { Figure } from "../parts/Pictures";
import { NotationNote } from "../parts/Notation";
import type { HelpPicture } from "../pictures/picture";
import type { EnumMetadata, ParameterMetadata } from "../source";
import { relatedFunctions } from "../../functions/list/topics";

interface FunctionPageContent {
  readonly described: CataloguedFunction;
  readonly catalogue: Catalogue;
  readonly picture: HelpPicture | undefined;
  /** Its limits. */
  readonly limits: readonly FunctionLimit[];
}

export function functionHelp(content: FunctionPageContent): HelpPage {
  const { name, description } = content.described;
  return {
    address: functionPage(name),
    title: name,
    kind: "Function",
    summary: description,
    content: <FunctionContent {...content} />,
  };
}

function FunctionContent({ described, catalogue, picture, limits }: FunctionPageContent) {
  const { name, description, parameters, returns, notes, example, options, lessons, mistakes } = described;
  const syntax = `=${syntaxOf(described)}`;
  const examples = [{ ...example, purpose: "" }, ...(example.also ?? [])];
  const formulas = [...examples, ...mistakes].map(({ formula }) => formula);
  const inLessons = lessons.map((lesson) => formulaOf(lesson, name));
  const related = relatedFunctions(name);
  return (
    <>
      <p className="lead">{description}</p>
      <h2>Syntax</h2>
      <p>
        <code className="formula">{syntax}</code>
      </p>
      <NotationNote formulas={[syntax, ...formulas, ...inLessons]} />
      <h3>{parameters.length === 1 ? "Argument" : "Arguments"}</h3>
      <dl>
        {parameters.map((parameter) => (
          <Argument key={parameter.name} parameter={parameter} enums={catalogue.enums} />
        ))}
      </dl>
      <h3>What it answers</h3>
      <p>
        {returns}
        {options?.cancelable &&
          " You can work on while it computes. The pane shows its progress and can cancel it."}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {limits.map(({ scope, limit, usual }) => (
        <p key={scope}>
          Its <Link to={documentPage("limits")}>limit</Link>
          {scope && ` ${scope}`}: {limit}.{usual !== undefined && ` It usually takes: ${usual}.`}
        </p>
      ))}

      <h2>Example</h2>
      {examples.map(({ purpose, formula, answer }) => (
        <Fragment key={formula}>
          <p>
            {purpose && `${purpose} `}Type <code className="formula">{formula}</code>
          </p>
          <Cells cells={answer} caption="You see" />
        </Fragment>
      ))}
      {picture && <Figure picture={picture} />}

      <h2>When it answers an error</h2>
      <p>
        Excel shows the message of an error when the mouse is over the mark beside the cell. An error in an
        argument is passed on, with the cell where it is.
      </p>
      <dl>
        {mistakes.map(({ formula, error, message }) => (
          <Entry key={formula} term={<code className="formula">{formula}</code>}>
            <strong>{error}</strong> {message}
          </Entry>
        ))}
      </dl>

      {lessons.length > 0 && (
        <>
          <h2>In the lessons</h2>
          <dl>
            {lessons.map((lesson) => (
              <Entry key={lesson.id} term={<Link to={lessonPage(lesson.id)}>{lesson.title}</Link>}>
                <code className="formula">{formulaOf(lesson, name)}</code>
              </Entry>
            ))}
          </dl>
        </>
      )}
      {related.length > 0 && (
        <>
          <h2>Related functions</h2>
          <FunctionList functions={catalogue.functions.filter((other) => related.includes(other.name))} />
        </>
      )}
    </>
  );
}

interface ArgumentProps {
  readonly parameter: ParameterMetadata;
  readonly enums: readonly EnumMetadata[];
}

function Argument({ parameter, enums }: ArgumentProps) {
  const { name, description, customEnumId } = parameter;
  const values = enums.find(({ id }) => id === customEnumId)?.values;
  const term = (
    <>
      {name} <span className="note">{kindOf(parameter)}</span>
    </>
  );
  return (
    <Entry term={term}>
      {description}
      {values && (
        <ul>
          {values.map(({ stringValue, tooltip }) => (
            <li key={stringValue}>
              <code>{stringValue}</code>: {tooltip}
            </li>
          ))}
        </ul>
      )}
    </Entry>
  );
}

function kindOf({ dimensionality, optional, repeating }: ParameterMetadata): string {
  const kinds = [dimensionality === "matrix" ? "a cell or a range" : "a cell"];
  if (repeating) kinds.push("as many as you like");
  if (optional) kinds.push("can be left out");
  return `(${kinds.join("; ")})`;
}

interface CellsProps {
  readonly cells: CellRows;
  readonly caption: string;
}

function Cells({ cells, caption }: CellsProps) {
  return (
    <div className="wide">
      <table className="cells">
        <caption>{caption}</caption>
        <tbody>
          {cells.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{textOf(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
