import { useState } from "react";
import { readRanges } from "../../../excel/puzzle-sheet";
import { i18n } from "../../../language";
import type { MakerValues } from "../../../lessons/maker";
import { useWork } from "../../../components/work/useWork";
import type { DesignWorker } from "./design.worker";
import type { Design } from "./designs";
import type { Fields } from "./fields";
import type { Made } from "./made";

export const newDesignWorker = () =>
  new Worker(new URL("./design.worker.ts", import.meta.url), { name: "design-work" });

/** Designs in a worker, one at a time. What was the best when it was cancelled stays. */
export function useDesigning() {
  const work = useWork<DesignWorker>(newDesignWorker, () => i18n.t("The search did not work."));
  const [made, setMade] = useState<Made>();

  const design = ({ id }: Design, values: MakerValues, { addresses }: Fields) => {
    setMade(undefined);
    return work.run<Made>({
      async start(worker, onProgress, listening) {
        const { ranges } = await readRanges(addresses);
        return worker.design(i18n.locale, id, { values, ranges }, onProgress, listening(setMade));
      },
      finish: setMade,
    });
  };
  return { ...work, made, design };
}
