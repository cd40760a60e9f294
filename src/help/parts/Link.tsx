import { createContext, useContext, type ReactNode } from "react";
import { addressFrom, relativeAddress } from "../addresses";

export const Here = createContext("");

/** The titles of all pages of the help, by their addresses. */
export const Titles = createContext<Readonly<Record<string, string | undefined>>>({});

/** How this page refers to a file. */
export const useAddress = (file: string) => relativeAddress(useContext(Here), file);

/** What else is published. */
const BESIDE_THE_HELP = /^(?:workbench\.html|samples\/)/;

interface LinkProps {
  /** A file, relative to the published folder. */
  readonly to: string;
  readonly download?: boolean;
  /** What is underlined: the title of the page, if it is left out. */
  readonly children?: ReactNode;
}

export function Link({ to, children, ...rest }: LinkProps) {
  const [page = ""] = to.split("#");
  const title = useContext(Titles)[page];
  const address = useAddress(to);
  if (title === undefined && !BESIDE_THE_HELP.test(to)) throw new Error(`The help has no page ${to}.`);
  return (
    <a href={address} {...rest}>
      {children ?? title}
    </a>
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
