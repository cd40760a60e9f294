import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { Body1, Link, makeStyles, tokens } from "@fluentui/react-components";
import { describeObstacle } from "../../components/obstacle";
import { Message } from "../../components/useAction";
import { i18n } from "../../language";
import { decodeLink } from "../../links/codec";
import { LinkError, textIn, type LinkedPuzzle } from "../../links/link";
import { kindOf } from "../../links/puzzle-sheet";
import { playableOf } from "../../puzzles";
import type { SolvedPuzzle } from "../next/make-next";
import { NextContext, openIn, useNext } from "../next/use-next";
import { PlayView } from "../PlayView";
import { PuzzlePage } from "../PuzzlePage";
import { SessionContext, SessionStore } from "../session/session-store";
import { solve } from "../solving";
import { SolvingProgress } from "../SolvingProgress";

const useStyles = makeStyles({ sheet: { paddingBottom: tokens.spacingVerticalM } });

/** The puzzle of a link's text. Throws a LinkError. */
function puzzleOf(hash: string): LinkedPuzzle {
  const link = decodeLink(textIn(hash) ?? "");
  const puzzle = "puzzles" in link ? link.puzzles[0] : undefined;
  if (!puzzle) throw new LinkError(i18n.t("This link opens a sheet."));
  kindOf(puzzle);
  return puzzle;
}

interface Opened extends SolvedPuzzle {
  readonly title: string;
  readonly store: SessionStore;
}

/** The puzzle of the link, and those that come after it. */
function Played({ title, store, ...first }: Opened) {
  const { shown, next } = useNext(first, store);
  const { number, play } = shown;
  useLayoutEffect(() => openIn(store, shown), [store, shown]);
  return (
    <NextContext value={next}>
      <PlayView
        title={number === 1 ? title : i18n.t("{title}, no. {number}", { title, number })}
        task={i18n._(playableOf(play.prefix).task ?? "")}
      />
    </NextContext>
  );
}

interface SentPuzzleProps {
  /** The page's address from the number sign on. */
  readonly hash: string;
}

/** The page of a puzzle that somebody has sent: nothing but the puzzle, at its start. */
export function SentPuzzle({ hash }: SentPuzzleProps) {
  const styles = useStyles();
  const isDark = useSystemIsDark();
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const [part, setPart] = useState<number | undefined>(0);
  const [solving] = useState(() => new AbortController());
  useEffect(() => {
    const open = async () => {
      try {
        const { kind, ranges, title } = puzzleOf(hash);
        const cells = { prefix: kind, cells: ranges };
        const play = await solve(cells, setPart, solving.signal);
        const store = new SessionStore(play);
        // The player's own line, so that nothing of the solution is shown before it is asked for.
        store.dispatch({ type: "start" });
        setOpened({ title, cells, play, store });
      } catch (error) {
        if (!solving.signal.aborted) setProblem(describeObstacle(error, {}));
      }
      setPart(undefined);
    };
    void open();
  }, [hash, solving]);
  return (
    <PuzzlePage isDark={isDark}>
      {part !== undefined && <SolvingProgress part={part} onCancel={() => solving.abort()} />}
      {problem !== undefined && <Message intent="error">{problem}</Message>}
      {opened && (
        <SessionContext value={opened.store}>
          <Played {...opened} />
        </SessionContext>
      )}
      <Body1 className={styles.sheet}>
        <Link href={`workbench.html${hash}`}>{i18n.t("Open it in a sheet")}</Link>
      </Body1>
    </PuzzlePage>
  );
}

const PREFERENCE = window.matchMedia("(prefers-color-scheme: dark)");

function useSystemIsDark(): boolean {
  const subscribe = (listener: () => void) => {
    PREFERENCE.addEventListener("change", listener);
    return () => PREFERENCE.removeEventListener("change", listener);
  };
  return useSyncExternalStore(subscribe, () => PREFERENCE.matches);
}
