import { i18n } from "../../language";
import { howToPage } from "../addresses";
import type { MarkdownPage } from "../markdown";
import type { HelpPage } from "../page";
import { Link } from "../parts/Link";

interface HowToPageContent {
  readonly id: string;
  readonly page: MarkdownPage;
  /** All pages of this kind. */
  readonly ids: readonly string[];
}

/** A page that says how to do one thing, from the first click to the last. */
export function howToHelp({ id, page, ids }: HowToPageContent): HelpPage {
  const content = (
    <>
      {page.content}
      <h2>{i18n.t("More of this kind")}</h2>
      <HowToList ids={ids.filter((other) => other !== id)} />
    </>
  );
  return { ...page, address: howToPage(id), kind: i18n.t("How to"), content };
}

export function HowToList({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <Link to={howToPage(id)} />
        </li>
      ))}
    </ul>
  );
}
