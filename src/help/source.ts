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

/** Everything that the help is generated from, besides its imports. */
export interface HelpSource {
  readonly metadata: {
    readonly functions: readonly FunctionMetadata[];
    readonly enums: readonly EnumMetadata[];
  };
  /** What each function returns, according to its comment. */
  readonly returns: Readonly<Record<string, string>>;
  /** Pages of `docs/` by the names of their files, without `.md`. */
  readonly documents: Readonly<Record<string, string>>;
  /** The pages on how to do something, and those on articles, likewise. */
  readonly howTos: Readonly<Record<string, string>>;
  readonly articles: Readonly<Record<string, string>>;
  /** The page on the pane. Its sections have the ids of the pane's pages, which link to them. */
  readonly pane: string;
  /** Where the screenshots are, relative to the published folder. */
  readonly screenshots: readonly string[];
  /** Every text of the pane. */
  readonly labels: readonly string[];
  /** Where people report a problem: an e-mail address, an https address, or empty. */
  readonly support: string;
  readonly samples: Readonly<Record<string, Uint8Array>>;
}
