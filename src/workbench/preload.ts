/**
 * Runs before Office.js in the pages of the task pane and of the add-in's dialog, and provides what Excel would. That is `window.external`,
 * the native bridge, and a browser that prefers the host's theme and knows whether the pane is open. All of these belong to the workbench
 * page around this one.
 */
const DARK = "(prefers-color-scheme: dark)";
const host = window.parent === window ? undefined : window.parent.workbench?.host;
if (!host) throw new Error("This page is the task pane of workbench.html; open that one.");
const { external, externalOfDialog, bridge, theme } = host;

/** A dialog can reach only the pane, not the workbook. */
const isDialog = location.search.includes("isDialog");
const noBridge = { sendMessageToHost: () => undefined, onMessageFromHost: null };

// Not every WebKit has `window.external`.
Object.defineProperty(window, "external", {
  value: { ...(isDialog ? externalOfDialog : external) },
});
Object.assign(window, { _richApiNativeBridge: isDialog ? noBridge : bridge });

const frame = window.frameElement!;
Object.defineProperty(document, "visibilityState", {
  get: () => (frame.closest("[hidden]") ? "hidden" : "visible"),
});

/** The result of the dark-theme media query: the state of the workbench's switch. */
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
  // Office.js asks the host for its colours again only if its own are more than five seconds old.
  Object.assign(window, { _osfOfficeThemeTimeStamp: null });
  preference.dispatchEvent(new Event("change"));
});
window.addEventListener("pagehide", stopListening);

export {};
