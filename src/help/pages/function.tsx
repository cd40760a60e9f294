import { Fragment } from "react";
import { i18n } from "../../language";
import { textOf, type Cells as CellRows } from "../../grid/cells";
import { functionPage, lessonPage } from "../addresses";
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
    kind: i18n.t("Function"),
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
      <h2>{parameters.length === 1 ? i18n.t("Its argument") : i18n.t("Its arguments")}</h2>
      <p>
        <code className="formula">{syntax}</code>
      </p>
      <dl>
        {parameters.map((parameter) => (
          <Argument key={parameter.name} parameter={parameter} enums={catalogue.enums} />
        ))}
      </dl>

      <h2>{i18n.t("Example")}</h2>
      {examples.map(({ purpose, formula, answer }) => (
        <Fragment key={formula}>
          <p>
            {purpose && `${purpose} `}
            {i18n.t("Type")} <code className="formula">{formula}</code>
          </p>
          <Cells cells={answer} caption={i18n.t("You see")} />
        </Fragment>
      ))}
      {picture && <Figure picture={picture} />}
      <NotationNote formulas={[syntax, ...formulas, ...inLessons]} />

      <h2>{i18n.t("What it answers")}</h2>
      <p>{returns}</p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Limits limits={limits} mayTakeLong={options?.cancelable === true} />

      <h2>{i18n.t("When it answers an error")}</h2>
      <dl>
        {mistakes.map(({ formula, error, message }) => (
          <Entry key={formula} term={<code className="formula">{formula}</code>}>
            <strong>{error}</strong> {message}
          </Entry>
        ))}
      </dl>
      <p className="note">
        {i18n.t("Excel shows the message when the mouse is over the mark next to the cell.")}{" "}
        {i18n.t("An error in an argument is passed on, with the cell where it is.")}
      </p>

      {lessons.length > 0 && (
        <>
          <h2>{i18n.t("In the lessons")}</h2>
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
          <h2>{i18n.t("Related functions")}</h2>
          <FunctionList functions={catalogue.functions.filter((other) => related.includes(other.name))} />
        </>
      )}
    </>
  );
}

interface LimitsProps {
  readonly limits: readonly FunctionLimit[];
  readonly mayTakeLong: boolean;
}

/** How much it can do, and how long that takes. */
function Limits({ limits, mayTakeLong }: LimitsProps) {
  if (limits.length === 0 && !mayTakeLong) return null;
  return (
    <>
      <h3>{i18n.t("Limits")}</h3>
      <ul>
        {limits.map(({ scope, limit, usual }) => (
          <li key={scope}>
            {scope && `${scope}: `}
            {limit}.{usual !== undefined && ` ${i18n.t("It usually takes: {usual}.", { usual })}`}
          </li>
        ))}
        {mayTakeLong && (
          <li>
            {i18n.t("You can work on while it computes. The pane shows its progress and can cancel it.")}
          </li>
        )}
      </ul>
    </>
  );
}

interface ArgumentProps {
  readonly parameter: ParameterMetadata;
  readonly enums: readonly EnumMetadata[];
}

function Argument({ parameter, enums }: ArgumentProps) {
  const { name, description, customEnumId } = parameter;
  const values = enums.find(({ id }) => id === customEnumId)?.values ?? [];
  const toList = values.filter(({ tooltip }) => !isInDescription(tooltip, description));
  const term = (
    <>
      {name} <span className="note">{kindOf(parameter)}</span>
    </>
  );
  return (
    <Entry term={term}>
      {description}
      {toList.length > 0 && (
        <ul>
          {toList.map(({ stringValue, tooltip }) => (
            <li key={stringValue}>
              <code>{stringValue}</code>: {tooltip}
            </li>
          ))}
        </ul>
      )}
    </Entry>
  );
}

/** Whether a description has the meaning of a value already, as in “both ways: each move also leads back”. */
const isInDescription = (tooltip: string, description: string) =>
  description.toLowerCase().includes(tooltip.toLowerCase().replace(/\.$/, ""));

/** That it may be left out is said by its default, and by the brackets around it. */
function kindOf({ dimensionality, repeating }: ParameterMetadata): string {
  const kind = dimensionality === "matrix" ? i18n.t("a cell or a range") : i18n.t("a cell");
  return repeating ? `(${kind}; ${i18n.t("as many as you like")})` : `(${kind})`;
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
