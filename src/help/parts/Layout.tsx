import { useContext, type ReactNode } from "react";
import { i18n } from "../../language";
import { LANGUAGES } from "../../language/languages";
import {
  documentPage,
  inLanguage,
  relativeAddress,
  SEARCH_PAGE,
  START_PAGE,
  SUPPORT_PAGE,
} from "../addresses";
import { spoken } from "../language";
import { Here, Link, Titles, useAddress } from "./Link";

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
    <html lang={spoken().name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy(script !== undefined)} />
        <title>{kind === undefined ? title : i18n.t("{title} – Puzzlebook help", { title })}</title>
        <link rel="stylesheet" href={useAddress("assets/help.css")} />
        <link rel="icon" href={useAddress("assets/icon-32.png")} />
        {script !== undefined && <script src={scriptAddress} defer />}
      </head>
      <body>
        <a className="skip" href="#content">
          {i18n.t("Skip to the content")}
        </a>
        <header>
          <div className="bar">
            <nav aria-label={i18n.t("Help")}>
              <Link to={START_PAGE}>
                <img src={useAddress("assets/icon-64.png")} alt="" width="28" height="28" loading="lazy" />
                {i18n.t("Puzzlebook help")}
              </Link>
              <Link to={`${START_PAGE}#lessons`}>{i18n.t("Lessons")}</Link>
              <Link to={`${START_PAGE}#functions`}>{i18n.t("Functions")}</Link>
              <Link to={`${START_PAGE}#articles`}>{i18n.t("Articles")}</Link>
              <Link to={SUPPORT_PAGE}>{i18n.t("Support")}</Link>
              <OtherLanguages />
            </nav>
            <search>
              <form action={useAddress(inLanguage(SEARCH_PAGE))} method="get">
                <label htmlFor="search-words">{i18n.t("Search the help")}</label>
                <input id="search-words" name="q" type="search" autoComplete="off" />
                <button type="submit">{i18n.t("Search")}</button>
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
            {i18n.t("Puzzlebook is free software under the MIT licence.")}{" "}
            <Link to={START_PAGE}>{i18n.t("All of the help")}</Link>.{" "}
            <Link to={documentPage("limitations")}>{i18n.t("Limitations")}</Link>.{" "}
            <Link to={documentPage("privacy")}>{i18n.t("Privacy")}</Link>.
          </p>
        </footer>
      </body>
    </html>
  );
}

/** Links to this page in other languages, or to the start page in those that do not have it. */
function OtherLanguages() {
  const here = useContext(Here);
  const titles = useContext(Titles);
  const others = LANGUAGES.filter((language) => language !== spoken() && titles[language.name]);
  return others.map((language) => {
    const { name } = language;
    const isThere = here === SEARCH_PAGE || titles[name]![here] !== undefined;
    const page = isThere ? here : START_PAGE;
    return (
      <a
        key={name}
        href={relativeAddress(inLanguage(here), inLanguage(page, language))}
        hrefLang={name}
        lang={name}
      >
        {new Intl.DisplayNames([name], { type: "language" }).of(name)}
      </a>
    );
  });
}
