import type { FirstRunAnswers } from "../../checks";

/** Some steps of the first run close Excel, so the browser keeps the answers. */
const KEY = "puzzlebook first run";

/** The answers so far; none if the browser keeps nothing. */
export function keptAnswers(): FirstRunAnswers {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? "{}") as FirstRunAnswers;
  } catch {
    return {};
  }
}

export function keepAnswers(answers: FirstRunAnswers): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Some browsers throw if a page may not store anything. The answers then last as long as the pane.
  }
}
