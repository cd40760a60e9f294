import type { ReactNode } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
});

/** Buttons side by side, in several rows where there is no room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().row}>{children}</div>;
}
