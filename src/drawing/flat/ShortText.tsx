import type { SVGProps } from "react";
import { truncated } from "./flat-picture";

interface ShortTextProps extends SVGProps<SVGTextElement> {
  readonly text: string;
  /** How many letters fit. If the text is longer, it becomes the title, shown on hover. */
  readonly letters: number;
}

/** A name, shortened to what fits. */
export function ShortText({ text, letters, ...place }: ShortTextProps) {
  const shown = truncated(text, letters);
  return (
    <text {...place}>
      {shown}
      {shown !== text && <title>{text}</title>}
    </text>
  );
}
