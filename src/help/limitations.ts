import { marked, type Token, type Tokens } from "marked";

/** The parts of `docs/limitations.md`. */
export interface Limitations {
  readonly title: string;
  /** The sentence below the title. */
  readonly summary: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly html: string }[];
  /** The limits of functions, by the function names given as code in the first column of a table. */
  readonly limits: Readonly<Record<string, string>>;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isTable = (token: Token): token is Tokens.Table => token.type === "table";

export function readLimitations(markdown: string): Limitations {
  const tokens = marked.lexer(markdown);
  const heads = tokens.flatMap((token, index) => (isHeading(token) ? [{ token, index }] : []));
  const [title, ...sections] = heads.map(({ token, index }, place) => ({
    heading: token.text,
    tokens: tokens.slice(index + 1, heads[place + 1]?.index),
  }));
  return {
    title: title.heading,
    summary: textIn(title.tokens),
    sections: sections.map(({ heading, tokens: under }) => ({
      id: heading.toLowerCase().replace(/[^a-z]+/g, "-"),
      heading,
      html: scrolling(marked.parser(under)),
    })),
    limits: Object.fromEntries(tokens.filter(isTable).flatMap(limitsIn)),
  };
}

function textIn(tokens: readonly Token[]): string {
  return tokens
    .flatMap((token) => (token.type === "paragraph" ? [(token as Tokens.Paragraph).text] : []))
    .join(" ");
}

function limitsIn({ rows }: Tokens.Table): [name: string, limit: string][] {
  return rows.flatMap(([functions, limit]) =>
    [...functions.text.matchAll(/`([A-Z]+)`/g)].map(([, name]): [string, string] => [
      name,
      limit.text.replaceAll("`", ""),
    ]),
  );
}

/** Makes wide tables scroll on their own, so that narrow pages do not. */
function scrolling(html: string): string {
  return html
    .replaceAll("<table>", '<div class="wide" tabindex="0" role="region" aria-label="Limits"><table>')
    .replaceAll("</table>", "</table></div>");
}
