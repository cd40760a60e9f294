import { useEffect, useState } from "react";
import { inWorker } from "../../components/work/in-worker";
import { i18n } from "../../language";
import { beginsEmpty } from "../../lessons/beginning";
import type { Lesson } from "../../lessons/lesson";
import type { Maker, MakerValues } from "../../lessons/maker";
import type { DesignWorker } from "./design/design.worker";
import { newDesignWorker } from "./design/useDesigning";

/** How long nothing else has been chosen before the example is made, in ms. */
const PAUSE = 300;

/** The sheet of a maker with its example, made in a worker after something was chosen; undefined while it is not there. */
export function useExample(
  { id, showsExample }: Maker,
  values: MakerValues | undefined,
  seed: number,
): Lesson | undefined {
  const wanted = showsExample && values && !beginsEmpty(values) ? JSON.stringify([values, seed]) : undefined;
  const [made, setMade] = useState<{ readonly of: string; readonly sheet: Lesson }>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const [chosen, first] = JSON.parse(wanted) as [MakerValues, number];
    const ending = new AbortController();
    const make = () =>
      inWorker<DesignWorker, Lesson>(newDesignWorker, "", ending.signal, (worker) =>
        worker.example(i18n.locale, id, chosen, first),
      ).then(
        (sheet) => setMade({ of: wanted, sheet }),
        // Without a picture the sheet can be made all the same.
        () => undefined,
      );
    const waiting = setTimeout(() => void make(), PAUSE);
    return () => {
      clearTimeout(waiting);
      ending.abort();
    };
  }, [id, wanted]);
  return made?.of === wanted ? made?.sheet : undefined;
}
