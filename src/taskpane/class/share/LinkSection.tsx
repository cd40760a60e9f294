import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, Field, makeStyles, Textarea } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { copyFrom } from "../../../components/copy";
import { ShareSection } from "./ShareSection";
import { useAction } from "../../../components/useAction";
import { readNamedRanges, readRanges, type PuzzleRange, type PuzzleSheet } from "../../../excel/puzzle-sheet";
import { textOf, type Cell, type Cells } from "../../../grid/cells";
import { areaAddress, columnOfLetters, rowOfAddress } from "../../../grid/addresses";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { ORIGIN, readOrigin } from "../../../lessons/origin";
import type { Link, LinkedPuzzle } from "../../../links/link";
import { isOfPuzzle, recognise } from "../../../playing/recognition";
import { PLAY_KINDS } from "../../../puzzles";

/** What a link to the active sheet carries. Throws a user-facing error if the sheet has no puzzle. */
async function readLink(): Promise<Link> {
  const sheet = await readNamedRanges((name) => name === ORIGIN || isOfPuzzle(PLAY_KINDS, name));
  const made = sheet.texts[ORIGIN];
  const origin = made === undefined ? undefined : readOrigin(made);
  const { freshSheet, inputsOf } = await import(/* webpackChunkName: "links" */ "../../../links/sheets");
  const fresh = origin && freshSheet(origin.id, origin.chosen);
  if (!fresh || !isAsMade(fresh, sheet)) return { puzzles: puzzlesOf(sheet) };
  const blocks = inputsOf(fresh);
  const { ranges } = await readRanges(Object.fromEntries(blocks.map((block) => [block.at, areaOf(block)])));
  return {
    sheet: fresh.id,
    ...(fresh.chosen && { values: fresh.chosen }),
    inputs: Object.fromEntries(blocks.map(({ at }) => [at, cellsOf(ranges[at]!)])),
  };
}

/** Whether the sheet's names are where its lesson or maker put them: no rows or columns have been inserted or deleted. */
function isAsMade({ names = {} }: Lesson, { ranges }: PuzzleSheet): boolean {
  return Object.entries(names).every(
    ([name, address]) => !Object.hasOwn(ranges, name) || ranges[name]!.address === address,
  );
}

/** The puzzles that the sheet's names tell of. */
function puzzlesOf({ ranges, texts }: PuzzleSheet): LinkedPuzzle[] {
  const found = recognise(PLAY_KINDS, [...Object.keys(ranges), ...Object.keys(texts)]);
  const puzzles = found.flatMap(({ kind, names, title }) => {
    const own = Object.entries(names).filter(([, name]) => Object.hasOwn(ranges, name));
    if (own.length < Object.keys(names).length) return [];
    return {
      kind: kind.prefix,
      title: titleIn(title, ranges, texts) || i18n._(kind.title),
      ranges: Object.fromEntries(own.map(([range, name]) => [range, cellsOf(ranges[name]!)])),
    };
  });
  if (puzzles.length > 0) return puzzles;
  throw new Error(
    i18n.t(
      "This sheet has no puzzle. Open a puzzle’s sheet, or let View or Puzzles know where the puzzle is.",
    ),
  );
}

function titleIn(
  name: string | undefined,
  ranges: PuzzleSheet["ranges"],
  texts: PuzzleSheet["texts"],
): string {
  if (name === undefined) return "";
  if (Object.hasOwn(texts, name)) return texts[name]!;
  return Object.hasOwn(ranges, name) ? textOf(ranges[name]!.values[0]![0] as Cell) : "";
}

const cellsOf = ({ values }: PuzzleRange): Cells => values as Cells;

function areaOf({ at, cells }: LessonBlock): string {
  const letters = at.replace(/\d+$/, "");
  return areaAddress(rowOfAddress(at) - 1, columnOfLetters(letters), cells.length, cells[0]!.length);
}

const useStyles = makeStyles({ field: { alignSelf: "stretch" } });

/** Makes a link that opens this sheet's puzzle in the workbench, for people without Excel. */
export function LinkSection() {
  const styles = useStyles();
  const field = useRef<HTMLTextAreaElement>(null);
  const [address, setAddress] = useState("");
  const { isBusy, outcome, run } = useAction();
  const copy = async () => {
    setAddress("");
    const { encodeLink } = await import(/* webpackChunkName: "links" */ "../../../links/codec");
    const hash = `#puzzle=${encodeLink(await readLink())}`;
    const made = new URL(`workbench.html${hash}`, window.location.href).href;
    // The browser copies only what it shows.
    flushSync(() => setAddress(made));
    return (await copyFrom(field.current!))
      ? i18n.t("The link is on the clipboard.")
      : ({ intent: "warning", text: i18n.t("Select the link and copy it.") } as const);
  };
  return (
    <ShareSection
      heading={i18n.t("Link")}
      sentence={i18n.t(
        "Opens this sheet’s puzzle with your own inputs in the browser, for people without Excel. All of it is in the link itself: no server sees it.",
      )}
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(copy)}>
        {i18n.t("Copy link")}
      </Button>
      {address !== "" && (
        <Field label={i18n.t("The link")} className={styles.field}>
          <Textarea textarea={{ ref: field }} readOnly value={address} rows={3} />
        </Field>
      )}
    </ShareSection>
  );
}
