import { createContext, useContext, type ReactNode } from "react";
import type { HelpPicture } from "../pictures/picture";
import { relativeAddress } from "../addresses";

export const Here = createContext("");

/** How this page refers to a file. */
export const useAddress = (file: string) => relativeAddress(useContext(Here), file);

interface LinkProps {
  /** A file, relative to the published folder. */
  readonly to: string;
  readonly download?: boolean;
  readonly children: ReactNode;
}

export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={useAddress(to)} {...rest}>
      {children}
    </a>
  );
}

export function PictureOf({ picture: { file, text } }: { readonly picture: HelpPicture }) {
  return <img src={useAddress(file)} alt={text} loading="lazy" />;
}
