import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { paletteOf } from "../../drawing/palette";

const declarations = (theme: "light" | "dark") =>
  Object.entries(paletteOf(theme))
    .map(([name, color]) => `${name}:${color};`)
    .join("");

const THEMES = `:root{${declarations("light")}}@media (prefers-color-scheme:dark){:root{${declarations("dark")}}}`;

/** A drawing whose root is an `<svg>` with a view box, as a standalone file with the colours of both themes. */
export function svgFile(drawing: ReactElement): string {
  const markup = renderToStaticMarkup(drawing);
  const [root] = /^<svg[^>]*>/.exec(markup) ?? [];
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(root ?? "") ?? [];
  if (!root || !width || !height) throw new Error("A drawing has no view box.");
  const sized = root.replace(/ width="100%"/, "").replace("<svg", svgStart(width, height));
  return `${sized}<style>${THEMES}</style>${markup.slice(root.length)}`;
}

const svgStart = (width: string, height: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
