import { OverwriteDialog } from "./OverwriteDialog";
import type { Writing } from "./useWriting";

/** Asks before a table is written over filled cells. */
export function OverwriteTable({ writing: { state, overwrite, keep } }: { readonly writing: Writing }) {
  if (state.stage !== "asking") return null;
  return (
    <OverwriteDialog
      what="table"
      address={state.address}
      filled={state.filled}
      onOverwrite={overwrite}
      onKeep={keep}
    />
  );
}
