/**
 * Runs in the task pane's page before Office.js and gives it what Excel gives: `window.external` and the native bridge.
 * Both belong to the workbench page around it.
 */
const host = window.parent === window ? undefined : window.parent.workbench?.host;
if (!host) throw new Error("This page is the task pane of workbench.html; open that one.");

Object.assign(window.external, host.external);
Object.assign(window, { _richApiNativeBridge: host.bridge });
