import { createContext, useContext, type ReactNode } from "react";
import { i18n } from "../../language";
import { ENGLISH } from "../../language/languages";
import { addressFrom, inLanguage, relativeAddress } from "../addresses";
import { spoken } from "../language";

export const Here = createContext("");

/** The titles of all pages of the help, by the names of their languages and by their addresses. */
export const Titles = createContext<Readonly<Record<string, Readonly<Record<string, string | undefined>>>>>(
  {},
);

/** How this page refers to a file. */
export const useAddress = (file: string) => relativeAddress(inLanguage(useContext(Here)), file);

/** What else is published. */
const NEXT_TO_THE_HELP = /^(?:workbench\.html|samples\/)/;

interface LinkProps {
  /** A page of the help, or a file relative to the published folder. */
  readonly to: string;
  readonly download?: boolean;
  /** What is underlined: the title of the page, if it is left out. */
  readonly children?: ReactNode;
}

/** A link says so if its page is in English only. */
export function Link({ to, children, ...rest }: LinkProps) {
  const [page = ""] = to.split("#");
  const titles = useContext(Titles);
  const language = [spoken(), ENGLISH].find(({ name }) => titles[name]?.[page] !== undefined);
  const address = useAddress(language ? inLanguage(to, language) : to);
  if (!language && !NEXT_TO_THE_HELP.test(to)) throw new Error(`The help has no page ${to}.`);
  const isForeign = language !== undefined && language !== spoken();
  return (
    <>
      <a href={address} {...(isForeign && { hrefLang: language.name })} {...rest}>
        {children ?? titles[language!.name]![page]}
      </a>
      {isForeign && ` ${i18n.t("(in English)")}`}
    </>
  );
}

interface PageLinkProps {
  /** The page, relative to the one that this link is on. */
  readonly href: string;
  readonly children?: ReactNode;
}

export const PageLink = ({ href, children }: PageLinkProps) => (
  <Link to={addressFrom(useContext(Here), href)}>{children}</Link>
);
