import { useState } from "react";
import { readConventions } from "../../../excel/conventions";
import { readSelectedPlace } from "../../../excel/selection";
import { i18n } from "../../../language";
import type { ProductOrder } from "../../../permutations/product-order";
import { readPlacedGenerators, type PlacedGenerators } from "../../selection/generators";
import { inWorker } from "../../../components/work/in-worker";
import { useTask } from "../../../components/work/useTask";
import type { Examination } from "./examination";
import type { Examiner } from "./groups.worker";

interface Computing {
  readonly stage: "computing";
  readonly work: string;
  readonly part: number;
}

/** The generators that were examined last, whether their inverses counted as letters, and the order of products and words. */
export interface ExaminedGenerators extends PlacedGenerators {
  readonly inverses: boolean;
  readonly order: ProductOrder;
}

export const newExaminer = () =>
  new Worker(new URL("./groups.worker.ts", import.meta.url), { name: "examine" });

/** Examines the group of the selected generators. Findings from before a cancellation are kept. */
export function useExamination() {
  const { run, ...task } = useTask<Computing, void>();
  const [found, setFound] = useState<Examination>({});
  const [examined, setExamined] = useState<ExaminedGenerators>();

  const examine = (inverses: boolean) => {
    setFound({});
    const first = { stage: "computing", work: i18n.t("Reading the selection …"), part: 0 } as const;
    return run(first, async (show, signal) => {
      const { order } = await readConventions();
      const placed = await readPlacedGenerators(await readSelectedPlace(), order);
      const failure = i18n.t("The group could not be examined.");
      const whole = await inWorker<Examiner, Examination>(
        newExaminer,
        failure,
        signal,
        (worker, listening) => {
          setExamined({ ...placed, inverses, order });
          const onProgress = listening((work: string, part: number) =>
            show({ stage: "computing", work: i18n._(work), part }),
          );
          const { generators } = placed;
          return worker.examine(
            i18n.locale,
            [...generators],
            inverses,
            order,
            onProgress,
            listening(setFound),
          );
        },
      );
      setFound(whole);
    });
  };
  return { ...task, found, examined, examine };
}
