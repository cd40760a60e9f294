import { marked, type Token, type Tokens } from "marked";

const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** The limits of functions, by the function names given as code in the first column of a table. */
export function readLimits(markdown: string): Readonly<Record<string, string>> {
  return Object.fromEntries(marked.lexer(markdown).filter(isTable).flatMap(limitsIn));
}

function limitsIn({ rows }: Tokens.Table): [name: string, limit: string][] {
  return rows.flatMap(([functions, limit]) =>
    [...functions!.text.matchAll(/`([A-Z]+)`/g)].map(([, name]): [string, string] => [
      name!,
      limit!.text.replaceAll("`", ""),
    ]),
  );
}
