import "../components/pane.css";
import { useEffect, useState } from "react";
import { Link, makeStyles, tokens, Button, Tab, TabList, Tooltip } from "@fluentui/react-components";
import { onProblem } from "../commands/problems";
import { describeProblem } from "../excel/problems";
import { i18n } from "../language";
import { helpFolder } from "../language/languages";
import { LongFormulas } from "./long-formulas/LongFormulas";
import { ShowPage, type PageId } from "./navigation";
import { Doors, firstWelcome, isPuzzleThere } from "./opening/Doors";
import { useOpenPage } from "./opening/useOpenPage";
import { PAGES, PAGES_WITHOUT_TAB } from "./pages";
import { Panels } from "../components/Panels";
import { useHostIsDark } from "../components/theme";
import { Themed } from "../components/Themed";
import { Message } from "../components/useAction";

/** Where the tabs have no room side by side in a usual size, in every language. */
const NARROW = "@media (max-width: 389px)";

const useTabRowStyles = makeStyles({
  row: { alignItems: "center", display: "flex", justifyContent: "space-between" },
  // All tabs fit side by side in the narrowest pane, in every language.
  tabs: {
    [NARROW]: { flexGrow: 1, justifyContent: "space-between", paddingRight: tokens.spacingHorizontalXS },
    "& > .fui-Tab": {
      paddingLeft: tokens.spacingHorizontalXS,
      paddingRight: tokens.spacingHorizontalXS,
      [NARROW]: { paddingLeft: 0, paddingRight: 0 },
      "& > span": { [NARROW]: { fontSize: tokens.fontSizeBase200 } },
    },
  },
  signs: { display: "flex", gap: tokens.spacingHorizontalXXS },
  sign: { fontWeight: tokens.fontWeightSemibold, minWidth: "24px", paddingLeft: 0, paddingRight: 0 },
});

interface TabRowProps {
  readonly open: PageId;
  readonly onOpen: (page: PageId) => void;
}

/** The tabs of the pages, and two signs: one opens the list of all functions, one the help on the page that is open. */
function TabRow({ open, onOpen }: TabRowProps) {
  const styles = useTabRowStyles();
  return (
    <div className={styles.row}>
      <TabList
        size="small"
        className={styles.tabs}
        selectedValue={open}
        onTabSelect={(_event, { value }) => onOpen(value as PageId)}
      >
        {PAGES.map(({ id, title }) => (
          <Tab key={id} id={`tab-${id}`} value={id} aria-controls={`page-${id}`}>
            {i18n._(title)}
          </Tab>
        ))}
      </TabList>
      <div className={styles.signs}>
        <Tooltip content={i18n.t("All functions")} relationship="label">
          <Button
            appearance="subtle"
            size="small"
            className={styles.sign}
            aria-pressed={open === "functions"}
            onClick={() => onOpen("functions")}
          >
            <i>fx</i>
          </Button>
        </Tooltip>
        <Tooltip content={i18n.t("Help on this page")} relationship="label">
          <Button
            as="a"
            shape="circular"
            size="small"
            className={styles.sign}
            href={`${helpFolder(i18n.locale)}/pane.html#${open}`}
            target="_blank"
          >
            ?
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}

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
  const [welcome, setWelcome] = useState(firstWelcome);
  const [open, show] = useOpenPage(welcome !== undefined && isPuzzleThere());
  const [problem, setProblem] = useState<string>();
  useEffect(() => onProblem((error) => setProblem(describeProblem(error))), []);
  if (open === undefined) return <Themed isDark={isDark} />;
  return (
    <Themed isDark={isDark}>
      <ShowPage value={show}>
        <main className={styles.page} aria-label="Puzzlebook" tabIndex={-1}>
          <TabRow
            open={open}
            onOpen={(page) => {
              setWelcome(undefined);
              show(page);
            }}
          />
          {welcome && <Doors welcome={welcome} page={open} onChange={setWelcome} />}
          {problem && <Message intent="error">{problem}</Message>}
          <Panels panels={PAGES} open={open} isOpen haveTabs />
          <Panels panels={PAGES_WITHOUT_TAB} open={open} isOpen haveTabs={false} />
          <div className={styles.foot}>
            {open !== "book" && (
              <Link as="button" inline onClick={() => show("book")}>
                {i18n.t("My book")}
              </Link>
            )}
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
