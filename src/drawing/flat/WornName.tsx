import { round } from "./flat-picture";
import { sizeIn } from "./legible";

interface WornNameProps {
  readonly name: string;
  /** How wide the name may be, and how high. */
  readonly room: number;
  readonly wished: number;
  /** The size of the smallest texts. */
  readonly least: number;
  readonly weight?: number;
  readonly fill: string;
}

/** The name that a piece wears in its middle, around the origin; none where it could not be read. */
export function WornName({ name, room, wished, least, weight = 700, fill }: WornNameProps) {
  const fontSize = round(sizeIn(room, name, { wished, least }));
  if (fontSize === 0) return null;
  return (
    <text y={round(fontSize * 0.36)} fontSize={fontSize} fontWeight={weight} fill={fill}>
      {name}
    </text>
  );
}
