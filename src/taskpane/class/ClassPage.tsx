import { i18n } from "../../language";
import { lazyPage, type PageProps } from "../lazy-page";
import type { Panel } from "../Panels";
import { PartsPage } from "../PartsPage";

const PARTS: readonly Panel[] = [
  {
    id: "share",
    title: /*i18n*/ "Share",
    Page: lazyPage(async () => (await import(/* webpackChunkName: "share" */ "./share/Share")).Share),
  },
  {
    id: "exercises",
    title: /*i18n*/ "Exercises",
    Page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "exercises" */ "./exercises/ExercisesPage")).ExercisesPage,
    ),
  },
  {
    id: "marks",
    title: /*i18n*/ "Marks",
    Page: lazyPage(async () => (await import(/* webpackChunkName: "marks" */ "./marks/MarksPage")).MarksPage),
  },
];

/** What a teacher needs for a class. */
export function ClassPage({ isOpen }: PageProps) {
  return <PartsPage title={i18n.t("Class")} parts={PARTS} isOpen={isOpen} />;
}
