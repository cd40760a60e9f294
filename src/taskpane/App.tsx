import { useEffect, useState } from "react";
import {
  FluentProvider,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Tab,
  TabList,
  tokens,
} from "@fluentui/react-components";
import { onProblem } from "../commands";
import { ProductsPage } from "./products/ProductsPage";
import { PuzzlesPage } from "./puzzles/PuzzlesPage";
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
});

const PAGES = [
  { id: "products", title: "Products", Page: ProductsPage },
  { id: "puzzles", title: "Puzzles", Page: PuzzlesPage },
] as const;

/** The task pane: its theme, what went wrong in the ribbon, and its pages, which stay as they are while hidden. */
export function App() {
  const styles = useStyles();
  const theme = useHostTheme();
  const [open, setOpen] = useState<string>(PAGES[0].id);
  const [problem, setProblem] = useState<string>();
  useEffect(() => onProblem(setProblem), []);
  return (
    <FluentProvider theme={theme}>
      <main className={styles.page} aria-label="Puzzlebook">
        <TabList selectedValue={open} onTabSelect={(_event, { value }) => setOpen(String(value))}>
          {PAGES.map(({ id, title }) => (
            <Tab key={id} id={`tab-${id}`} value={id} aria-controls={`page-${id}`}>
              {title}
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
            <Page />
          </div>
        ))}
      </main>
    </FluentProvider>
  );
}
