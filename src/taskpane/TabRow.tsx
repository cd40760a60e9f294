import { Button, makeStyles, Tab, TabList, tokens, Tooltip } from "@fluentui/react-components";
import { i18n } from "../language";
import type { PageId } from "./navigation";
import { PAGES } from "./pages";

/** Where the tabs have no room side by side in a usual size, in every language. */
const NARROW = "@media (max-width: 389px)";

const useStyles = makeStyles({
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
export function TabRow({ open, onOpen }: TabRowProps) {
  const styles = useStyles();
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
            href={`help/pane.html#${open}`}
            target="_blank"
          >
            ?
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}
