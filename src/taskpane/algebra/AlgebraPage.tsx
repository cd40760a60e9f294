import { i18n } from "../../language";
import { lazyPage, type PageProps } from "../../components/lazy-page";
import type { Panel } from "../../components/Panels";
import { PartsPage } from "../PartsPage";

const PARTS: readonly Panel[] = [
  {
    id: "products",
    title: /*i18n*/ "Products",
    Page: lazyPage(() => import(/* webpackChunkName: "products" */ "./products/ProductsPage")),
  },
  {
    id: "working",
    title: /*i18n*/ "Step by step",
    Page: lazyPage(() => import(/* webpackChunkName: "working" */ "./working/WorkingPage")),
  },
  {
    id: "groups",
    title: /*i18n*/ "Groups",
    Page: lazyPage(() => import(/* webpackChunkName: "groups" */ "./groups/GroupsPage")),
  },
];

/** What generators make, their products and their group, and how a product is worked out. */
export default function AlgebraPage({ isOpen }: PageProps) {
  return <PartsPage title={i18n.t("Algebra")} parts={PARTS} isOpen={isOpen} />;
}
