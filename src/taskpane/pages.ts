import { lazyPage } from "../components/lazy-page";
import type { PageId } from "./navigation";
import type { Panel } from "../components/Panels";

/** The pages with a tab, in the order of the tabs. */
export const PAGES: readonly Panel<PageId>[] = [
  {
    id: "puzzles",
    title: /*i18n*/ "Puzzles",
    Page: lazyPage(() => import(/* webpackChunkName: "puzzles" */ "./puzzles/PuzzlesPage")),
  },
  {
    id: "make",
    title: /*i18n*/ "Make",
    Page: lazyPage(() => import(/* webpackChunkName: "make" */ "./make/MakePage")),
  },
  {
    id: "view",
    title: /*i18n*/ "Play",
    Page: lazyPage(() => import(/* webpackChunkName: "view" */ "../view/ViewPage")),
  },
  {
    id: "algebra",
    title: /*i18n*/ "Algebra",
    Page: lazyPage(() => import(/* webpackChunkName: "algebra" */ "./algebra/AlgebraPage")),
  },
  {
    id: "class",
    title: /*i18n*/ "Class",
    Page: lazyPage(() => import(/* webpackChunkName: "class" */ "./class/ClassPage")),
  },
];

/** The pages that other elements of the pane open. */
export const PAGES_WITHOUT_TAB: readonly Panel<PageId>[] = [
  {
    id: "functions",
    title: /*i18n*/ "All functions",
    Page: lazyPage(() => import(/* webpackChunkName: "functions-list" */ "./functions/FunctionsPage")),
  },
  {
    id: "book",
    title: /*i18n*/ "My book",
    Page: lazyPage(() => import(/* webpackChunkName: "book" */ "./book/Book")),
  },
  {
    // Students do not need it: it has only a link at the foot of the pane.
    id: "check",
    title: /*i18n*/ "Check this Excel",
    Page: lazyPage(() => import(/* webpackChunkName: "check" */ "./self-check/CheckPage")),
  },
];
