import type { Tokens } from "marked";
import { madePicture } from "./made";
import type { HelpPicture } from "./picture";

/** A picture in Markdown: `made:` with a maker, or `screenshot:` with a file of `assets/how-to/`. Its title is the caption. */
export function namedPicture({ href, text, title }: Tokens.Image): HelpPicture {
  const [kind, name = ""] = href.split(":");
  if (!title) throw new Error(`The picture ${href} has no caption.`);
  if (kind === "made") return madePicture(name, title);
  if (kind === "screenshot") return { file: `assets/how-to/${name}.png`, text, caption: title };
  throw new Error(`The picture ${href} is neither made nor a screenshot.`);
}
