import { i18n } from "../../language";
import { SUPPORT_PAGE } from "../addresses";
import { readPage } from "../markdown";
import type { HelpPage } from "../page";

/** Where to get help, and how to report a problem. `address` is an e-mail address, an https address, or empty. */
export function supportHelp(text: string, address: string): HelpPage {
  const page = readPage(text);
  return {
    ...page,
    address: SUPPORT_PAGE,
    kind: i18n.t("About Puzzlebook"),
    content: (
      <>
        {page.content}
        {address === "" ? (
          <p>{i18n.t("Send the report to the person who gave you Puzzlebook.")}</p>
        ) : (
          <p>
            {i18n.t("Send the report to:")} <a href={hrefOf(address)}>{address}</a>
          </p>
        )}
      </>
    ),
  };
}

const hrefOf = (address: string) => (address.includes("://") ? address : `mailto:${address}`);
