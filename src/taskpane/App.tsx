import { useEffect, useState } from "react";
import { Link, makeStyles, MessageBar, MessageBarBody, tokens } from "@fluentui/react-components";
import { onProblem } from "../commands/problems";
import { describeProblem } from "../excel/problems";
import { i18n } from "../language";
import { LongFormulas } from "./long-formulas/LongFormulas";
import { ShowPage } from "./navigation";
import { useOpenPage } from "./opening/useOpenPage";
import { PAGES, PAGES_WITHOUT_TAB } from "./pages";
import { Panels } from "./Panels";
import { TabRow } from "./TabRow";
import { useHostIsDark } from "./theme";
import { Themed } from "./Themed";
import "./taskpane.css";

const useStyles = makeStyles({
  page: {
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalL,
    // Holds the focus where what had it has gone.
    outlineStyle: "none",
    padding: tokens.spacingHorizontalM,
  },
  foot: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalL },
});

/**
 * The task pane: its theme, problems from the ribbon, and its pages, which are loaded when first opened and keep their state while hidden.
 */
export function App() {
  const styles = useStyles();
  const isDark = useHostIsDark();
  const [open, show] = useOpenPage();
  const [problem, setProblem] = useState<string>();
  useEffect(() => onProblem((error) => setProblem(describeProblem(error))), []);
  if (open === undefined) return <Themed isDark={isDark} />;
  return (
    <Themed isDark={isDark}>
      <ShowPage value={show}>
        <main className={styles.page} aria-label="Puzzlebook" tabIndex={-1}>
          <TabRow open={open} onOpen={show} />
          {problem && (
            <MessageBar intent="error">
              <MessageBarBody>{problem}</MessageBarBody>
            </MessageBar>
          )}
          <Panels panels={PAGES} open={open} isOpen haveTabs />
          <Panels panels={PAGES_WITHOUT_TAB} open={open} isOpen haveTabs={false} />
          <div className={styles.foot}>
            {open !== "check" && (
              <Link as="button" inline onClick={() => show("check")}>
                {i18n.t("Check this Excel")}
              </Link>
            )}
          </div>
          <LongFormulas />
        </main>
      </ShowPage>
    </Themed>
  );
}
