import type { ReactElement } from "react";
import { marked, type MarkedToken } from "marked";
import { i18n } from "../language";
import { MAX_LINK_LENGTH } from "../links/codec";
import { MAKERS } from "../puzzles";
import { Markdown, picturesIn } from "./parts/Markdown";

type Fields = Readonly<Record<string, string | undefined>>;

/** What every page can name in braces. */
const values = (): Fields => ({
  makers: MAKERS.map(({ title, summary }) => `- **${i18n._(title)}**: ${i18n._(summary)}`).join("\n"),
  maxLinkLength: MAX_LINK_LENGTH.toLocaleString(i18n.locale),
});

/**
 * A page of the help that is written in Markdown. `fields` are the lines above the title: a name, a colon and a text each. `more` are values
 * that only this page can name.
 */
export function readPage(markdown: string, more: Fields = {}) {
  const [, head = "", body = ""] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(markdown)!;
  const lines = [...head.matchAll(/^(\w+): (.+)$/gm)];
  const fields: Fields = Object.fromEntries(lines.map(([, name, text]) => [name!, text]));
  const text = withValues(body, { ...values(), ...fields, ...more });
  const [top = "", ...sections] = text.split(/^(?=## .+ \{#)/m);
  const [title, lead, ...rest] = blocksIn(top);
  if (title?.type !== "heading" || lead?.type !== "paragraph")
    throw new Error(`A page of the help has to begin with a title and a paragraph, not with: ${text}`);
  return {
    fields,
    title: title.text,
    /** The field of this name, otherwise the paragraph below the title. */
    summary: fields.summary ?? lead.text,
    pictures: blocksIn(text).flatMap(picturesIn),
    content: (
      <>
        <p className="lead">
          <Markdown tokens={lead.tokens} />
        </p>
        <Markdown tokens={rest} />
        {sections.map(sectionOf)}
      </>
    ),
  };
}

export type MarkdownPage = ReturnType<typeof readPage>;

function withValues(text: string, values: Fields): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A page of the help names {${name}}, which has no value.`);
    return value;
  });
}

const blocksIn = (markdown: string) =>
  marked.lexer(markdown).filter(({ type }) => type !== "space") as MarkedToken[];

/** What is below a heading with an id, as in `## All functions {#functions}`. An earlier id may follow, for old links: `{#make #design}`. */
function sectionOf(markdown: string): ReactElement {
  const [, heading, id, earlier, text = ""] = /^## (.+) \{#([\w-]+)(?: #([\w-]+))?\}\n(.*)$/s.exec(markdown)!;
  return (
    <section key={id} id={earlier} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Markdown tokens={blocksIn(text)} />
    </section>
  );
}
