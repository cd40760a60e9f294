import { useEffect, useState } from "react";
import {
  FluentProvider,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Title3,
  tokens,
} from "@fluentui/react-components";
import { onProblem } from "../commands";
import { ProductsPage } from "./products/ProductsPage";
import { useHostTheme } from "./theme";
import "./taskpane.css";

const useStyles = makeStyles({
  page: {
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
  },
  title: { margin: 0 },
});

/** The task pane: its theme, what went wrong in the ribbon, and its page. */
export function App() {
  const styles = useStyles();
  const theme = useHostTheme();
  const [problem, setProblem] = useState<string>();
  useEffect(() => onProblem(setProblem), []);
  return (
    <FluentProvider theme={theme}>
      <main className={styles.page}>
        <Title3 as="h1" className={styles.title}>
          Products
        </Title3>
        {problem && (
          <MessageBar intent="error">
            <MessageBarBody>{problem}</MessageBarBody>
          </MessageBar>
        )}
        <ProductsPage />
      </main>
    </FluentProvider>
  );
}
