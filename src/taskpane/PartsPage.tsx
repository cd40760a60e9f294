import { useState } from "react";
import { makeStyles, Tab, TabList, tokens } from "@fluentui/react-components";
import { i18n } from "../language";
import { Panels, type Panel } from "./Panels";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

interface PartsPageProps {
  /** What the tabs are for, in the user's language. */
  readonly title: string;
  readonly parts: readonly Panel[];
  readonly isOpen: boolean;
}

/** A page of several parts, each with a tab. */
export function PartsPage({ title, parts, isOpen }: PartsPageProps) {
  const styles = useStyles();
  const [open, setOpen] = useState(parts[0]!.id);
  return (
    <div className={styles.page}>
      <TabList
        size="small"
        appearance="subtle-circular"
        aria-label={title}
        selectedValue={open}
        onTabSelect={(_event, { value }) => setOpen(String(value))}
      >
        {parts.map(({ id, title: name }) => (
          <Tab key={id} id={`tab-${id}`} value={id} aria-controls={`page-${id}`}>
            {i18n._(name)}
          </Tab>
        ))}
      </TabList>
      <Panels panels={parts} open={open} isOpen={isOpen} haveTabs />
    </div>
  );
}
