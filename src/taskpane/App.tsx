import { Suspense, useEffect, useState } from "react";
import {
  FluentProvider,
  Link,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Tab,
  TabList,
  Text,
  tokens,
} from "@fluentui/react-components";
import { onProblem } from "../commands";
import { i18n } from "../language";
import { readCheckAddress } from "./checks/address";
import { lazyPage } from "./lazy-page";
import { ShowPage } from "./navigation";
import { ProductsPage } from "./products/ProductsPage";
import { useHostTheme } from "./theme";
import "./taskpane.css";

const useStyles = makeStyles({
  page: {
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalM,
  },
  hidden: { display: "none" },
  // Five tabs fit side by side in the narrowest pane, in every language.
  tabs: {
    "& > .fui-Tab": { paddingLeft: tokens.spacingHorizontalXXS, paddingRight: tokens.spacingHorizontalXXS },
  },
});

const PAGES = [
  { id: "products", title: /*i18n*/ "Products", Page: ProductsPage },
  {
    id: "groups",
    title: /*i18n*/ "Groups",
    Page: lazyPage(
      async () => (await import(/* webpackChunkName: "groups" */ "./groups/GroupsPage")).GroupsPage,
    ),
  },
  {
    id: "puzzles",
    title: /*i18n*/ "Puzzles",
    Page: lazyPage(
      async () => (await import(/* webpackChunkName: "puzzles" */ "./puzzles/PuzzlesPage")).PuzzlesPage,
    ),
  },
  {
    id: "view",
    title: /*i18n*/ "View",
    Page: lazyPage(async () => (await import(/* webpackChunkName: "view" */ "./view/ViewPage")).ViewPage),
  },
  {
    id: "share",
    title: /*i18n*/ "Share",
    Page: lazyPage(async () => (await import(/* webpackChunkName: "share" */ "./share/SharePage")).SharePage),
  },
];

/** Students do not need it: it has no tab, only a link at the foot of the pane. */
const CHECK = "check";
const CheckPage = lazyPage(
  async () => (await import(/* webpackChunkName: "check" */ "./checks/CheckPage")).CheckPage,
);

/**
 * The task pane: its theme, problems from the ribbon, and its pages, which are loaded when first opened and keep their state while hidden.
 */
export function App() {
  const styles = useStyles();
  const theme = useHostTheme();
  const [open, setOpen] = useState<string>(
    readCheckAddress(window.location.search).runs ? CHECK : PAGES[0].id,
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([open]));
  const [problem, setProblem] = useState<string>();
  useEffect(() => onProblem(setProblem), []);
  const show = (id: string) => {
    setOpen(id);
    setOpened((before) => new Set(before).add(id));
  };
  return (
    <FluentProvider theme={theme}>
      <ShowPage value={show}>
        <main className={styles.page} aria-label="Puzzlebook">
          <TabList
            size="small"
            className={styles.tabs}
            selectedValue={open}
            onTabSelect={(_event, { value }) => show(String(value))}
          >
            {PAGES.map(({ id, title }) => (
              <Tab key={id} id={`tab-${id}`} value={id} aria-controls={`page-${id}`}>
                {i18n._(title)}
              </Tab>
            ))}
          </TabList>
          {problem && (
            <MessageBar intent="error">
              <MessageBarBody>{problem}</MessageBarBody>
            </MessageBar>
          )}
          {PAGES.map(({ id, Page }) => (
            <div
              key={id}
              id={`page-${id}`}
              role="tabpanel"
              aria-labelledby={`tab-${id}`}
              className={open === id ? undefined : styles.hidden}
            >
              {opened.has(id) && (
                <Suspense fallback={<Text>{i18n.t("Loading …")}</Text>}>
                  <Page isOpen={open === id} />
                </Suspense>
              )}
            </div>
          ))}
          {opened.has(CHECK) && (
            <section
              id={`page-${CHECK}`}
              aria-label={i18n.t("Check this Excel")}
              className={open === CHECK ? undefined : styles.hidden}
            >
              <Suspense fallback={<Text>{i18n.t("Loading …")}</Text>}>
                <CheckPage isOpen={open === CHECK} />
              </Suspense>
            </section>
          )}
          <Link href={`help/pane.html#${open}`} target="_blank">
            {i18n.t("Help on this page")}
          </Link>
          {open !== CHECK && (
            <Link as="button" onClick={() => show(CHECK)}>
              {i18n.t("Check this Excel")}
            </Link>
          )}
        </main>
      </ShowPage>
    </FluentProvider>
  );
}
