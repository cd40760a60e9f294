import type { Tokens } from "marked";
import type { HelpPicture } from "./picture";
import { i18n } from "../../language";
import { ENGLISH } from "../../language/languages";
import { typedCells } from "../../workbooks";
import type { Cells } from "../../grid/cells";
import { madeSheet, usualValues } from "../../lessons/maker";
import { recognise } from "../../playing/recognition";
import { MAKERS, PLAY_KINDS } from "../../puzzles";
import { seededRandom } from "../../steps/random";
import { spoken } from "../language";
import { playedPicture } from "./played";

/** The example that a maker's sheet begins with, solved and drawn as Play draws it. Its ranges have to be typed cells. */
function madePicture(id: string, caption: string): HelpPicture {
  const maker = MAKERS.find((each) => each.id === id);
  if (!maker) throw new Error(`There is no maker ${id}.`);
  const sheet = madeSheet(maker, usualValues(maker), seededRandom(1));
  const { kind, names } = recognise(PLAY_KINDS, Object.keys(sheet.names ?? {}))[0]!;
  const ranges = Object.entries(names).map(([range, name]) => [
    range,
    typedCells(sheet, sheet.names![name]!),
  ]);
  return playedPicture(
    `made-${id}`,
    { kind: kind.prefix, at: "end", caption },
    Object.fromEntries(ranges) as Record<string, Cells>,
  );
}

/** All screenshots are in English. */
const captionOf = (title: string) =>
  spoken() === ENGLISH ? title : i18n.t("{title} (picture in English)", { title });

/** A picture in Markdown: `made:` with a maker, or `screenshot:` with a file of `assets/how-to/`. Its title is the caption. */
export function namedPicture({ href, text, title }: Tokens.Image): HelpPicture {
  const [kind, name = ""] = href.split(":");
  if (!title) throw new Error(`The picture ${href} has no caption.`);
  if (kind === "made") return madePicture(name, title);
  if (kind === "screenshot") return { file: `assets/how-to/${name}.png`, text, caption: captionOf(title) };
  throw new Error(`The picture ${href} is neither made nor a screenshot.`);
}
