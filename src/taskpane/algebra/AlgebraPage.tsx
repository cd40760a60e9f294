import { useState } from "react";
import { makeStyles, Tab, TabList, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { lazyPage, type PageProps } from "../lazy-page";
import { Panels, type Panel } from "../Panels";

const PARTS: readonly Panel[] = [
  {
    id: "products",
    title: /*i18n*/ "Products",
    Page: lazyPage(
      async () => (await import(/* webpackChunkName: "products" */ "./products/ProductsPage")).ProductsPage,
    ),
  },
  {
    id: "groups",
    title: /*i18n*/ "Groups",
    Page: lazyPage(
      async () => (await import(/* webpackChunkName: "groups" */ "./groups/GroupsPage")).GroupsPage,
    ),
  },
];

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

/** What generators make: their products, and their group. */
export function AlgebraPage({ isOpen }: PageProps) {
  const styles = useStyles();
  const [open, setOpen] = useState(PARTS[0].id);
  return (
    <div className={styles.page}>
      <TabList
        size="small"
        appearance="subtle-circular"
        aria-label={i18n.t("Algebra")}
        selectedValue={open}
        onTabSelect={(_event, { value }) => setOpen(String(value))}
      >
        {PARTS.map(({ id, title }) => (
          <Tab key={id} id={`tab-${id}`} value={id} aria-controls={`page-${id}`}>
            {i18n._(title)}
          </Tab>
        ))}
      </TabList>
      <Panels panels={PARTS} open={open} isOpen={isOpen} haveTabs />
    </div>
  );
}
