import type { ReactNode } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import { Themed } from "../components/Themed";
import { i18n } from "../language";
import { DarkTheme } from "./palette-theme";

const useStyles = makeStyles({
  page: {
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    minHeight: "100vh",
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0`,
  },
});

interface PuzzlePageProps {
  readonly isDark: boolean;
  readonly children: ReactNode;
}

/** A page that a puzzle has for itself. */
export function PuzzlePage({ isDark, children }: PuzzlePageProps) {
  const styles = useStyles();
  return (
    <Themed isDark={isDark}>
      <DarkTheme value={isDark}>
        <main className={styles.page} aria-label={i18n.t("Puzzle")}>
          {children}
        </main>
      </DarkTheme>
    </Themed>
  );
}
