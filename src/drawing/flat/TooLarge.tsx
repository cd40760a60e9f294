import { PALETTE } from "../palette";
import { FlatPicture, WIDTH } from "./flat-picture";

/** What is shown in place of a drawing with more parts than one can see. */
export function TooLarge({ text }: { readonly text: string }) {
  return (
    <FlatPicture height={48} state="too large">
      <text x={WIDTH / 2} y={28} fontSize={13} fill={PALETTE.ink}>
        {text}
      </text>
    </FlatPicture>
  );
}
