import { i18n } from "../../language";
import { documentPage } from "../addresses";
import type { HelpDocument } from "../documents";
import type { HelpPage } from "../page";

export function documentHelp({ id, title, summary, lead, html, sections }: HelpDocument): HelpPage {
  return {
    address: documentPage(id),
    title,
    kind: i18n.t("About Puzzlebook"),
    summary,
    content: (
      <>
        <p className="lead" dangerouslySetInnerHTML={{ __html: lead }} />
        {html !== "" && <div dangerouslySetInnerHTML={{ __html: html }} />}
        {sections.map(({ id: anchor, heading, html: under }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <h2 id={anchor}>{heading}</h2>
            <div dangerouslySetInnerHTML={{ __html: under }} />
          </section>
        ))}
      </>
    ),
  };
}
