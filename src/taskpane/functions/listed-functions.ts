import examples from "../../functions/examples.json";
import type { Searchable } from "../../functions/list/matching";
import { TOPICS } from "../../functions/list/topics";
import { i18n } from "../../language";
import { languageOf } from "../../language/languages";

/** A function as `functions.json` describes it, in the part that is used here. */
interface FunctionMetadata {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string }[];
}

/** A function as the list shows it. */
export interface ListedFunction extends Searchable {
  readonly name: string;
  /** Translated, as are title, summary and words. */
  readonly topic: string;
  /** A formula that calls it. */
  readonly example: string;
  readonly firstParameter: string;
}

/** Reads what Excel, too, is told of the functions, in the language of the pane. */
export async function readFunctions(): Promise<ListedFunction[]> {
  const answer = await fetch(languageOf(i18n.locale).functions);
  if (!answer.ok) throw new Error(i18n.t("The list of functions could not be loaded."));
  const { functions } = (await answer.json()) as { functions: readonly FunctionMetadata[] };
  return listedFunctions(functions);
}

/** All functions in the order of their topics, with the words by which each is found. */
export function listedFunctions(metadata: readonly FunctionMetadata[]): ListedFunction[] {
  const described = new Map(metadata.map((each) => [each.name, each]));
  const formulas: Readonly<Record<string, { readonly formula: string }>> = examples;
  return TOPICS.flatMap(({ title, functions }) => {
    const topic = i18n._(title);
    return Object.entries(functions).flatMap(([name, synonyms]) => {
      const each = described.get(name);
      if (!each) return [];
      return {
        name,
        topic,
        title: name,
        summary: each.description,
        words: [topic, i18n._(synonyms), synonyms].join(" "),
        example: formulas[name]!.formula,
        firstParameter: each.parameters[0]!.name,
      };
    });
  });
}
