import { Button } from "@fluentui/react-components";
import { Outcome, useAction } from "../../components/useAction";
import { i18n } from "../../language";
import type { LinkedPuzzle } from "../../links/link";
import { useCopiedLink } from "./useCopiedLink";

interface SendButtonProps {
  /** The puzzle to send, in its state when the button is pressed. */
  readonly puzzle: () => LinkedPuzzle | Promise<LinkedPuzzle>;
}

/** Copies a link that opens the puzzle alone, without its sheet. */
export function SendButton({ puzzle }: SendButtonProps) {
  const action = useAction();
  const { copy, shown } = useCopiedLink(action);
  const send = async () => {
    const { encodeLink } = await import(/* webpackChunkName: "links" */ "../../links/codec");
    return copy("puzzle.html", encodeLink({ puzzles: [await puzzle()] }));
  };
  return (
    <>
      <Button disabledFocusable={action.isBusy} onClick={() => void action.run(send)}>
        {i18n.t("Send to a friend")}
      </Button>
      <Outcome of={action.outcome} />
      {shown}
    </>
  );
}
