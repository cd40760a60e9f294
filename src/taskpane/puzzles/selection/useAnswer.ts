import { useEffect, useRef, useState } from "react";
import { describeProblem } from "../../../excel/problems";
import { i18n } from "../../../language";
import type { PlayKind } from "../../../playing/play";
import { answerAbout, completeAddresses, type Addresses, type Answer } from "./answering";

/** The states of finding out about a puzzle. */
export type AnswerState =
  | { readonly stage: "missing" }
  | { readonly stage: "solving"; readonly part: number }
  | { readonly stage: "answered"; readonly answer: Answer; readonly addresses: Addresses }
  | { readonly stage: "failed"; readonly problem: string };

/** Addresses that are being typed are not read before this many ms have passed. */
const TYPING = 300;

/** Finds out about a puzzle as soon as all ranges that it needs are known, and again whenever they change. */
export function useAnswer(kind: PlayKind, addresses: Addresses): [state: AnswerState, cancel: () => void] {
  const complete = completeAddresses(kind, addresses);
  const question = complete && JSON.stringify([kind.prefix, complete]);
  const [found, setFound] = useState<{ readonly question: string; readonly state: AnswerState }>();
  const running = useRef<AbortController>(undefined);
  const asked = useRef(0);
  useEffect(() => {
    if (!complete || question === undefined) return undefined;
    const solving = new AbortController();
    running.current = solving;
    let isLatest = true;
    const show = (state: AnswerState) => {
      if (isLatest) setFound({ question, state });
    };
    const begin = async () => {
      try {
        const onProgress = (part: number) => show({ stage: "solving", part });
        const answer = await answerAbout(kind, complete, onProgress, solving.signal);
        show({ stage: "answered", answer, addresses: complete });
      } catch (error) {
        show({ stage: "failed", problem: describeProblem(error) });
      }
    };
    const timer = setTimeout(() => void begin(), asked.current++ === 0 ? 0 : TYPING);
    return () => {
      isLatest = false;
      clearTimeout(timer);
      solving.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the question is what the kind and the addresses come to
  }, [question]);
  const cancel = () => running.current?.abort(new Error(i18n.t("Cancelled.")));
  if (question === undefined) return [{ stage: "missing" }, cancel];
  return [found?.question === question ? found.state : { stage: "solving", part: 0 }, cancel];
}
