/**
 * What is said, with `{name}` in place of a value and `{name,}` in place of a number, or parts of it, some of which depend on a value: its
 * name, and what is said for each value or kind of number, with # in place of the number.
 */
export type CompiledMessage = string | readonly (string | Choice)[];
type Choice = readonly [name: string, choices: Readonly<Record<string, CompiledMessage>>];

type Values = Readonly<Record<string, unknown>>;

const catalogues: Record<string, readonly CompiledMessage[]> = {};

function t(row: number, values: Values = {}): string {
  return said(catalogues[i18n.locale][row], values);
}

function said(message: CompiledMessage, values: Values, counted?: unknown): string {
  if (typeof message !== "string") {
    return message
      .map((part) => (typeof part === "string" ? said(part, values) : chosen(part, values)))
      .join("");
  }
  return message.replace(/\{(\w+)(,?)\}|#/g, (mark, name?: string, comma?: string) => {
    if (name) return comma ? written(values[name]) : String(values[name] ?? "");
    return counted === undefined ? mark : written(counted);
  });
}

function chosen([name, choices]: Choice, values: Values): string {
  const value = values[name];
  const counted = typeof value === "number" ? value : undefined;
  const kinds = [
    String(value),
    counted === undefined ? "" : new Intl.PluralRules(i18n.locale).select(counted),
  ];
  const kind = kinds.find((each) => Object.hasOwn(choices, each)) ?? "other";
  return said(choices[kind], values, counted);
}

const written = (value: unknown) => new Intl.NumberFormat(i18n.locale).format(value as number);

/**
 * Stands for `i18n.ts` in the bundles of the functions, whose size hosts limit. Their catalogues, and the texts in their sources, are
 * those that `build/compiled-texts.mjs` makes.
 */
export const i18n = {
  locale: "en",
  load(language: string, texts: readonly CompiledMessage[]): void {
    catalogues[language] = texts;
  },
  activate(language: string): void {
    i18n.locale = language;
  },
  t,
  _: t,
};
