import { expose } from "comlink";
import { loadAndSpeak } from "../../../language/page";
import type { Lesson } from "../../../lessons/lesson";
import { madeSheet, type MakerValues } from "../../../lessons/maker";
import { MAKERS } from "../../../puzzles";
import { seededRandom } from "../../../steps/random";
import { runWithProgress } from "../../../steps/slices";
import { DESIGNS, type DesignId } from "./designs";
import { problemOf, type DesignInput, type Made } from "./made";
import { WORK } from "./work";

/** The time between two reports of the best design so far, in ms: each can be read. */
const BEST_INTERVAL = 400;

/** Designs puzzles, and makes examples, outside the pane's thread. Texts and errors are in the pane's language. */
const designWork = {
  async design(
    language: string,
    id: DesignId,
    input: DesignInput,
    onProgress: (part: number) => void,
    onBest: (made: Made) => void,
  ): Promise<Made> {
    await loadAndSpeak(language);
    let best: (() => Made) | undefined;
    let reported = -Infinity;
    const steps = WORK[id](input, (made) => (best = made));
    try {
      return runWithProgress(steps, (part) => {
        onProgress(part);
        if (!best || Date.now() < reported + BEST_INTERVAL) return;
        reported = Date.now();
        onBest(best());
        best = undefined;
      });
    } catch (error) {
      throw new Error(
        problemOf(
          error,
          DESIGNS.find((design) => design.id === id)!,
          input,
        ),
      );
    }
  },

  /** The sheet of a maker, with its example. */
  async example(language: string, maker: string, values: MakerValues, seed: number): Promise<Lesson> {
    await loadAndSpeak(language);
    return madeSheet(
      MAKERS.find(({ id }) => id === maker)!,
      values,
      seededRandom(seed),
    );
  },
};

export type DesignWorker = typeof designWork;

expose(designWork);
