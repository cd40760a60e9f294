import { Button } from "@fluentui/react-components";
import { Outcome, useAction } from "../../components/useAction";
import { i18n } from "../../language";
import type { OpenPuzzle } from "../open-puzzle";
import { useCopiedLink } from "./useCopiedLink";

/** Copies a link that opens the puzzle alone, without its sheet. */
export function SendButton({ puzzle: { title, cells } }: { readonly puzzle: OpenPuzzle }) {
  const action = useAction();
  const { copy, shown } = useCopiedLink(action);
  const send = async () => {
    const { encodeLink } = await import(/* webpackChunkName: "links" */ "../../links/codec");
    const link = { puzzles: [{ kind: cells.prefix, title, ranges: cells.cells }] };
    return copy("puzzle.html", encodeLink(link));
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
