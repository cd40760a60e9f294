/**
 * Runs in the task pane's page, and in that of the add-in's dialog, before Office.js and gives it what Excel gives:
 * `window.external`, the native bridge, and a browser that prefers the host's theme. All of it belongs to the workbench
 * page around this one.
 */
const DARK = "(prefers-color-scheme: dark)";
const host = window.parent === window ? undefined : window.parent.workbench?.host;
if (!host) throw new Error("This page is the task pane of workbench.html; open that one.");
const { external, externalOfDialog, bridge, theme } = host;

/** A dialog has no way to the workbook, only to the pane. */
const isDialog = location.search.includes("isDialog");
const noBridge = { sendMessageToHost: () => undefined, onMessageFromHost: null };

Object.assign(window.external, isDialog ? externalOfDialog : external);
Object.assign(window, { _richApiNativeBridge: isDialog ? noBridge : bridge });

/** The answer to the media query of dark themes: what the workbench's switch says. */
class HostPreference extends EventTarget {
  readonly media = DARK;
  readonly onchange = null;

  get matches(): boolean {
    return theme.theme === "dark";
  }

  addListener(listener: EventListener): void {
    this.addEventListener("change", listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener("change", listener);
  }
}

const preference = new HostPreference();
const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => (query === DARK ? preference : matchMedia(query));
const stopListening = theme.onChange(() => {
  // Office.js asks the host for its colours again when those it has are older than five seconds.
  Object.assign(window, { _osfOfficeThemeTimeStamp: null });
  preference.dispatchEvent(new Event("change"));
});
window.addEventListener("pagehide", stopListening);

export {};
