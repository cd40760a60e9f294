import { createElement, Fragment, type ElementType, type ReactNode } from "react";
import type { MarkedToken, Token, Tokens } from "marked";
import { namedPicture } from "../pictures/named";
import type { HelpPicture } from "../pictures/picture";
import { Label } from "./Label";
import { PageLink } from "./Link";
import { Pictures } from "./Pictures";

/** Parsed Markdown as elements. It refuses what no page has needed yet. */
export const Markdown = ({ tokens }: { readonly tokens: readonly Token[] }) => within(Fragment, tokens);

const within = (tag: ElementType, tokens: readonly Token[], properties: object = {}) =>
  createElement(tag, properties, ...(tokens as MarkedToken[]).map(elementOf));

function elementOf(token: MarkedToken): ReactNode {
  switch (token.type) {
    case "space":
      return null;
    case "heading":
      return within(`h${token.depth as 2 | 3}`, token.tokens);
    case "paragraph": {
      const pictures = picturesIn(token);
      return pictures.length > 0 ? <Pictures pictures={pictures} /> : within("p", token.tokens);
    }
    case "blockquote":
      return (token.tokens as Tokens.Paragraph[]).map(({ tokens, raw }) =>
        within("p", tokens, { key: raw, className: "note" }),
      );
    case "list":
      return within(token.ordered ? "ol" : "ul", token.items);
    case "list_item":
      return within("li", token.tokens);
    case "table":
      return (
        <div className="wide">
          <table>
            <thead>
              <tr>
                {token.header.map(({ tokens, text }) => within("th", tokens, { key: text, scope: "col" }))}
              </tr>
            </thead>
            <tbody>
              {token.rows.map((row) => (
                <tr key={row[0]!.text}>{row.map(({ tokens }, k) => within("td", tokens, { key: k }))}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "text":
      return token.tokens ? within(Fragment, token.tokens) : token.text;
    case "strong":
      return <Label text={token.text} />;
    case "em":
      return within("i", token.tokens);
    case "codespan":
      return <code>{token.text}</code>;
    case "link":
      return within(PageLink, token.tokens, { href: token.href });
    default:
      throw new Error(`No page of the help can show this Markdown yet: ${token.raw}`);
  }
}

/** The pictures of a paragraph that has nothing else. */
export function picturesIn(block: Token): HelpPicture[] {
  if (block.type !== "paragraph") return [];
  const shown = (block as Tokens.Paragraph).tokens.filter(({ raw }) => raw.trim() !== "");
  return shown.every(isImage) ? shown.map(namedPicture) : [];
}

const isImage = (token: Token): token is Tokens.Image => token.type === "image";
