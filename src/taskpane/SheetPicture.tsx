import { useEffect, useState } from "react";
import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useHostIsDark } from "../components/theme";
import type { FlatDrawing } from "../drawing/drawing";
import { i18n } from "../language";
import type { Lesson } from "../lessons/lesson";
import type { Play } from "../playing/play";
import { recognise } from "../playing/recognition";
import { DarkTheme, usePaletteClass } from "../view/palette-theme";
import { typedCells } from "../workbooks";

interface Drawn {
  readonly sheet: Lesson;
  readonly play: Play;
  readonly drawing: FlatDrawing;
}

/** The puzzle of a sheet and its first flat drawing; undefined where the sheet's formulas have to tell what it is. */
async function drawn(sheet: Lesson, signal: AbortSignal): Promise<Drawn | undefined> {
  const [{ drawingsOf, PLAY_KINDS }, { solve }] = await Promise.all([
    import(/* webpackChunkName: "puzzles" */ "../puzzles"),
    import(/* webpackChunkName: "solving" */ "../view/solving"),
  ]);
  const [puzzle] = recognise(PLAY_KINDS, Object.keys(sheet.names ?? {}));
  if (!puzzle) return undefined;
  const { kind, names } = puzzle;
  const cells = Object.entries(names).map(
    ([range, name]) => [range, typedCells(sheet, sheet.names![name]!)] as const,
  );
  if (cells.some(([, rows]) => rows.flat().some((value) => String(value).startsWith("=")))) return undefined;
  const play = await solve(
    { prefix: kind.prefix, cells: Object.fromEntries(cells) },
    () => undefined,
    signal,
  );
  const drawing = drawingsOf(play).find((each) => each.form === "flat");
  return drawing?.form === "flat" ? { sheet, play, drawing } : undefined;
}

const useStyles = makeStyles({
  picture: { "& > svg": { display: "block", width: "100%", height: "auto", maxHeight: "280px" } },
});

/** How the puzzle of a sheet looks at its start, before the sheet is inserted. */
export function SheetPicture({ sheet }: { readonly sheet: Lesson }) {
  const isDark = useHostIsDark();
  const [shown, setShown] = useState<Drawn>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    drawn(sheet, signal).then(
      (made) => !signal.aborted && setShown(made),
      () => undefined,
    );
    return () => ending.abort();
  }, [sheet]);
  if (shown?.sheet !== sheet) return null;
  return (
    <DarkTheme value={isDark}>
      <AtStart {...shown} />
    </DarkTheme>
  );
}

function AtStart({ play, drawing }: Drawn) {
  const picture = mergeClasses(useStyles().picture, usePaletteClass());
  const label = `${i18n._(drawing.title)}: ${drawing.describe(play, 0)}`;
  return (
    <div className={picture} role="img" aria-label={label}>
      <drawing.Picture play={play} position={0} />
    </div>
  );
}
