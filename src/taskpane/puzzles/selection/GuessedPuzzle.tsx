import { useState, useEffect, useRef } from "react";
import { Caption1, makeStyles, tokens, Button } from "@fluentui/react-components";
import { i18n } from "../../../language";
import type { Guess, Fact } from "../../../playing/guess";
import { RadioField } from "../../../components/Choice";
import { Facts } from "../../../components/Facts";
import { Column } from "../../../components/layout";
import { Message, Outcome, useAction } from "../../../components/useAction";
import { RangeFields } from "../../../view/RangeForm";
import { SolvingProgress } from "../../../view/SolvingProgress";
import { completeAddresses, type Addresses } from "../../../view/solving";
import { answerAbout, type Answer } from "./answering";
import { AnswerActions } from "./AnswerActions";
import type { GuessedSelection } from "./reading";
import { describeProblem } from "../../../excel/problems";
import type { PlayKind, Play } from "../../../playing/play";
import { andMore } from "../../../language/lists";
import type { PuzzleRange } from "../../../excel/puzzle-sheet";
import { mazeOfText } from "../../../puzzles/mazes/make-from-text";
import { insertSheet } from "../../useInserting";

/** So many steps are told here; Play and the list have all. */
const MAX_STEPS = 8;

/** What is known of a puzzle: how many moves solve it, which, and its other facts. */
function AnswerFacts({ answer: { facts, play, problem } }: { readonly answer: Answer }) {
  const obstacle = play?.impossible ?? problem;
  const all = [...facts, ...(play && play.impossible === undefined ? factsOf(play) : [])];
  return (
    <>
      {obstacle !== undefined && <Message intent="info">{obstacle}</Message>}
      {all.length > 0 && <Facts facts={all.map(({ title, value }) => [title, value])} />}
    </>
  );
}

function factsOf({ lastStep, text, byHand }: Play): readonly Fact[] {
  const shown = Math.min(lastStep, MAX_STEPS);
  const texts = Array.from({ length: shown }, (_, k) => text(k + 1)).join("; ");
  return [
    { title: byHand ? i18n.t("Moves") : i18n.t("Steps"), value: String(lastStep) },
    ...(lastStep > 0 ? [{ title: i18n.t("These are"), value: andMore(texts, lastStep - shown) }] : []),
  ];
}

/** The states of finding out about a puzzle. */
type AnswerState =
  | { readonly stage: "missing" }
  | { readonly stage: "solving"; readonly part: number }
  | { readonly stage: "answered"; readonly answer: Answer; readonly addresses: Addresses }
  | { readonly stage: "failed"; readonly problem: string };

/** Addresses that are being typed are not read before this many ms have passed. */
const TYPING = 300;

/** Finds out about a puzzle as soon as all ranges that it needs are known, and again whenever they change. */
function useAnswer(kind: PlayKind, addresses: Addresses): [state: AnswerState, cancel: () => void] {
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

/** As many as can be taken in at once. */
const MAX_GUESSES = 6;

const useStyles = makeStyles({
  address: { color: tokens.colorNeutralForeground3, overflowWrap: "anywhere" },
});

interface GuessedPuzzleProps {
  readonly selection: GuessedSelection;
}

/** What the selection can be, to choose from, and what is known of it then. */
export function GuessedPuzzle({ selection: { range, guesses } }: GuessedPuzzleProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState(0);
  const shown = guesses.slice(0, MAX_GUESSES);
  return (
    <Column>
      <div aria-live="polite">
        <RadioField
          label={i18n.t("This can be")}
          options={shown.map(({ kind, reason }, index) => [
            String(index),
            `${i18n._(kind.title)}: ${reason}`,
          ])}
          value={String(chosen)}
          onChoose={(index) => setChosen(Number(index))}
        />
        <Caption1 className={styles.address}>
          {i18n.t("selected in {address}", { address: range.fullAddress })}
        </Caption1>
      </div>
      {guesses[chosen]!.kind.prefix === "Maze" && <LayOutText range={range} />}
      <Asked key={chosen} guess={guesses[chosen]!} selected={range.fullAddress} sheetId={range.sheetId} />
    </Column>
  );
}

interface AskedProps {
  readonly guess: Guess;
  /** The address of the selection. */
  readonly selected: string;
  readonly sheetId: string;
}

/** Asks for what a guess still needs, and answers. */
function Asked({ guess: { kind, range }, selected, sheetId }: AskedProps) {
  const [addresses, setAddresses] = useState<Addresses>({ [range.name]: selected });
  const [kept, setKept] = useState<string>();
  const [state, cancel] = useAnswer(kind, addresses);
  const others = kind.ranges.filter(({ name }) => name !== range.name);
  return (
    <Column>
      <RangeFields ranges={others} addresses={addresses} onChange={setAddresses} />
      {state.stage === "solving" && <SolvingProgress part={state.part} onCancel={cancel} />}
      <div aria-live="polite">
        {state.stage === "failed" && <Message intent="error">{state.problem}</Message>}
        {state.stage === "answered" && <AnswerFacts answer={state.answer} />}
      </div>
      {state.stage === "answered" && (
        <AnswerActions
          answer={state.answer}
          addresses={state.addresses}
          sheetId={sheetId}
          id={kept}
          onKept={setKept}
        />
      )}
    </Column>
  );
}

/** The text in a single column with a line a cell, or with all lines in one cell. */
function textIn({ values }: PuzzleRange): string | undefined {
  const text = values.map(([cell]) => String(cell)).join("\n");
  return values.every((row) => row.length === 1) && /[^\r\n]{2}/.test(text) ? text : undefined;
}

const useTextStyles = makeStyles({ button: { alignSelf: "flex-start" } });

/** For a maze in lines of text: makes a sheet with a character a cell. */
function LayOutText({ range }: { readonly range: PuzzleRange }) {
  const styles = useTextStyles();
  const { isBusy, outcome, run } = useAction();
  const text = textIn(range);
  if (text === undefined) return null;
  return (
    <>
      <Button
        className={styles.button}
        disabledFocusable={isBusy}
        onClick={() => void run(async () => insertSheet(mazeOfText(text)))}
      >
        {i18n.t("Lay it out, a character a cell")}
      </Button>
      <Outcome of={outcome} />
    </>
  );
}
