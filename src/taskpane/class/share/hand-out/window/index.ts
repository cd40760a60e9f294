import "./hand-out.css";
import { i18n } from "../../../../../language";
import { speakHostLanguage } from "../../../../../excel/host-language";
import type { HandOut } from "../hand-out";
import { hearPane } from "../../../../../components/windows";
import { joinParts } from "../messages";
import { layOut, PAPERS, usualPaper } from "./paper";
import { renderHandOut } from "./render";

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
  hearPane(joinParts((text) => show(JSON.parse(text) as HandOut[])));
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
