import { marked, type Token, type Tokens } from "marked";

import { translated } from "./language";

/** A row of the limits of the functions, as the page of a function shows it. */
export interface FunctionLimit {
  /** What it limits, such as “with keys”; blank if that is the whole function. */
  readonly scope: string;
  readonly limit: string;
  /** What the function usually takes; undefined if nothing is worth saying. */
  readonly usual: string | undefined;
}

const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** The limits of functions in the language that is spoken, by the function names given as code in the first column of a table. A function may have several rows. */
export function readLimits(markdown: string): Readonly<Record<string, readonly FunctionLimit[]>> {
  const limits: Record<string, FunctionLimit[]> = {};
  for (const [name, limit] of marked.lexer(markdown).filter(isTable).flatMap(limitsIn)) {
    (limits[name] ??= []).push(limit);
  }
  return limits;
}

function limitsIn({ rows }: Tokens.Table): [name: string, limit: FunctionLimit][] {
  return rows.flatMap(([functions, limit, usual]) => {
    const names = [...functions!.text.matchAll(/`([A-Z]+)`/g)].map(([, name]) => name!);
    const read: FunctionLimit = {
      scope: translated(plain(functions!.text.replace(/.*`[A-Z]+`/, ""))),
      limit: translated(plain(limit!.text)),
      usual: translated(plain(usual?.text ?? "")) || undefined,
    };
    return names.map((name): [string, FunctionLimit] => [name, read]);
  });
}

const plain = (text: string): string => text.replaceAll("`", "").trim();
