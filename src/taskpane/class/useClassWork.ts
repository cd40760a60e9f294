import { i18n } from "../../language";
import { useWork } from "../../components/work/useWork";
import type { ClassWork } from "./class.worker";

const newWorker = () => new Worker(new URL("./class.worker.ts", import.meta.url), { name: "class-work" });

/** Runs work for a class in a worker, one at a time. It can be cancelled. */
export const useClassWork = () =>
  useWork<ClassWork>(newWorker, () => i18n.t("The work for the class could not be done."));
