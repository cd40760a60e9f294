import type { SVGProps } from "react";
import { truncated } from "./flat-picture";

interface ShortTextProps extends SVGProps<SVGTextElement> {
  readonly text: string;
  /** How many letters of it have room; the whole text is then its title, which is seen under the mouse. */
  readonly letters: number;
}

/** A name of which as much is shown as there is room for. */
export function ShortText({ text, letters, ...place }: ShortTextProps) {
  const shown = truncated(text, letters);
  return (
    <text {...place}>
      {shown}
      {shown !== text && <title>{text}</title>}
    </text>
  );
}
