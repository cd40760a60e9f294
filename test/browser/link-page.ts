import { expect } from "@playwright/test";
import { deflateSync, strToU8 } from "fflate";
import type { WorkbookPage } from "./files-page";
import { SharePage } from "./share-page";
import { ViewPage } from "./view-page";
import type { UniverValue } from "./workbench-page";

/** What a user sees of a puzzle: its sheet and its solution in Play. */
export interface SeenPuzzle {
  readonly sheet: string;
  /** The values of all its cells. */
  readonly cells: UniverValue[][];
  readonly title: string;
  /** The slider's last step and what the first drawing is called, or that there is no puzzle. */
  readonly shown: string;
}

const CELLS = "A1:BZ160";
const SETTLED_AFTER_MS = 500;

/** Links to puzzles: how they are made, and what they open. */
export class LinkPage {
  constructor(readonly workbench: WorkbookPage) {}

  /** The link to the active sheet's puzzle, as the page Class shows it. */
  async copyLink(): Promise<string> {
    const share = new SharePage(this.workbench);
    await share.open();
    await share.button("Copy link").click();
    await expect(share.section("Link")).toContainText("The link is on the clipboard.");
    return share.pane.getByLabel("The link").inputValue();
  }

  /** Opens an address in a page that has shown nothing before. */
  async open(address: string): Promise<void> {
    await this.workbench.page.goto("about:blank");
    await this.workbench.page.goto(address);
    await this.workbench.started();
  }

  /** The active sheet with all answers, and what Play finds there. */
  async seen(): Promise<SeenPuzzle> {
    const { workbench } = this;
    const view = new ViewPage(workbench);
    await view.open();
    await expect(view.player).toBeVisible();
    let cells: UniverValue[][] = [];
    // What was typed may not yet be on its way to the functions.
    await expect(async () => {
      await workbench.answered();
      cells = await workbench.cellTexts(CELLS);
      await workbench.page.waitForTimeout(SETTLED_AFTER_MS);
      expect(await workbench.cellTexts(CELLS)).toEqual(cells);
    }).toPass();
    return {
      sheet: await workbench.activeSheet(),
      cells: cells.map((row) => row.map((value) => (value === "" ? null : value))),
      title: (await view.chosenPuzzle.textContent())!,
      shown: (await view.slider.getAttribute("max"))!,
    };
  }
}

/** Packs anything as a link is packed. */
export const packed = (value: unknown) =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(value)), { level: 9 })).toString("base64url");
