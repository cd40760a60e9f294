import { i18n } from "../../language";
import { personPage } from "../addresses";
import type { MarkdownPage } from "../markdown";
import type { HelpPage } from "../page";

/** The first page for somebody: where to begin, in a few lines. */
export const personHelp = (id: string, page: MarkdownPage): HelpPage => ({
  ...page,
  address: personPage(id),
  kind: i18n.t("First page"),
});
