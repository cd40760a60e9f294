import { useState, type ReactNode } from "react";
import {
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Text,
} from "@fluentui/react-components";
import { putPicture } from "../excel/pictures";
import { i18n } from "../language";
import { saveFile, isOnMac } from "../components/save-file";
import { useAction } from "../components/useAction";
import type { Drawing } from "../drawing/drawing";
import type { Play } from "../playing/play";

/** The style properties that a picture needs outside of its page. */
export const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "opacity",
  "color",
  "stop-color",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "dominant-baseline",
  "visibility",
] as const;

/** The width of saved pictures in pixels, enough for a printed page. */
const SAVED_WIDTH = 1280;
const MARGIN = 0.02;

/** A drawing as a standalone file, with actual colours in place of the theme's variables, and on the theme's background. */
function svgFile(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyLooks(svg, copy);
  const { x, y, width, height } = svg.viewBox.baseVal;
  const margin = width * MARGIN;
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", Object.values(box).join(" "));
  copy.setAttribute("width", String(SAVED_WIDTH));
  copy.setAttribute("height", String(Math.round((SAVED_WIDTH * box.height) / box.width)));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries(box)) ground.setAttribute(name, String(value));
  ground.setAttribute("fill", groundBehind(svg));
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

function copyLooks(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  for (const name of LOOKS) to.setAttribute(name, looks.getPropertyValue(name));
  to.removeAttribute("class");
  to.removeAttribute("style");
  [...from.children].forEach((child, k) => copyLooks(child, to.children[k]!));
}

/** The background colour of the nearest element that has one. */
function groundBehind(element: Element): string {
  for (let behind: Element | null = element; behind; behind = behind.parentElement) {
    const color = getComputedStyle(behind).backgroundColor;
    if (color !== "rgba(0, 0, 0, 0)" && color !== "transparent") return color;
  }
  return "#ffffff";
}

const svgAddress = (svg: SVGSVGElement): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(svg))}`;

/** The same as a PNG data URL. */
async function pngAddress(svg: SVGSVGElement): Promise<string> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas.toDataURL("image/png");
}

/** Where the pictures of a drawing in its current state come from. */
export interface PictureSource {
  /** The drawing, if it is flat. */
  svg(): SVGSVGElement | undefined;
  /** The picture as a PNG data URL, if it is solid. */
  solid(): string | undefined;
}

interface PictureMenuProps {
  readonly drawing: Drawing;
  readonly play: Play;
  readonly source: PictureSource;
  /** The name of saved files, without an extension. */
  readonly fileName: () => string;
  readonly inSheet: boolean;
}

/** Saves what a drawing shows, also for a 3D printer, or puts it into the sheet. There is no menu if neither is possible. */
export function PictureMenu({ drawing, play, source, fileName, inSheet }: PictureMenuProps) {
  const [dialog, setDialog] = useState<ReactNode>();
  const { outcome, run } = useAction();
  const png = async () => {
    const svg = source.svg();
    const address = svg ? await pngAddress(svg) : source.solid();
    if (!address) throw new Error(i18n.t("There is no picture yet."));
    return address;
  };
  const save = async (ending: "svg" | "png") => {
    const svg = source.svg();
    const name = `${fileName()}.${ending}`;
    saveFile(name, ending === "svg" && svg ? svgAddress(svg) : await png());
    return i18n.t("Saved as {name}.", { name });
  };
  const put = async () => {
    const address = await png();
    await putPicture(address.slice(address.indexOf(",") + 1), i18n._(drawing.title));
    return i18n.t("The picture is in the sheet.");
  };
  const forPrinter = drawing.form === "solid" ? drawing.forPrinter : undefined;
  const print = async () => {
    const [{ PrintDialog }, printable] = await Promise.all([
      import(/* webpackChunkName: "printing" */ "./printing/PrintDialog"),
      forPrinter!(),
    ]);
    const close = () => setDialog(undefined);
    setDialog(<PrintDialog {...{ printable, play }} fileName={play.prefix.toLowerCase()} onClose={close} />);
  };
  const canSave = !isOnMac();
  if (!canSave && !inSheet) return null;
  return (
    <>
      {outcome && (
        <Text size={200} role="status">
          {outcome.text}
        </Text>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton
            size="small"
            appearance="subtle"
            aria-label={i18n.t("Picture: {title}", { title: i18n._(drawing.title) })}
          >
            {i18n.t("Picture")}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {canSave && drawing.form === "flat" && (
              <MenuItem onClick={() => void run(() => save("svg"))}>{i18n.t("Save as SVG")}</MenuItem>
            )}
            {canSave && (
              <MenuItem onClick={() => void run(() => save("png"))}>{i18n.t("Save as PNG")}</MenuItem>
            )}
            {canSave && forPrinter && (
              <MenuItem onClick={() => void run(print)}>{i18n.t("For a 3D printer …")}</MenuItem>
            )}
            {inSheet && <MenuItem onClick={() => void run(put)}>{i18n.t("Put into the sheet")}</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
      {dialog}
    </>
  );
}
