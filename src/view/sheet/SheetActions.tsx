import { useState, useEffect } from "react";
import { Button, makeStyles, Switch, Text, tokens } from "@fluentui/react-components";
import { cellAddress } from "../../grid/addresses";
import { describeProblem } from "../../excel/problems";
import { goTo } from "../../excel/selection";
import { writeTable, type WrittenTable } from "../../excel/tables";
import { i18n } from "../../language";
import type { OpenPuzzle } from "../open-puzzle";
import { stepAskedFor } from "../player/player";
import { isOwn } from "../session/session";
import { useSession, useStore } from "../session/session-store";
import { useMarker, useWay } from "./use-paint";
import { stepRows, cellsOfWay, keptPaintOf, WAY_LOOK } from "./walk";
import { hasKeptPaint, keepPaint, removeKeptPaint } from "../../excel/kept-paint";
import type { Play } from "../../playing/play";

/** The way of the line that is shown, as a painting that stays when the page is hidden and the workbook is closed. */
function useKeptWay(puzzle: OpenPuzzle, play: Play, isShown: boolean, onProblem: (error: unknown) => void) {
  const [isKept, setKept] = useState(false);
  const painted = keptPaintOf(puzzle);
  const { sheetId, id } = painted;
  useEffect(() => {
    if (!isShown) return undefined;
    let isLatest = true;
    hasKeptPaint({ sheetId, id })
      .then((found) => isLatest && setKept(found))
      .catch(onProblem);
    return () => {
      isLatest = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another puzzle, or a page that is shown again, is looked up
  }, [sheetId, id, isShown]);
  return {
    isKept,
    async toggle() {
      const cells = isKept ? undefined : cellsOfWay({ ranges: puzzle.ranges, play });
      if (cells) await keepPaint(painted, cells.cells, WAY_LOOK);
      else await removeKeptPaint(painted);
      setKept(cells !== undefined);
    },
  };
}

const useStyles = makeStyles({
  actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
});

interface SheetActionsProps {
  readonly puzzle: OpenPuzzle;
  /** While the page is hidden the sheet looks as it did before. */
  readonly isShown: boolean;
}

/** The puzzle's actions in the sheet: a marker that walks, the painted way, the steps as rows. */
export function SheetActions({ puzzle, isShown }: SheetActionsProps) {
  const styles = useStyles();
  const store = useStore();
  const play = useSession((session) => session.play);
  const own = useSession(isOwn);
  const [problem, setProblem] = useState<string>();
  const [written, setWritten] = useState<WrittenTable>();
  const [walking, setWalking] = useState(false);
  const report = (error: unknown) => setProblem(describeProblem(error));
  const marker = useMarker(puzzle, walking && isShown, report);
  const way = useWay(puzzle, play, isShown, report, marker);
  const kept = useKeptWay(puzzle, play, isShown, report);

  const keep = async () => {
    await kept.toggle();
    if (way.isPainted) await way.toggle();
    await marker();
  };
  const record = async () => {
    // The user's own moves so far, or the whole solution.
    const rows = own
      ? stepRows({ ...puzzle, play }, address, stepAskedFor(store.state))
      : stepRows(puzzle, address);
    const title = own
      ? i18n.t("{puzzle} my moves", { puzzle: puzzle.title })
      : i18n.t("{puzzle} steps", { puzzle: puzzle.title });
    const table = { title: title.slice(0, 28), ...rows };
    setWritten(await writeTable(table, { kind: "newSheet" }, { shows: false }));
  };
  const run = (work: () => Promise<void>) => {
    setProblem(undefined);
    setWritten(undefined);
    void work().catch(report);
  };
  const inCells = play.marker && puzzle.ranges[play.marker.range];

  return (
    <section aria-label={i18n.t("In the sheet")}>
      <div className={styles.actions}>
        {inCells && (
          <>
            <Switch
              label={i18n.t("Walk in the sheet")}
              checked={walking}
              onChange={(_event, { checked }) => setWalking(checked)}
            />
            <Button size="small" onClick={() => run(way.toggle)}>
              {way.isPainted ? i18n.t("Unpaint the route") : i18n.t("Paint the route")}
            </Button>
            <Button size="small" onClick={() => run(keep)}>
              {kept.isKept ? i18n.t("Remove the kept route") : i18n.t("Keep painted")}
            </Button>
          </>
        )}
        <Button size="small" onClick={() => run(record)}>
          {own ? i18n.t("Record my moves") : i18n.t("Record the steps")}
        </Button>
      </div>
      <div role="status">
        {written && (
          <Text>
            {i18n.t("The steps are in the sheet “{sheet}”.", { sheet: written.sheet })}{" "}
            <Button size="small" onClick={() => run(() => goTo(written.sheet, written.cells))}>
              {i18n.t("Go there")}
            </Button>
          </Text>
        )}
        {problem && <Text>{problem}</Text>}
      </div>
    </section>
  );
}

const address = ({ row, column }: { readonly row: number; readonly column: number }) =>
  cellAddress(row, column);
