import type { SVGProps } from "react";
import { round, truncated } from "./flat-picture";
import { sizeIn } from "./legible";

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

interface WornNameProps {
  readonly name: string;
  /** The maximum width and height of the name. */
  readonly room: number;
  readonly wished: number;
  /** The smallest text size. */
  readonly least: number;
  readonly weight?: number;
  readonly fill: string;
}

/** The name that a piece wears, centred on the origin; omitted if it would not be legible. */
export function WornName({ name, room, wished, least, weight = 700, fill }: WornNameProps) {
  const fontSize = round(sizeIn(room, name, { wished, least }));
  if (fontSize === 0) return null;
  return (
    <text y={round(fontSize * 0.36)} fontSize={fontSize} fontWeight={weight} fill={fill}>
      {name}
    </text>
  );
}
