/** What `functions.json` says of a parameter (the part that the help shows). */
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

/** Values that a parameter offers, each with what it means. */
export interface EnumMetadata {
  readonly id: string;
  readonly values: readonly { readonly stringValue: string; readonly tooltip: string }[];
}

/** All that the help is made from, beside what it imports. */
export interface HelpSource {
  /** What `functions.json` says. */
  readonly metadata: {
    readonly functions: readonly FunctionMetadata[];
    readonly enums: readonly EnumMetadata[];
  };
  /** What each function answers, as its comment says. */
  readonly returns: Readonly<Record<string, string>>;
  /** `docs/limitations.md`. */
  readonly limitations: string;
  /** The sample workbooks, by the lessons' ids. */
  readonly samples: Readonly<Record<string, Uint8Array>>;
}
