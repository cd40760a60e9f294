import { useId, useRef, useState, type KeyboardEvent } from "react";
import { Body1, Caption1, Label, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Painting } from "../../lessons/maker";
import { ARROWS, isArrowKey } from "../../view/hand/keys";

const INK = "#1f2937";
/** Between blocks of squares. */
const GAP = "3px";

const useStyles = makeStyles({
  field: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    gridColumn: "1 / -1",
    minWidth: 0,
  },
  colours: { display: "grid", gap: "4px", gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  net: { display: "grid", maxWidth: "420px" },
  /** The colours are what is told, also in high contrast. */
  button: {
    boxSizing: "border-box",
    forcedColorAdjust: "none",
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    color: INK,
    cursor: "pointer",
    font: "inherit",
    minWidth: 0,
    padding: 0,
    ":focus-visible": { outline: `3px solid ${tokens.colorStrokeFocus2}`, zIndex: 1, position: "relative" },
  },
  colour: { borderRadius: tokens.borderRadiusMedium, minHeight: "36px" },
  chosen: { boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}, 0 0 0 4px ${tokens.colorBrandStroke1}` },
  square: { aspectRatio: "1", fontSize: tokens.fontSizeBase200, lineHeight: 1 },
  blank: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground3 },
  wrong: { boxShadow: `inset 0 0 0 3px ${tokens.colorPaletteRedForeground1}` },
});

interface PaintFieldProps {
  readonly label: string;
  readonly painting: Painting;
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/**
 * Squares that are painted by clicks: a colour is chosen, then squares are clicked; a second click clears. Arrow keys go from square to
 * square, and letters or numbers paint. What is wrong is said below, and marked.
 */
export function PaintField({ label, painting, text, disabled, onChange }: PaintFieldProps) {
  const styles = useStyles();
  const id = useId();
  const { paints, blank } = painting;
  const [chosen, setChosen] = useState(paints[0]!.mark);
  const problem = painting.problem(text);
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Caption1>{i18n._(painting.hint)}</Caption1>
      <div className={styles.colours} role="group" aria-label={i18n.t("Colour to paint with")}>
        {paints.map(({ mark, name, fill }) => {
          const left = leftOf(painting, text, mark);
          return (
            <button
              key={mark}
              type="button"
              className={mergeClasses(styles.button, styles.colour, mark === chosen && styles.chosen)}
              style={{ backgroundColor: fill }}
              aria-pressed={mark === chosen}
              aria-label={i18n.t("{colour}, {left} left", { colour: name(), left })}
              title={name()}
              disabled={disabled}
              onClick={() => setChosen(mark)}
            >
              {`${mark} ${left}`}
            </button>
          );
        })}
      </div>
      <Squares
        {...{ label, painting, text, disabled }}
        wrong={problem?.squares ?? []}
        onPaint={(square, mark = text[square] === chosen ? blank : chosen) =>
          onChange(painted(text, square, mark))
        }
      />
      <Body1 aria-live="polite">{problem?.text ?? ""}</Body1>
    </div>
  );
}

interface SquaresProps extends Omit<PaintFieldProps, "onChange"> {
  readonly wrong: readonly number[];
  /** Without a mark, with the chosen colour. */
  readonly onPaint: (square: number, mark?: string) => void;
}

function Squares({ label, painting, text, disabled, wrong, onPaint }: SquaresProps) {
  const styles = useStyles();
  const { squares, paints, every } = painting;
  const net = useRef<HTMLDivElement>(null);
  /** The square that the tab key leads to. */
  const [at, setAt] = useState(0);
  const goTo = (square: number) => {
    setAt(square);
    (net.current!.children[square] as HTMLElement).focus();
  };
  const press = (event: KeyboardEvent, square: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const mark = markOfKey(painting, event.key);
    const to = mark === undefined ? squareBeside(painting, square, event.key) : square + 1;
    if (mark === undefined && to === undefined) return;
    event.preventDefault();
    if (mark !== undefined) onPaint(square, mark);
    if (to! < squares.length) goTo(to!);
  };
  const lineOf = (number: number) => number + Math.floor(number / every) + 1;
  const tracks = (size: string, lines: readonly number[]) =>
    Array.from({ length: Math.max(...lines) + 1 }, (_, k) =>
      k > 0 && k % every === 0 ? `${GAP} ${size}` : size,
    ).join(" ");
  return (
    <div
      ref={net}
      className={styles.net}
      style={{
        gridTemplateColumns: tracks(
          "minmax(0, 1fr)",
          squares.map(({ column }) => column),
        ),
        gridTemplateRows: tracks(
          "auto",
          squares.map(({ row }) => row),
        ),
      }}
      role="group"
      aria-label={label}
    >
      {squares.map(({ row, column, name }, square) => {
        const paint = paints.find(({ mark }) => mark === text[square]);
        const colour = paint?.name() ?? i18n.t("no colour");
        return (
          <button
            key={square}
            type="button"
            className={mergeClasses(
              styles.button,
              styles.square,
              !paint && styles.blank,
              wrong.includes(square) && styles.wrong,
            )}
            style={{
              gridRow: lineOf(row),
              gridColumn: lineOf(column),
              ...(paint && { backgroundColor: paint.fill }),
            }}
            aria-label={i18n.t("{square}: {colour}", { square: name(), colour })}
            tabIndex={square === at ? 0 : -1}
            disabled={disabled}
            onFocus={() => setAt(square)}
            onClick={() => onPaint(square)}
            onKeyDown={(event) => press(event, square)}
          >
            {paint?.mark ?? ""}
          </button>
        );
      })}
    </div>
  );
}

/** The text of a painting with another mark at a square. */
export function painted(text: string, square: number, mark: string): string {
  const marks = Array.from(text);
  marks[square] = mark;
  return marks.join("");
}

/** How many squares may still get a colour. */
export const leftOf = ({ most }: Painting, text: string, mark: string): number =>
  most - Array.from(text).filter((each) => each === mark).length;

/** The nearest square in the direction of an arrow key, in the same row or column; undefined if there is none, or for another key. */
export function squareBeside({ squares }: Painting, from: number, key: string): number | undefined {
  if (!isArrowKey(key)) return undefined;
  const { right, down } = ARROWS[key];
  const along = (to: number) =>
    (squares[to]!.row - squares[from]!.row) * down + (squares[to]!.column - squares[from]!.column) * right;
  const isInLine = (to: number) =>
    down === 0 ? squares[to]!.row === squares[from]!.row : squares[to]!.column === squares[from]!.column;
  return squares
    .map((_, square) => square)
    .filter((square) => isInLine(square) && along(square) > 0)
    .sort((a, b) => along(a) - along(b))[0];
}

/** The mark that a key paints: that of a colour, by its letter or its number; the blank one to clear; undefined for another key. */
export function markOfKey({ paints, blank }: Painting, key: string): string | undefined {
  if (key === "Delete" || key === "Backspace") return blank;
  return paints.find(({ mark }, k) => mark === key.toUpperCase() || String(k + 1) === key)?.mark;
}
