import { useEffect, useState, useSyncExternalStore } from "react";
import {
  Body1,
  Button,
  Field,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ProgressBar,
  Select,
  Text,
  tokens,
} from "@fluentui/react-components";
import type { PageProps } from "../lazy-page";
import { PlayerStore } from "./player/player-store";
import { PlayView } from "./PlayView";
import { PuzzleSource, type OpenPuzzle, type PuzzleState } from "./puzzle-source";
import { RangeForm } from "./RangeForm";
import { SheetActions } from "./sheet/SheetActions";
import { usePaneVisible } from "./usePaneVisible";

const ASK = "";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

/** The puzzle of the active sheet, drawn and played. */
export function ViewPage({ isOpen }: PageProps) {
  const styles = useStyles();
  const [source] = useState(() => new PuzzleSource());
  const isPaneVisible = usePaneVisible();
  const isShown = isOpen && isPaneVisible;
  useEffect(() => (isShown ? source.follow() : undefined), [source, isShown]);
  const state = useSyncExternalStore(source.subscribe, () => source.state);
  const { puzzle, part, problem, asking } = state;
  return (
    <div className={styles.page}>
      <KindChoice state={state} source={source} />
      {asking && (
        <>
          {state.recognised.length === 0 && !state.kind && (
            <Body1>
              This sheet has no names that tell of a puzzle. Open a lesson from Puzzles, or say where the
              puzzle is.
            </Body1>
          )}
          <RangeForm onGiven={(prefix, addresses) => source.choose({ prefix, addresses })} />
        </>
      )}
      {problem && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      {part !== undefined && (
        <>
          <Field validationMessage="Solving the puzzle …" validationState="none">
            <ProgressBar value={part} aria-label="Part of the solving that is done" />
          </Field>
          <Button onClick={() => source.cancel()}>Cancel</Button>
        </>
      )}
      {puzzle && isShown && <Opened key={`${puzzle.sheet.id} ${puzzle.kind.prefix}`} puzzle={puzzle} />}
    </div>
  );
}

interface KindChoiceProps {
  readonly state: PuzzleState;
  readonly source: PuzzleSource;
}

/** Which puzzle of the sheet is shown, where its names tell of one or more. */
function KindChoice({ state: { recognised, asking, kind }, source }: KindChoiceProps) {
  if (recognised.length === 0) return null;
  return (
    <Field label="Puzzle" orientation="horizontal">
      <Select
        value={asking || !kind ? ASK : kind.prefix}
        onChange={(_event, { value }) => source.choose(value === ASK ? "ask" : { prefix: value })}
      >
        {recognised.map(({ prefix, title }) => (
          <option key={prefix} value={prefix}>
            {title}
          </option>
        ))}
        <option value={ASK}>In other ranges …</option>
      </Select>
    </Field>
  );
}

/** A puzzle with its player, which goes on where it is when a cell of the puzzle changes. */
function Opened({ puzzle }: { readonly puzzle: OpenPuzzle }) {
  const { play } = puzzle;
  const [player] = useState(() => new PlayerStore(play.lastStep));
  useEffect(() => () => player.stop(), [player]);
  useEffect(() => {
    if (player.state.lastStep !== play.lastStep) player.dispatch({ type: "load", lastStep: play.lastStep });
  }, [player, play]);
  return (
    <>
      <PlayView play={play} player={player} />
      <SheetActions puzzle={puzzle} player={player} />
      <Text size={200}>{puzzle.sheet.name}</Text>
    </>
  );
}
