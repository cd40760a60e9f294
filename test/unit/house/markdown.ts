import { marked, type Token, type Tokens } from "marked";

/** What somebody reads of a page: no addresses of links, no descriptions of pictures, no comments. */
export const textOf = (markdown: string): string => read(marked.lexer(markdown));

export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The addresses of all links and pictures of a page. */
export function addressesIn(markdown: string): string[] {
  const addresses: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (isLink(token)) addresses.push(token.href);
  });
  return addresses;
}

/** The anchors of the headings of a page, as GitHub makes them. */
export function anchorsIn(markdown: string): string[] {
  return marked
    .lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === "heading")
    .map(({ tokens }) =>
      read(tokens)
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-"),
    );
}

const isLink = (token: Token): token is Tokens.Link | Tokens.Image =>
  token.type === "link" || token.type === "image";

function read(tokens: readonly Token[]): string {
  return tokens.map(readOne).join("");
}

function readOne(token: Token): string {
  switch (token.type) {
    case "image":
    case "html":
    case "space":
    case "hr":
      return "";
    case "list":
      return (token as Tokens.List).items.map((item) => read(item.tokens)).join("\n");
    case "table":
      return [(token as Tokens.Table).header, ...(token as Tokens.Table).rows]
        .map((row) => row.map((cell) => read(cell.tokens)).join(" "))
        .join("\n");
    case "heading":
    case "paragraph":
      return `${read(token.tokens ?? [])}\n`;
    default:
      return "tokens" in token && token.tokens
        ? read(token.tokens)
        : "text" in token
          ? `${token.text}`
          : token.raw;
  }
}
