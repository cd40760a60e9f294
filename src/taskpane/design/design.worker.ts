import { expose } from "comlink";
import { loadAndSpeak } from "../../language/page";
import { runWithProgress } from "../../steps/slices";
import { DESIGNS, type DesignId } from "./designs";
import type { DesignInput, Made } from "./made";
import { problemOf } from "./problem";
import { WORK } from "./work";

/** No more is told of the best design so far, in ms, so that it can be read. */
const BEST_INTERVAL = 400;

/** Designs puzzles outside the pane's thread. Texts and errors are in the pane's language. */
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
    let told = -Infinity;
    const steps = WORK[id](input, (made) => (best = made));
    try {
      return runWithProgress(steps, (part) => {
        onProgress(part);
        if (!best || Date.now() < told + BEST_INTERVAL) return;
        told = Date.now();
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
};

export type DesignWorker = typeof designWork;

expose(designWork);
