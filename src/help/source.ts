/** The metadata of a parameter in `functions.json` (the part that the help shows). */
export interface ParameterMetadata {
  readonly name: string;
  readonly description: string;
  readonly dimensionality?: "matrix";
  readonly optional?: boolean;
  readonly repeating?: boolean;
  readonly customEnumId?: string;
}

export interface FunctionMetadata {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly options?: { readonly cancelable?: boolean };
}

/** The values offered for a parameter, each with its meaning. */
export interface EnumMetadata {
  readonly id: string;
  readonly values: readonly { readonly stringValue: string; readonly tooltip: string }[];
}

/** What is written in a language. Pages are texts in Markdown. */
export interface WrittenHelp {
  /** `start`, `pane` and `support`. The sections of the page on the pane have the ids of the pane's pages, which link to them. */
  readonly pages: Readonly<Record<"start" | "pane" | "support", string>>;
  /** The first pages for teachers and others, by the names of their files, without `.md`. */
  readonly persons: Readonly<Record<string, string>>;
  /** The pages on how to do something, likewise. */
  readonly howTos: Readonly<Record<string, string>>;
  /** Every text of the pane. */
  readonly labels: readonly string[];
  /** The texts for what stands in data, by the English ones. Nothing in English. */
  readonly texts: Readonly<Record<string, string>>;
  readonly samples: Readonly<Record<string, Uint8Array>>;
}

/** Everything that the help is generated from, besides its imports. */
export interface HelpSource {
  readonly metadata: {
    readonly functions: readonly FunctionMetadata[];
    readonly enums: readonly EnumMetadata[];
  };
  /** What each function returns, according to its comment. */
  readonly returns: Readonly<Record<string, string>>;
  /** The name of its export in a file of `src/functions/`. */
  readonly exports: Readonly<Record<string, string>>;
  /** Pages of `docs/` by the names of their files, without `.md`. They are in English only. */
  readonly documents: Readonly<Record<string, string>>;
  /** The pages on articles, likewise. */
  readonly articles: Readonly<Record<string, string>>;
  /** Where the screenshots are, relative to the published folder. */
  readonly screenshots: readonly string[];
  /** Where people report a problem: an e-mail address, an https address, or empty. */
  readonly support: string;
  /** By the names of the languages that have a help. */
  readonly written: Readonly<Record<string, WrittenHelp>>;
}
