import { i18n } from "../../language";
import { SEARCH_PAGE } from "../addresses";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";

/** A page that the search can find, with the words in it. */
export interface FoundPage extends HelpPage {
  readonly words: readonly string[];
}

/** The script puts values into these texts. */
const NAMED = { count: "{count}", question: "{question}" };

/** A list of all pages. Its script keeps only those that contain the search terms; without the script, the list stays whole. */
export function searchHelp(pages: readonly FoundPage[]): HelpPage {
  return {
    address: SEARCH_PAGE,
    title: i18n.t("Search the help"),
    kind: i18n.t("Search"),
    summary: "",
    script: "help/search.js",
    content: (
      <>
        <p
          id="found"
          role="status"
          data-one={i18n.t("One page for “{question}”:", NAMED)}
          data-many={i18n.t("{count} pages for “{question}”:", NAMED)}
          data-none={i18n.t(
            "Nothing is found for “{question}”. Try the beginning of a word, or fewer words.",
            NAMED,
          )}
        >
          {i18n.t("All pages:")}
        </p>
        <ol id="pages" className="found">
          {pages.map(({ address, title, kind, summary, words }) => (
            <li key={address} data-title={title} data-summary={summary} data-words={words.join(" ")}>
              <Link to={address}>{title}</Link> <span className="note">{kind}</span>
              <p>{summary}</p>
            </li>
          ))}
        </ol>
      </>
    ),
  };
}
