import { readFileSync } from "node:fs";
import { freePort } from "../../steps/free-port.mjs";
import { receiveReport } from "../../../build/check/host.mjs";
import { checkingManifest, officeLauncher } from "../../../build/check/office.mjs";
import { readCheckAddress } from "../../../src/taskpane/self-check/address";

const REPORT = {
  host: "Excel",
  version: "16.0",
  platform: "PC",
  checks: [
    { id: "cells.a", title: "One", mark: "holds", expected: "1", seen: "1", milliseconds: 5 },
    { id: "cells.b", title: "Two", mark: "falls short", expected: "1", seen: "2", milliseconds: 6 },
    { id: "cells.c", title: "Three", mark: "not tried", reason: "no time", milliseconds: 0 },
  ],
};

const post = (address: string, report: unknown) =>
  fetch(`${address}/report`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  });

/** A host that posts reports to the server as the pane does. The first is not a valid report. */
const launcher = (report: unknown, closed: string[]) => ({
  patience: 20_000,
  listening: async () => ({ port: Number(await freePort()) }),
  open: async (address: string) => {
    expect((await post(address, { checks: "none" })).status).toBe(400);
    expect((await post(address, report)).status).toBe(204);
    return async () => void closed.push(address);
  },
});

test("a report that comes is printed, a line a check, and says whether all holds", async () => {
  const lines: string[] = [];
  const closed: string[] = [];
  const print = (line: string) => lines.push(line);
  expect(await receiveReport(launcher(REPORT, closed), {}, print)).toBe(false);
  expect(lines).toEqual([
    "Excel 16.0, PC",
    "✓ cells.a (5 ms): One.",
    "✗ cells.b (6 ms): Two. Expected 1; seen 2.",
    "– cells.c (0 ms): Three. Not tried: no time.",
    "1 not tried",
    "1 hold, 1 fall short",
  ]);
  expect(closed).toHaveLength(1);
  const good = { ...REPORT, checks: REPORT.checks.filter(({ mark }) => mark !== "falls short") };
  expect(await receiveReport(launcher(good, closed), {}, print)).toBe(true);
  expect(lines.at(-1)).toBe("1 hold, 0 fall short");
  expect(await receiveReport(launcher({ ...REPORT, checks: [] }, closed), {}, print)).toBe(false);
});

test("without a report it ends, and closes what it has opened", async () => {
  const closed: string[] = [];
  const silent = {
    patience: 50,
    listening: async () => ({ port: Number(await freePort()) }),
    open: async (address: string) => async () => void closed.push(address),
  };
  await expect(receiveReport(silent, {}, () => undefined)).rejects.toThrow("No report came");
  expect(closed).toHaveLength(1);
});

test("Excel is given a manifest whose pane runs the checks and hands the report over", () => {
  const manifest = checkingManifest(readFileSync("manifest.xml", "utf8"));
  const addresses = [...manifest.matchAll(/taskpane\.html([^"]*)"/g)].map(([, query]) => query!);
  expect(addresses.length).toBeGreaterThan(0);
  for (const query of addresses) expect(readCheckAddress(query)).toEqual({ runs: true, hands: true });
});

test("the pane checks, and hands a report over, only where its address says so", () => {
  expect(readCheckAddress("")).toEqual({ runs: false, hands: false });
  expect(readCheckAddress("?check")).toEqual({ runs: true, hands: false });
  expect(readCheckAddress("?_host_Info=Excel$Win32")).toEqual({ runs: false, hands: false });
});

test("Excel on the web needs the address of a workbook; nothing is sideloaded without", async () => {
  const started: unknown[] = [];
  const debugging = async () => ({ startDebugging: async (...given: unknown[]) => started.push(given) });
  const options = { document: undefined, print: () => undefined };
  await expect(officeLauncher("web", debugging as never).open("", options)).rejects.toThrow("--document");
  expect(started).toEqual([]);
});
