import { documentPage, SUPPORT_PAGE } from "../addresses";
import type { HelpPage } from "../page";
import { Label } from "../parts/Label";
import { Link } from "../parts/Link";

/** Where to get help, and how to report a problem. `address` is an e-mail address, an https address, or empty. */
export function supportHelp(address: string): HelpPage {
  return {
    address: SUPPORT_PAGE,
    title: "Support",
    kind: "About Puzzlebook",
    summary: "How to get help, and how to report a problem.",
    content: (
      <>
        <p className="lead">How to get help, and how to report a problem.</p>
        <ol>
          <li>
            <Link to={documentPage("troubleshooting")}>If something stays</Link> lists known problems of
            Excel, each with what to do.
          </li>
          <li>
            <Link to={documentPage("limitations")}>Known limitations</Link> says what Puzzlebook cannot do.
          </li>
          <li>
            At the foot of the pane, press <Label text="Check this Excel" />, then{" "}
            <Label text="Run the checks" />, then <Label text="Copy report" />. The report names your Excel
            and what it cannot do. It has nothing of your workbook.
          </li>
          <li>
            Send the report with the formula, the answer that you saw, and the answer that you expected
            {address === "" ? " to the person who gave you Puzzlebook." : ":"}
            {address !== "" && (
              <>
                {" "}
                <a href={hrefOf(address)}>{address}</a>
              </>
            )}
          </li>
        </ol>
        <p>
          Nothing is sent by itself: <Link to={documentPage("privacy")}>Privacy</Link>.
        </p>
      </>
    ),
  };
}

const hrefOf = (address: string) => (address.includes("://") ? address : `mailto:${address}`);
