import { i18n } from "../../language";
import { lazyPage, type PageProps } from "../../components/lazy-page";
import type { Panel } from "../../components/Panels";
import { PartsPage } from "../PartsPage";

const PARTS: readonly Panel[] = [
  {
    id: "share",
    title: /*i18n*/ "Share",
    Page: lazyPage(() => import(/* webpackChunkName: "share" */ "./share/Share")),
  },
  {
    id: "exercises",
    title: /*i18n*/ "Exercises",
    Page: lazyPage(() => import(/* webpackChunkName: "exercises" */ "./exercises/ExercisesPage")),
  },
  {
    id: "marks",
    title: /*i18n*/ "Marks",
    Page: lazyPage(() => import(/* webpackChunkName: "marks" */ "./marks/MarksPage")),
  },
];

/** What a teacher needs for a class. */
export default function ClassPage({ isOpen }: PageProps) {
  return <PartsPage title={i18n.t("Class")} parts={PARTS} isOpen={isOpen} />;
}
