/* global window, document, requestAnimationFrame */
/**
 * Runs in the workbench's page before its own scripts. Notes the milliseconds until the sheet is painted, a first custom function is
 * answered, the pane can be clicked, and the workbench is ready.
 */
export function watchStart() {
  if (window.parent !== window) return;
  const seen = {
    painted() {
      const canvas = document.querySelector("#sheet canvas[id^=univer-sheet-main-canvas]");
      if (!canvas?.width) return false;
      // Its first rows and columns: headings and lines in several colours.
      const { data } = canvas.getContext("2d").getImageData(0, 0, 200, 100);
      return new Set(new Uint32Array(data.buffer)).size > 3;
    },
    answered() {
      const cells = window.univerAPI?.getActiveWorkbook()?.getActiveSheet().getDataRange();
      if (!cells) return false;
      const values = cells.getValues();
      const isAnswered = (value) => value !== null && value !== "" && value !== "#BUSY!";
      return cells
        .getFormulas()
        .some((row, r) => row.some((formula, c) => formula.includes("PUZZLE.") && isAnswered(values[r][c])));
    },
    clickable() {
      const { contentDocument, clientWidth } = document.querySelector("#pane iframe") ?? {};
      return clientWidth > 0 && Boolean(contentDocument?.querySelector("[role=tab]"));
    },
    ready: () => window.workbench?.isReady,
  };
  const start = (window.startOfWorkbench = {});
  const look = () => {
    if (window.workbench && window.workbench.isReady === undefined) {
      window.workbench.isReady = false;
      void window.workbench.ready.then(() => (window.workbench.isReady = true));
    }
    for (const [name, isSeen] of Object.entries(seen)) {
      if (!(name in start) && isSeen()) start[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
