import "./workbench.css";
import { LifecycleService, LifecycleStages } from "@univerjs/core";
import { i18n } from "../language";
import { speakInPage } from "../language/page";
import type { Examples } from "./custom-functions/catalogue";
import { registerCustomFunctions } from "./custom-functions/registration";
import { readMetadata } from "./custom-functions/metadata";
import { OfficeRuntime } from "./custom-functions/runtime";
import { AddInDialog } from "./office/dialog";
import { showErrorMessages } from "./custom-functions/error-messages";
import { showStoredAnswers } from "./custom-functions/stored-values";
import { fetchFile } from "./page/fetching";
import {
  ask,
  crashMarkOf,
  Files,
  followLast,
  KeptWorkbooks,
  OpenWorkbook,
  readStartingWorkbook,
  storageOf,
} from "./files";
import { showHint, type Hint } from "./page/hints";
import { createHost, type OfficeHost } from "./office/host";
import { hostLanguage } from "./page/language";
import { readManifest, type Manifest, type RibbonButton } from "./office/manifest";
import { readStartState } from "./office-objects";
import { unmetRequirements } from "./office/office-context";
import { showPageTexts } from "./page/page-texts";
import { Pane, visibilityChanged } from "./office/pane";
import { showRibbon } from "./office/ribbon";
import type { Spreadsheet } from "./univer/basics/spreadsheet";
import { refuseEditsOfLockedCells } from "./univer/protection";
import { applyFixes } from "./univer/apply-fixes";
import { createSpreadsheet } from "./univer/spreadsheet";
import { StatusLine } from "./page/status";
import { ThemeSwitch } from "./page/theme";
import { loadUniverTexts } from "./univer/texts";

export interface Workbench {
  /** Resolves when the sheet is shown and the add-in is ready for commands and formulas; rejects if it does not start. */
  ready: Promise<void>;
  /** What the task pane's page takes over before Office.js starts there. It is set before that page loads. */
  host?: Pick<OfficeHost, "external" | "externalOfDialog" | "bridge"> & { theme: ThemeSwitch };
}

const MAX_START_MS = 30_000;

const element = (id: string) => document.getElementById(id)!;
const status = new StatusLine(element("status"));
const theme = new ThemeSwitch(element("theme"));
const pane = new Pane(element("pane"));

// Only a new page reads an address, and until the workbook is shown there is nothing to lose.
const beginAgain = () => location.reload();
window.addEventListener("hashchange", beginAgain);
window.workbench = { ready: start() };
window.workbench.ready.catch((problem: unknown) => status.complain(problem));

async function start(): Promise<void> {
  followLast(location, history, storageOf(window));
  const language = hostLanguage();
  const univerTexts = loadUniverTexts(language);
  await speakInPage(language.tag);
  showPageTexts(document.body);
  const manifest = readManifest(await (await fetchFile("manifest.xml")).text(), language.tag);
  const unmet = unmetRequirements(manifest.requirements);
  if (unmet.length > 0) {
    const list = unmet.map(({ name, version }) => `${name} ${version}`).join(", ");
    throw new Error(`The manifest asks for what the workbench does not have: ${list}.`);
  }
  const addressOf = mapAddresses(manifest);
  document.title = i18n.t("{name} workbench", { name: manifest.name });
  const [metadata, examples] = await Promise.all([
    fetchFile(addressOf(manifest.functionsMetadata)).then(async (file) => readMetadata(await file.json())),
    fetchFile("examples.json").then((file) => file.json() as Promise<Examples>),
  ]);
  const kept = new KeptWorkbooks();
  const question = element("question") as HTMLDialogElement;
  const crashMark = crashMarkOf(window);
  const starting = await readStartingWorkbook({ kept, addIn: manifest.id, dialog: question, crashMark });
  const texts = await univerTexts;

  // The functions are registered before Univer calculates, which happens in a later turn.
  const spreadsheet = createSpreadsheet(
    element("sheet"),
    theme.theme === "dark",
    texts,
    starting.state,
    (problem) => status.complain(problem),
  );
  window.univerAPI = spreadsheet.univerAPI;
  applyFixes(spreadsheet, document);
  refuseEditsOfLockedCells(
    spreadsheet,
    (problem) => status.complain(problem),
    (reason) => status.settle(reason, i18n.t("Ready")),
  );
  theme.onChange((name) => spreadsheet.univerAPI.toggleDarkMode(name === "dark"));
  const workbook = new OpenWorkbook(spreadsheet, manifest.id);
  const dialog = new AddInDialog(element("dialog"));
  const fileOfWorkbook = () => workbook.bytes();
  const host = createHost(spreadsheet.univerAPI, pane, dialog, () => theme.officeColors, fileOfWorkbook);
  const { external, externalOfDialog, bridge } = host;
  window.workbench!.host = { external, externalOfDialog, bridge, theme };
  const runtime = new OfficeRuntime(host.send, host.functionsReady);
  const functions = registerCustomFunctions(spreadsheet, manifest.namespace, metadata, examples, runtime);
  host.onResults = functions.deliver;
  crashMark.isCalculating = () => functions.areAwaited;
  showStoredAnswers(spreadsheet, starting.state, () => functions.areAwaited);
  showErrorMessages(spreadsheet, functions, (message) => status.explain(message));

  // As in Excel, an add-in that starts with the workbook does so without its pane and may show it later.
  if (readStartState(spreadsheet.univerAPI.getActiveWorkbook()!) === "Background") pane.hide();
  // On a first visit the pane is shown with the first lesson, so that it opens on the page for that.
  if (starting.kind === "first visit") pane.hide();
  const painted = sheetPainted(spreadsheet.injector.get(LifecycleService));
  void painted.then(() => pane.load(manifest.name, starting.kind === "first visit"));
  const press = (button: RibbonButton) => pressButton(host, button);
  showRibbon(element("ribbon"), manifest.groups, (button) => void press(button), addressOf);
  pane.onVisibilityChange((visible) => host.send(visibilityChanged(visible)));
  reportWhetherOpen(manifest);
  await Promise.race([host.started, failAfter(MAX_START_MS)]);
  status.show(i18n.t("Ready"));

  const places = { bar: element("files"), dialog: question, hint: element("hint") };
  const files = new Files(workbook, kept, places, status, starting.kind !== "not shown", crashMark);
  if (starting.kind === "first visit") {
    const offers = await openFirstLesson(manifest, press);
    await host.calculated();
    pane.show();
    if (offers) showHintOfSheet(spreadsheet, whatToTry());
  }
  if (starting.kind === "lesson as it was left") {
    const left = i18n.t("This is the lesson as you left it.");
    showHintOfSheet(spreadsheet, left, { label: i18n.t("Start again"), run: () => files.beginAgain() });
  }
  if (starting.notice) void ask(question, starting.notice);
  files.watch(spreadsheet.univerAPI, starting.unsaved, [window, pane.window]);
  window.removeEventListener("hashchange", beginAgain);
  window.addEventListener("hashchange", ({ oldURL }) => files.follow(oldURL));
}

/**
 * Resolves once the sheet is painted, or would be if the page were seen. Before, the grid loses keystrokes and sometimes throws. The pane
 * starts only then, because its scripts run in the same thread.
 */
async function sheetPainted(lifecycle: LifecycleService): Promise<void> {
  await lifecycle.onStage(LifecycleStages.Rendered);
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}

/** Shows first-time visitors the sheet of the manifest's first command. Returns whether there is one. */
async function openFirstLesson(
  { groups }: Manifest,
  press: (button: RibbonButton) => Promise<boolean>,
): Promise<boolean> {
  const lesson = buttonsOf(groups, "ExecuteFunction")[0];
  return lesson !== undefined && press(lesson);
}

const buttonsOf = (groups: Manifest["groups"], kind: RibbonButton["action"]["kind"]) =>
  groups.flatMap(({ buttons }) => buttons.filter(({ action }) => action.kind === kind));

const whatToTry = () =>
  i18n.t("Play the puzzle in the pane, or type =PUZZLE. in an empty cell to see the functions.");

/** Shows a line about the sheet that is shown, until another sheet is. */
function showHintOfSheet({ univerAPI }: Spreadsheet, ...hint: Hint): void {
  const remove = showHint(element("hint"), ...hint);
  const waiting = univerAPI.addEvent(univerAPI.Event.ActiveSheetChanged, () => {
    waiting.dispose();
    remove();
  });
}

/** Makes the button that opens the pane show whether it is open. */
function reportWhetherOpen({ groups }: Manifest): void {
  for (const { id } of buttonsOf(groups, "ShowTaskpane")) {
    const markExpanded = (visible: boolean) => element(id).setAttribute("aria-expanded", String(visible));
    element(id).setAttribute("aria-controls", "pane");
    markExpanded(pane.visible);
    pane.onVisibilityChange(markExpanded);
  }
}

/** Performs the action of a ribbon button. Returns whether it succeeded. */
async function pressButton(host: OfficeHost, { id, label, action }: RibbonButton): Promise<boolean> {
  if (action.kind === "ShowTaskpane") {
    pane.open();
    return true;
  }
  const button = element(id);
  button.ariaBusy = "true";
  status.show(`${label} …`);
  try {
    await host.commands.invoke(id, action.functionName);
    status.show(i18n.t("Ready"));
    return true;
  } catch (problem) {
    status.complain(problem);
    return false;
  } finally {
    button.ariaBusy = null;
  }
}

/** Maps the add-in's own addresses, wherever the manifest puts them, to files next to this page. */
function mapAddresses({ functionsMetadata }: Manifest): (address: string) => string {
  const base = new URL(".", functionsMetadata).href;
  return (address) => (address.startsWith(base) ? address.slice(base.length) : address);
}

function failAfter(milliseconds: number): Promise<never> {
  const message = i18n.t("The add-in has not started in {seconds} seconds; the console may say why.", {
    seconds: milliseconds / 1000,
  });
  return new Promise((_, reject) => setTimeout(() => reject(new Error(message)), milliseconds));
}
