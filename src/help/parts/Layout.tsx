import type { ReactNode } from "react";
import { documentPage, SEARCH_PAGE, START_PAGE, SUPPORT_PAGE } from "../addresses";
import { Link, useAddress } from "./Link";

/** Allows only the help's own styles and pictures, and its own script if the page runs one. */
function policy(script: boolean): string {
  const scripts = script ? ["script-src 'self'"] : [];
  return ["default-src 'none'", ...scripts, "style-src 'self'", "img-src 'self'", "base-uri 'none'"].join(
    "; ",
  );
}

interface LayoutProps {
  readonly title: string;
  /** The kind of page, such as “Function”; the start page has none. */
  readonly kind?: string;
  readonly script?: string;
  readonly children: ReactNode;
}

/** A whole page: its head, the links to the start page and the search, its title and its content. */
export function Layout({ title, kind, script, children }: LayoutProps) {
  const scriptAddress = useAddress(script ?? "");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy(script !== undefined)} />
        <title>{kind === undefined ? title : `${title} – Puzzlebook help`}</title>
        <link rel="stylesheet" href={useAddress("assets/help.css")} />
        <link rel="icon" href={useAddress("assets/icon-32.png")} />
        {script !== undefined && <script src={scriptAddress} defer />}
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header>
          <div className="bar">
            <nav aria-label="Help">
              <Link to={START_PAGE}>
                <img src={useAddress("assets/icon-64.png")} alt="" width="28" height="28" loading="lazy" />
                Puzzlebook help
              </Link>
              <Link to={`${START_PAGE}#lessons`}>Lessons</Link>
              <Link to={`${START_PAGE}#functions`}>Functions</Link>
              <Link to={`${START_PAGE}#articles`}>Articles</Link>
              <Link to={documentPage("limitations")}>Limitations</Link>
              <Link to={SUPPORT_PAGE}>Support</Link>
            </nav>
            <search>
              <form action={useAddress(SEARCH_PAGE)} method="get">
                <label htmlFor="search-words">Search the help</label>
                <input id="search-words" name="q" type="search" autoComplete="off" />
                <button type="submit">Search</button>
              </form>
            </search>
          </div>
        </header>
        <main id="content" tabIndex={-1}>
          {kind !== undefined && <p className="kind">{kind}</p>}
          <h1>{title}</h1>
          {children}
        </main>
        <footer>
          <p>
            Puzzlebook is free software under the MIT licence. <Link to={START_PAGE}>All of the help</Link>.{" "}
            <Link to={documentPage("privacy")}>Privacy</Link>
          </p>
        </footer>
      </body>
    </html>
  );
}
