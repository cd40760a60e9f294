import { useId, type ReactNode } from "react";
import { FONT } from "./flat-picture";

/** What must be seen even where marks of what can be clicked lie over the drawing: they are followed by it once more. */
export function Front({ children }: { readonly children: ReactNode }) {
  return (
    <g id={useId()} data-front="" fontFamily={FONT}>
      {children}
    </g>
  );
}
