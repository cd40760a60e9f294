import { CellError, isBlank, shown } from "../../grid/cells";
import { i18n } from "../../language";

/** Letters of a message. */
const MAX_LETTERS = 40;
/** Of one order. */
const MAX_COLOURS = 8;

/** What a maze of gates should spell. */
export interface MessageQuestion {
  readonly message: string;
  /** The colours of gates in their order; for two messages also two orders with a semicolon between. */
  readonly colours: string;
  /** Blank if there is none. */
  readonly second?: string | undefined;
}

/** A message in capital letters, and the colours in the order that spells it. */
export interface Spelled {
  readonly message: string;
  readonly order: readonly string[];
}

/** One message with its order, or two. Throws a CellError that says what is wrong. */
export function readQuestion({ message, colours, second = "" }: MessageQuestion): readonly Spelled[] {
  const [order, other] = colours.split(/;(.*)/su, 2).map(readOrder);
  const first = { message: readMessage(message, "message"), order };
  if (isBlank(second)) return [first];
  const next = { message: readMessage(second, "second"), order: other ?? [...order.slice(1), order[0]] };
  // Where both orders name one colour at the same turn, each way could go on as the other one.
  for (let turn = 0; turn < order.length * next.order.length; turn++) {
    const colour = order[turn % order.length];
    if (colour !== next.order[turn % next.order.length]) continue;
    const problem = i18n.t(
      "gate {turn} is {colour} for both messages; expected orders that differ at each gate, such as gray; red blue green",
      { turn: turn + 1, colour },
    );
    throw new CellError("colours", problem);
  }
  return [first, next];
}

function readMessage(text: string, argument: string): string {
  const letters = text.replace(/\s/gu, "");
  if (/^[a-z]+$/i.test(letters) && letters.length <= MAX_LETTERS) return letters.toUpperCase();
  const problem = i18n.t("{cell} is not a message; expected 1 to {most} letters from A to Z", {
    cell: shown(text),
    most: MAX_LETTERS,
  });
  throw new CellError(argument, problem);
}

/** Words that are not marks of a maze, each of them once. */
function readOrder(text: string): readonly string[] {
  const order = text.toLowerCase().match(/[^\s,]+/gu) ?? [];
  const known = new Set(order.filter((colour) => /^(?![sg]$)\p{L}[^;]*$/u.test(colour)));
  if (known.size === order.length && known.size > 0 && known.size <= MAX_COLOURS) return order;
  const problem = i18n.t(
    "{cell} is not an order of gates; expected 1 to {most} different colours, such as red blue green",
    {
      cell: shown(text),
      most: MAX_COLOURS,
    },
  );
  throw new CellError("colours", problem);
}
