import { Suspense, useState } from "react";
import { makeStyles, Text } from "@fluentui/react-components";
import { i18n } from "../language";
import type { LazyPage } from "./lazy-page";

/** A page of the pane, or a part of a page that has a tab of its own. */
export interface Panel<Id extends string = string> {
  readonly id: Id;
  /** Not yet translated. */
  readonly title: string;
  readonly Page: LazyPage;
}

interface PanelsProps {
  readonly panels: readonly Panel[];
  /** The id of the one that is shown. */
  readonly open: string;
  /** Whether anything of them is seen. */
  readonly isOpen: boolean;
  /** Whether each has a tab, `tab-<id>`. */
  readonly haveTabs: boolean;
}

const useStyles = makeStyles({ hidden: { display: "none" } });

/** Shows one panel. Each is made when it is first shown, and keeps its state while others are. */
export function Panels({ panels, open, isOpen, haveTabs }: PanelsProps) {
  const styles = useStyles();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([open]));
  if (!opened.has(open)) setOpened(new Set(opened).add(open));
  return panels.map(({ id, title, Page }) => {
    if (!haveTabs && !opened.has(id)) return null;
    const named = haveTabs
      ? { role: "tabpanel", "aria-labelledby": `tab-${id}` }
      : { role: "region", "aria-label": i18n._(title) };
    return (
      <div key={id} id={`page-${id}`} {...named} className={open === id ? undefined : styles.hidden}>
        {opened.has(id) && (
          <Suspense fallback={<Text>{i18n.t("Loading …")}</Text>}>
            <Page isOpen={isOpen && open === id} />
          </Suspense>
        )}
      </div>
    );
  });
}
