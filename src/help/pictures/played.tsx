import { drawingsOf, PLAY_KINDS } from "../../puzzles";
import type { Cells } from "../../grid/cells";
import { finished } from "../../steps";
import type { Scene } from "../../lessons/help";
import type { FlatDrawing } from "../../drawing/drawing";
import { pictureFile } from "../addresses";
import type { HelpPicture } from "./picture";
import { svgFile } from "./svg-file";

/** Solves the puzzle described by its ranges, and draws it. */
export function playedPicture(
  name: string,
  { kind, drawing, at, caption }: Scene,
  ranges: Readonly<Record<string, Cells>>,
): HelpPicture {
  const playKind = PLAY_KINDS.find(({ prefix }) => prefix === kind);
  if (!playKind) throw new Error(`There is no kind of puzzle ${kind}.`);
  const play = finished(playKind.read(ranges));
  const found = drawingsOf(play).find(({ id, form }) => form === "flat" && id === (drawing ?? id));
  if (!found) throw new Error(`There is no flat drawing ${drawing ?? ""} of ${kind}.`);
  const { Picture, describe } = found as FlatDrawing;
  const step = at === "start" ? 0 : play.lastStep;
  const svg = svgFile(<Picture play={play} position={step} />);
  return { file: pictureFile(name), svg, text: describe(play, step), caption };
}
