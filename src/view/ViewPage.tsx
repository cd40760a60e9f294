import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Body1, Button } from "@fluentui/react-components";
import { describeProblem } from "../excel/problems";
import { i18n } from "../language";
import { ButtonRow, Column } from "../components/layout";
import type { PageProps } from "../components/lazy-page";
import { useHostIsDark } from "../components/theme";
import { useIsShown } from "../components/useIsShown";
import { Message } from "../components/useAction";
import { Choice } from "../components/Choice";
import { hasWindows } from "../components/windows";
import { useLargerWindow } from "./larger/useLargerWindow";
import { KeptLines } from "./hand/kept-lines";
import { DarkTheme } from "./palette-theme";
import { useBest } from "./ending/use-best";
import { NextActions } from "./next/NextActions";
import { NextContext, openIn, useNext } from "./next/use-next";
import { PlayView } from "./PlayView";
import { PuzzleSource, type OpenPuzzle, type PuzzleState } from "./puzzle-source";
import { RangeForm } from "./RangeForm";
import { SolvingProgress } from "./SolvingProgress";
import { SessionContext, SessionStore } from "./session/session-store";
import { useInputStep } from "./sheet/use-input-step";
import { SendButton } from "./sent/SendButton";
import { SheetActions } from "./sheet/SheetActions";

const ASK = "";

/** Shows and plays the puzzle of the active sheet. */
export default function ViewPage({ isOpen }: PageProps) {
  const [source] = useState(() => new PuzzleSource());
  const [kept] = useState(() => new KeptLines());
  const isDark = useHostIsDark();
  const isShown = useIsShown(isOpen);
  useEffect(() => (isShown ? source.follow() : undefined), [source, isShown]);
  const state = useSyncExternalStore(source.subscribe, () => source.state);
  const { puzzle, part, problem, asking } = state;
  return (
    <Column>
      <PuzzleChoice state={state} source={source} />
      {puzzle && !asking && <KeptActions puzzle={puzzle} state={state} source={source} />}
      {asking && (
        <>
          {state.recognised.length === 0 && state.chosen === undefined && (
            <Body1>
              {i18n.t(
                "The names on this sheet do not lead to a puzzle. Open a lesson from Puzzles, or say where the puzzle is.",
              )}
            </Body1>
          )}
          <RangeForm
            key={`${state.sheetId} ${state.given?.replaces ?? ""}`}
            given={state.given}
            onGiven={(given) => source.choose({ kind: "given", ...given })}
            onChange={() => source.forgetProblem()}
          />
        </>
      )}
      {problem && <Message intent="error">{problem}</Message>}
      {part !== undefined && <SolvingProgress part={part} onCancel={() => source.cancel()} />}
      {puzzle && (
        <DarkTheme value={isDark}>
          <Opened key={`${puzzle.sheet.id} ${puzzle.id}`} {...{ puzzle, kept, isDark, isShown }} />
        </DarkTheme>
      )}
    </Column>
  );
}

interface PuzzleChoiceProps {
  readonly state: PuzzleState;
  readonly source: PuzzleSource;
}

/** The choice of which puzzle to show, if the sheet's names refer to one or more. */
function PuzzleChoice({ state: { recognised, asking, chosen }, source }: PuzzleChoiceProps) {
  if (recognised.length === 0) return null;
  return (
    <Choice
      label={i18n.t("Puzzle")}
      options={[
        ...recognised.map(({ id, title }) => [id, title] as const),
        [ASK, i18n.t("In other ranges …")],
      ]}
      value={asking || chosen === undefined ? ASK : chosen}
      onChoose={(value) => source.choose(value === ASK ? { kind: "ask" } : { kind: "named", id: value })}
    />
  );
}

interface KeptActionsProps extends PuzzleChoiceProps {
  readonly puzzle: OpenPuzzle;
}

/** Changes or forgets a puzzle that the sheet remembers because the user has told of it. */
function KeptActions({ puzzle, state: { recognised }, source }: KeptActionsProps) {
  if (!recognised.some(({ id, isKept }) => isKept && id === puzzle.id)) return null;
  return (
    <ButtonRow>
      <Button size="small" onClick={() => source.change(puzzle)}>
        {i18n.t("Change ranges or title …")}
      </Button>
      <Button size="small" onClick={() => void source.forget(puzzle)}>
        {i18n.t("Forget this puzzle")}
      </Button>
    </ButtonRow>
  );
}

const linked = ({ title, cells }: OpenPuzzle) => ({ kind: cells.prefix, title, ranges: cells.cells });

interface OpenedProps {
  readonly puzzle: OpenPuzzle;
  readonly kept: KeptLines;
  readonly isDark: boolean;
  readonly isShown: boolean;
}

/** A puzzle with its player, which keeps its position when a cell of the puzzle changes. */
function Opened({ puzzle: ofSheet, kept, isDark, isShown }: OpenedProps) {
  const [store] = useState(() => {
    const opened = new SessionStore(ofSheet.play);
    const shared = kept.of(ofSheet);
    if (shared) opened.dispatch({ type: "adopt", shared });
    return opened;
  });
  const { shown, next, back } = useNext(ofSheet, store);
  const puzzle = useMemo(() => (shown.number === 1 ? ofSheet : nextIn(ofSheet, shown)), [ofSheet, shown]);
  useEffect(() => () => kept.keep(puzzle, store.state), [kept, puzzle, store]);
  useEffect(() => () => store.stop(), [store]);
  useLayoutEffect(() => openIn(store, shown), [store, shown]);
  const [problem, setProblem] = useState<string>();
  const report = (error: unknown) => setProblem(describeProblem(error));
  useBest(shown.cells, store, report);
  useInputStep(puzzle, store, report);
  const larger = useLargerWindow(puzzle, store, isDark, next?.make);
  useEffect(() => store.goBehind(larger.isOpen), [store, larger.isOpen]);
  const isSeen = isShown || larger.isOpen;
  useEffect(() => {
    if (!isSeen) store.dispatch({ type: "pause" });
  }, [store, isSeen]);
  return (
    <SessionContext value={store}>
      {back && <NextActions puzzle={puzzle} onBack={back} />}
      <NextContext value={next}>
        <PlayView />
      </NextContext>
      {hasWindows() && (
        <Button onClick={larger.toggle}>
          {larger.isOpen ? i18n.t("Close the larger window") : i18n.t("Larger, in a window")}
        </Button>
      )}
      {!shown.cells.scramble && <SendButton puzzle={() => linked(puzzle)} />}
      {larger.problem && <Message intent="error">{larger.problem}</Message>}
      {problem && <Message intent="error">{problem}</Message>}
      <SheetActions puzzle={puzzle} isShown={isShown} />
    </SessionContext>
  );
}

/** A puzzle that was made after the sheet's own has no ranges there. */
const nextIn = (
  { title, ...puzzle }: OpenPuzzle,
  { cells, play, number }: Pick<OpenPuzzle, "cells" | "play"> & { readonly number: number },
): OpenPuzzle => ({
  ...puzzle,
  ...{ cells, play, ranges: {} },
  title: i18n.t("{title}, no. {number}", { title, number }),
});
