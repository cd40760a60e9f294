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
export function svgFile(svg: SVGSVGElement): string {
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

/** The same as a PNG data URL. */
export async function pngAddress(svg: SVGSVGElement): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas.toDataURL("image/png");
}

export const svgAddress = (svg: SVGSVGElement): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(svg))}`;
