import { marked, type Token, type Tokens } from "marked";

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === "paragraph";
const isLink = (token: Token): token is Tokens.Link => token.type === "link";

/** A page of `docs/` that the help shows, too. `id` is the name of its file, without `.md`; `pages.json` lists them. */
export function readDocument(id: string, markdown: string) {
  const tokens = marked.lexer(markdown);
  void marked.walkTokens(tokens, (token) => {
    if (isLink(token)) token.href = token.href.replace(/^([\w-]+)\.md(?=#|$)/, "$1.html");
  });
  const heads = tokens.flatMap((token, index) =>
    isHeading(token) && token.depth <= 2 ? [{ token, index }] : [],
  );
  const [title, ...sections] = heads.map(({ token, index }, place) => ({
    heading: token.text,
    tokens: tokens.slice(index + 1, heads[place + 1]?.index),
  }));
  if (!title) throw new Error(`The document ${id} has no title.`);
  const lead = title.tokens.find(isParagraph);
  return {
    id,
    title: title.heading,
    /** The first paragraph, as plain text and as it is shown. */
    summary: (lead?.text ?? "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
    lead: marked.Parser.parseInline(lead?.tokens ?? []),
    /** What stands below it, above the first section. */
    html: htmlOf(title.tokens.slice(lead ? title.tokens.indexOf(lead) + 1 : 0)),
    sections: sections.map(({ heading, tokens: under }) => ({
      id: heading.toLowerCase().replace(/[^a-z]+/g, "-"),
      heading,
      html: htmlOf(under),
    })),
  };
}

export type HelpDocument = ReturnType<typeof readDocument>;

const htmlOf = (tokens: Token[]): string => scrolling(marked.parser(tokens));

/** Makes wide tables and lines scroll on their own, so that narrow pages do not. */
function scrolling(html: string): string {
  return html
    .replace(/<table>(.*?)<\/thead>/gs, (table, head: string) => {
      const headings = [...head.matchAll(/<th>(.*?)<\/th>/g)].map(([, heading]) => heading);
      const label = headings.join(", ").replace(/<[^>]*>/g, "");
      return `<div class="wide" tabindex="0" role="region" aria-label="${label}">${table}`;
    })
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre class="wide" tabindex="0">');
}
