import examples from "../functions/examples.json";
import { LESSONS } from "../puzzles";
import type { Lesson } from "../lessons/lesson";
import type { Cells } from "../grid/cells";
import { functionsOf } from "./lesson-text";
import details from "./functions.json";
import { translated } from "./language";
import type { EnumMetadata, FunctionMetadata, HelpSource } from "./source";

export interface Example {
  readonly formula: string;
  readonly answer: Cells;
  /** Arguments of another form, and what these are for. */
  readonly also?: readonly (Example & { readonly purpose: string })[];
}

/** A formula that ends in an error, and the error with its message. */
export interface Mistake {
  readonly formula: string;
  readonly error: string;
  readonly message: string;
}

/** Everything that the help knows about a function. */
export interface CataloguedFunction extends FunctionMetadata {
  readonly returns: string;
  readonly example: Example;
  readonly mistakes: readonly Mistake[];
  /** Which of equal answers it takes, exceptions and forms of arguments: what has no room in Excel's description. */
  readonly notes: readonly string[];
  /** The lessons that call it. */
  readonly lessons: readonly Lesson[];
}

export interface Catalogue {
  readonly functions: readonly CataloguedFunction[];
  readonly enums: readonly EnumMetadata[];
}

const EXAMPLES = examples as Readonly<Record<string, Example>>;
const DETAILS: Readonly<
  Record<string, Pick<CataloguedFunction, "mistakes"> & { readonly notes?: readonly string[] }>
> = details;

/** The functions and what is known of them, in the language that is spoken. */
export function catalogueOf({ metadata, returns }: HelpSource): Catalogue {
  const functions = metadata.functions.map((each): CataloguedFunction => {
    const { name, description, parameters } = each;
    const { mistakes, notes = [] } = entry(DETAILS, name, "mistakes");
    const example = entry(EXAMPLES, name, "example");
    return {
      ...each,
      description: translated(description),
      parameters: parameters.map((parameter) => ({
        ...parameter,
        description: translated(parameter.description),
      })),
      returns: translated(entry(returns, name, "comment about its answer")),
      example: {
        ...example,
        also: (example.also ?? []).map((other) => ({ ...other, purpose: translated(other.purpose) })),
      },
      notes: notes.map(translated),
      mistakes: mistakes.map(({ formula, error, message }) => ({
        formula,
        error: translated(error),
        message: translated(message),
      })),
      lessons: LESSONS.filter((lesson) => functionsOf(lesson).includes(name)),
    };
  });
  const enums = metadata.enums.map(({ id, values }) => ({
    id,
    values: values.map(({ stringValue, tooltip }) => ({ stringValue, tooltip: translated(tooltip) })),
  }));
  return { functions, enums };
}

function entry<T>(table: Readonly<Record<string, T>>, name: string, what: string): T {
  if (!Object.hasOwn(table, name)) throw new Error(`The function ${name} has no ${what}.`);
  return table[name]!;
}

/** How a function is called: `PUZZLE.POWERCYCLES(cycles, n)`, with optional arguments in brackets. */
export function syntaxOf({ name, parameters }: FunctionMetadata): string {
  const shown = parameters.map(({ name: parameter, optional, repeating }) => {
    const list = repeating ? `${parameter}1, ${parameter}2, …` : parameter;
    return optional ? `[${list}]` : list;
  });
  return `PUZZLE.${name}(${shown.join(", ")})`;
}
