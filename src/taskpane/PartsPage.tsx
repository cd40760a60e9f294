import { useState } from "react";
import { Tab, TabList } from "@fluentui/react-components";
import { i18n } from "../language";
import { Column } from "../components/layout";
import { Panels, type Panel } from "../components/Panels";

interface PartsPageProps {
  /** What the tabs are for, in the user's language. */
  readonly title: string;
  readonly parts: readonly Panel[];
  readonly isOpen: boolean;
}

/** A page of several parts, each with a tab. */
export function PartsPage({ title, parts, isOpen }: PartsPageProps) {
  const [open, setOpen] = useState(parts[0]!.id);
  return (
    <Column>
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
    </Column>
  );
}
