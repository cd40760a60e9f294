import { useEffect, useRef, useState } from "react";
import { Button, makeStyles, Switch, Text, tokens } from "@fluentui/react-components";
import { cellAddress } from "../../../grid/addresses";
import { paintCells, removePaint, type CellPaint } from "../../../excel/cell-paint";
import { hasKeptPaint, keepPaint, removeKeptPaint } from "../../../excel/kept-paint";
import { describeProblem } from "../../../excel/problems";
import { goTo } from "../../../excel/selection";
import { writeTable, type WrittenTable } from "../../../excel/tables";
import { i18n } from "../../../language";
import { Marker } from "../../../excel/marker";
import { stepOf } from "../player/player";
import type { PlayerStore } from "../player/player-store";
import type { OpenPuzzle } from "../puzzle-source";
import { cellsOfWay, keptPaintOf, markedCells, stepRows, WAY_LOOK, MARKER_LOOK } from "./walk";

const useStyles = makeStyles({
  actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
});

interface SheetActionsProps {
  readonly puzzle: OpenPuzzle;
  readonly player: PlayerStore;
  /** While the page is hidden the sheet looks as it did before. */
  readonly isShown: boolean;
}

/** The puzzle's actions in the sheet: a marker that walks, the painted way, the steps as rows. */
export function SheetActions({ puzzle, player, isShown }: SheetActionsProps) {
  const styles = useStyles();
  const [problem, setProblem] = useState<string>();
  const [written, setWritten] = useState<WrittenTable>();
  const [walking, setWalking] = useState(false);
  const report = (error: unknown) => setProblem(describeProblem(error));
  const marker = useMarker(puzzle, player, walking && isShown, report);
  const way = useWay(puzzle, isShown, report);
  const kept = useKeptWay(puzzle, isShown, report);

  const paint = async () => {
    await way.toggle();
    // Keeps the marker in front of anything painted later.
    if (walking) await marker.show(markedCells(puzzle, stepOf(player.state)));
  };
  const keep = async () => {
    await kept.toggle();
    if (way.isPainted) await way.toggle();
    if (walking) await marker.show(markedCells(puzzle, stepOf(player.state)));
  };
  const record = async () => {
    const rows = stepRows(puzzle, ({ row, column }) => cellAddress(row, column));
    const title = i18n.t("{puzzle} steps", { puzzle: puzzle.title });
    const table = { title: title.slice(0, 28), ...rows };
    setWritten(await writeTable(table, { kind: "newSheet" }, { shows: false }));
  };
  const run = (work: () => Promise<void>) => {
    setProblem(undefined);
    setWritten(undefined);
    void work().catch(report);
  };
  const inCells = puzzle.play.marker && puzzle.ranges[puzzle.play.marker.range];

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
            <Button size="small" onClick={() => run(paint)}>
              {way.isPainted ? i18n.t("Unpaint the way") : i18n.t("Paint the way")}
            </Button>
            <Button size="small" onClick={() => run(keep)}>
              {kept.isKept ? i18n.t("Take the kept painting away") : i18n.t("Keep painted")}
            </Button>
          </>
        )}
        <Button size="small" onClick={() => run(record)}>
          {i18n.t("Record the steps")}
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

/** The painted way, which is removed with the puzzle and while the page is hidden. */
function useWay(puzzle: OpenPuzzle, isShown: boolean, onProblem: (error: unknown) => void) {
  const [isPainted, setPainted] = useState(false);
  const paint = useRef<CellPaint>(undefined);
  const ended = useRef(0);
  const set = (next: CellPaint | undefined) => {
    paint.current = next;
    setPainted(next !== undefined);
  };
  useEffect(
    () => () => {
      const old = paint.current;
      ended.current++;
      set(undefined);
      if (old) void removePaint(old).catch(onProblem);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another puzzle, or none to be seen, takes the paint away
    [puzzle, isShown],
  );
  return {
    isPainted,
    async toggle() {
      const old = paint.current;
      const begun = ended.current;
      if (old) await removePaint(old);
      const cells = old ? undefined : cellsOfWay(puzzle);
      const next = cells && (await paintCells(cells.sheetId, cells.cells, WAY_LOOK));
      if (begun === ended.current) set(next);
      else if (next) await removePaint(next);
    },
  };
}

/** The way that stays painted when the page is hidden and the workbook is closed. */
function useKeptWay(puzzle: OpenPuzzle, isShown: boolean, onProblem: (error: unknown) => void) {
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
      const cells = isKept ? undefined : cellsOfWay(puzzle);
      if (cells) await keepPaint(painted, cells.cells, WAY_LOOK);
      else await removeKeptPaint(painted);
      setKept(cells !== undefined);
    },
  };
}

/** Makes the sheet's marker follow the player while `walking`. However that ends, the cells look as before. */
function useMarker(
  puzzle: OpenPuzzle,
  player: PlayerStore,
  walking: boolean,
  onProblem: (error: unknown) => void,
): Marker {
  const [marker] = useState(() => new Marker(MARKER_LOOK, onProblem));
  useEffect(() => {
    if (!walking) return undefined;
    let shown: number | undefined;
    const follow = () => {
      const step = stepOf(player.state);
      if (step === shown) return;
      shown = step;
      void marker.show(markedCells(puzzle, step));
    };
    follow();
    const end = player.subscribe(follow);
    return () => {
      end();
      void marker.show(undefined);
    };
  }, [marker, puzzle, player, walking]);
  return marker;
}
