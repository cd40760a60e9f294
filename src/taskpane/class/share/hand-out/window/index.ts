import "./hand-out.css";
import { i18n } from "../../../../../language";
import { speakHostLanguage } from "../../../../../excel/host-language";
import type { HandOut } from "../hand-out";
import { joinParts, type ToPane, type ToWindow } from "../messages";
import { renderHandOut } from "./render";

/** Width and height in millimetres, in portrait orientation, and its CSS name. */
interface Paper {
  readonly title: string;
  readonly css: string;
  readonly width: number;
  readonly height: number;
}

const A4: Paper = { title: "A4", css: "A4", width: 210, height: 297 };
const LETTER: Paper = { title: "Letter", css: "letter", width: 215.9, height: 279.4 };
export const PAPERS: readonly Paper[] = [A4, LETTER];

/** As in the stylesheet's `@page`. */
const MARGIN = 12;
const PIXELS_A_MILLIMETRE = 96 / 25.4;

/** Regions whose default paper is Letter. */
const LETTER_REGIONS = new Set([
  "US",
  "CA",
  "MX",
  "PH",
  "CL",
  "CO",
  "VE",
  "CR",
  "GT",
  "PA",
  "DO",
  "SV",
  "NI",
  "HN",
]);

/** The default paper for a language such as `en-US`. */
export function usualPaper(language: string): Paper {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1];
  return region !== undefined && LETTER_REGIONS.has(region) ? LETTER : A4;
}

/** How a page of the given width fits onto paper: landscape if it would become small otherwise, and never enlarged. */
export function layOut(paper: Paper, pixels: number): { readonly page: string; readonly zoom: number } {
  const room = (millimetres: number) => (millimetres - 2 * MARGIN) * PIXELS_A_MILLIMETRE;
  const isWide = pixels > room(paper.width) * 1.1;
  const zoom = Math.min(1, room(isWide ? paper.height : paper.width) / pixels);
  return { page: `${paper.css} ${isWide ? "landscape" : "portrait"}`, zoom };
}

const page = document.getElementById("page")!;
const choice = document.getElementById("paper") as HTMLSelectElement;
const button = document.getElementById("print") as HTMLButtonElement;

/** The size of the paper, and the scale of the sheet on it. */
const printing = new CSSStyleSheet();
document.adoptedStyleSheets = [printing];

for (const { title } of PAPERS) choice.add(new Option(title));
choice.value = usualPaper(navigator.language).title;
choice.addEventListener("change", lay);
document.getElementById("bar")!.addEventListener("submit", (event) => {
  event.preventDefault();
  window.print();
});

/** The texts in the page itself, by element id. */
const TEXTS = {
  "paper-label": /*i18n*/ "Paper",
  print: /*i18n*/ "Print …",
  status: /*i18n*/ "Preparing the hand-out …",
};

void Office.onReady(async () => {
  await speakHostLanguage();
  for (const [id, text] of Object.entries(TEXTS)) document.getElementById(id)!.textContent = i18n._(text);
  document.title = i18n.t("Puzzlebook: hand-out");
  document.getElementById("bar")!.ariaLabel = i18n.t("Printing");
  const hear = joinParts((text) => show(JSON.parse(text) as HandOut[]));
  Office.context.ui.addHandlerAsync(
    Office.EventType.DialogParentMessageReceived,
    ({ message }: { message: string }) => hear(JSON.parse(message) as ToWindow),
    () => Office.context.ui.messageParent(JSON.stringify({ type: "ready" } satisfies ToPane)),
  );
});

function show(handOuts: readonly HandOut[]): void {
  document.title = handOuts[0]!.title;
  page.replaceChildren(...handOuts.map(sheetOfPaper));
  button.disabled = false;
  lay();
  button.focus();
}

function sheetOfPaper(handOut: HandOut): HTMLElement {
  const sheet = document.createElement("div");
  sheet.className = "sheet";
  sheet.append(...renderHandOut(handOut));
  return sheet;
}

function lay(): void {
  const tables = Array.from(page.querySelectorAll("table"));
  if (tables.length === 0) return;
  const { page: size, zoom } = layOut(PAPERS[choice.selectedIndex]!, Math.max(...tables.map(widthOf)));
  printing.replaceSync(`@page { size: ${size}; } @media print { table { zoom: ${zoom.toFixed(4)}; } }`);
}

/** Texts may extend beyond the last column. */
function widthOf(table: HTMLTableElement): number {
  const left = table.getBoundingClientRect().left;
  const range = document.createRange();
  range.selectNodeContents(table);
  return Math.max(...Array.from(range.getClientRects(), ({ right }) => right - left), table.offsetWidth);
}
