import { memo } from "react";
import { playedLetters, type Generator, type PlayedLetter } from "../play-word-game";
import { PALETTE } from "../../../drawing/palette";
import { round, truncated, WIDTH } from "../../../drawing/flat/flat-picture";
import { widthOf } from "../../../drawing/flat/legible";
import type { Point } from "../../../drawing/flat/points";

export const WORD_HEIGHT = 34;
const BUTTON = { height: 28, gap: 8, padding: 11, smallest: 36 };
const MAX_LETTERS = 10;
/** The space around a letter of the word. */
const APART = 5;

/** A letter to be clicked: its middle and its width. */
export interface LetterButton extends Point {
  readonly letter: PlayedLetter;
  readonly width: number;
  readonly shown: string;
}

/** One for each generator. They differ in colour or dashes, and are visible on white, dark and black. */
const COLORS = ["#2f7ed8", "#d9760a", "#a866dd", "#0a9590", "#d9487c", "#a07c4a"];
export const strokeOf = (generator: number) => ({
  stroke: COLORS[generator % COLORS.length],
  strokeDasharray: generator < COLORS.length ? undefined : "5 3",
});

/** A button for each letter, in rows of about equal width, from 0 on. A generator and its inverse stay together. */
export function buttonsOf(generators: readonly Generator[], text: number): LetterButton[] {
  const { height, gap, padding, smallest } = BUTTON;
  const letters = playedLetters(generators).map((letter) => {
    const shown = truncated(letter.text, MAX_LETTERS);
    return { letter, shown, width: Math.max(smallest, widthOf(shown, text) + 2 * padding) };
  });
  const together = generators.map((_, generator) =>
    letters.filter(({ letter }) => letter.generator === generator),
  );
  const widthOfRow = (row: readonly { readonly width: number }[]) =>
    row.reduce((sum, { width }) => sum + width + gap, -gap);
  const rowsIn = (width: number) => {
    const rows: (typeof letters)[] = [];
    for (const own of together) {
      const row = rows.at(-1);
      if (row && widthOfRow([...row, ...own]) <= width) row.push(...own);
      else rows.push([...own]);
    }
    return rows;
  };
  const widest = WIDTH - 2 * gap;
  let rows = rowsIn(widest);
  for (let width = widest; width > smallest && rowsIn(width).length === rows.length; width -= gap)
    rows = rowsIn(width);
  return rows.flatMap((row, number) => {
    let right = (WIDTH - widthOfRow(row)) / 2;
    return row.map((button) => {
      const x = right + button.width / 2;
      right += button.width + gap;
      return { ...button, x, y: height / 2 + number * (height + gap) };
    });
  });
}

/** With a gap below. */
export const heightOf = (buttons: readonly LetterButton[]) =>
  Math.max(...buttons.map(({ y }) => y)) + BUTTON.height / 2 + BUTTON.gap;

interface ButtonsProps {
  readonly buttons: readonly LetterButton[];
  readonly text: number;
  readonly applied: string | undefined;
}

/** The letters to be clicked, each in the colour of its generator. */
export const Buttons = memo(function Buttons({ buttons, text, applied }: ButtonsProps) {
  const { height } = BUTTON;
  return buttons.map(({ letter, shown, width, x, y }) => {
    const isApplied = letter.text === applied;
    return (
      <g key={letter.text} data-spot={letter.text} transform={`translate(${round(x)} ${round(y)})`}>
        <rect
          {...{ x: round(-width / 2), y: -height / 2, width: round(width), height, rx: 6 }}
          {...strokeOf(letter.generator)}
          fill={isApplied ? PALETTE.move : PALETTE.ground}
          strokeWidth={2.5}
        />
        <text
          y={round(text * 0.35)}
          fontSize={text}
          fontWeight="600"
          fill={isApplied ? PALETTE.ground : PALETTE.ink}
        >
          {shown}
          {shown !== letter.text && <title>{letter.text}</title>}
        </text>
      </g>
    );
  });
});

interface WordLineProps {
  readonly letters: readonly PlayedLetter[];
  /** Whether letters to come are left out. */
  readonly isFound: boolean;
  /** How many letters have been applied, and whether the next one is being applied. */
  readonly done: number;
  readonly underWay: boolean;
  readonly text: number;
}

/** As much of the word as has room, around the current letter, which is marked. */
export const WordLine = memo(function WordLine(props: WordLineProps) {
  const { isFound, done, underWay, text } = props;
  const letters = isFound ? props.letters.slice(0, underWay ? done + 1 : done) : props.letters;
  const current = underWay ? done : done - 1;
  const shown = letters.map((letter) => truncated(letter.text, MAX_LETTERS));
  const widest = Math.max(0, ...shown.map((each) => widthOf(each, text))) + 2 * APART;
  const most = Math.max(1, Math.floor((WIDTH - 2 * widest) / widest));
  const first = Math.max(0, Math.min(current - Math.floor(most / 2), letters.length - most));
  const last = Math.min(letters.length, first + most);
  const left = (WIDTH - (last - first) * widest) / 2;
  const y = WORD_HEIGHT / 2;
  const baseline = round(y + text * 0.35);
  const more = { y: baseline, fontSize: text, fill: PALETTE.faint };
  return (
    <>
      {first > 0 && (
        <text x={round(left - widest / 2)} {...more}>
          …
        </text>
      )}
      {shown.slice(first, last).map((letter, k) => {
        const number = first + k;
        const x = round(left + (k + 0.5) * widest);
        const isCurrent = number === current;
        const fill = number < done ? PALETTE.ink : PALETTE.faint;
        return (
          <g key={number}>
            {isCurrent && (
              <rect
                data-part="letter"
                {...{ x: round(x - widest / 2 + 1), y: round(y - text * 0.8) }}
                {...{ width: round(widest - 2), height: round(text * 1.6), rx: 4 }}
                fill={underWay ? PALETTE.move : "none"}
                stroke={PALETTE.move}
                strokeWidth={2}
              />
            )}
            <text
              {...{ x, y: baseline, fontSize: text }}
              fontWeight={isCurrent ? 700 : 400}
              fill={isCurrent && underWay ? PALETTE.ground : fill}
            >
              {letter}
            </text>
          </g>
        );
      })}
      {last < letters.length && (
        <text x={round(left + (last - first + 0.5) * widest)} {...more}>
          …
        </text>
      )}
    </>
  );
});
