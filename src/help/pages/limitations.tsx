import { LIMITATIONS_PAGE } from "../addresses";
import type { Limitations } from "../limitations";
import type { HelpPage } from "../page";

/** The known limitations, from the project's own document. */
export function limitationsHelp({ title, summary, sections }: Limitations): HelpPage {
  return {
    address: LIMITATIONS_PAGE,
    title,
    kind: "About Puzzlebook",
    summary,
    content: (
      <>
        <p className="lead">{summary}</p>
        {sections.map(({ id, heading, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </>
    ),
  };
}
