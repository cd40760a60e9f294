import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { MessageChannel } from "node:worker_threads";
import { wrap } from "comlink";
import type { FunctionsWorker } from "../../src/functions/calls/worker";
import { associatedInPage, cellIn, dist } from "./bundled-functions";

/** The functions in a host that reports its language when it is ready, as Office.js does. */
function functionsIn(displayLanguage: string, platform = "PC") {
  let ready: () => void;
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const Office = { onReady: () => isReady, context: { displayLanguage, platform } };
  const functions = associatedInPage({ Office });
  return { functions, ready: ready! };
}

/** The functions after contact with their host, before any call. */
async function readyIn(displayLanguage: string, platform?: string) {
  const { functions, ready } = functionsIn(displayLanguage, platform);
  ready();
  await new Promise(setImmediate);
  return functions;
}

test("in a German host the functions speak German", async () => {
  const functions = await readyIn("de-AT");
  expect(await cellIn(functions, "SOLVEMAZE", [["S", "#", "G"]])).toBe(
    "#N/A Es gibt keinen Weg vom Start zum Ziel.",
  );
  expect(await cellIn(functions, "INVERTCYCLES", "(1 2")).toBe(
    "#VALUE! cycles: „(1 2“, Zeichen 1: diese Klammer wird nicht geschlossen; schreiben Sie (1 2).",
  );
  expect(await cellIn(functions, "POWERCYCLES", "(1 2 3)", "2")).toBe("(1 3 2)");
});

test.each(["en-GB", "fr-FR", "den", ""])("in a host that speaks %j they speak English", async (language) => {
  const functions = await readyIn(language);
  expect(await cellIn(functions, "SOLVEMAZE", [["S", "#", "G"]])).toBe(
    "#N/A There is no route from the start to the goal.",
  );
});

test("what is called before the host is ready is answered in its language, too", async () => {
  const { functions, ready } = functionsIn("de-AT");
  const answers = ["INVERTCYCLES", "CYCLEORDER"].map((name) => cellIn(functions, name, "(1 2"));
  ready();
  for (const answer of await Promise.all(answers)) {
    expect(answer).toContain("Zeichen 1: diese Klammer wird nicht geschlossen");
  }
});

test("in another thread they speak the language of its address", async () => {
  const { port1, port2 } = new MessageChannel();
  vm.runInNewContext(readFileSync(path.join(dist, "functions-worker.js"), "utf8"), {
    location: { search: "?language=de" },
    addEventListener: port2.addEventListener.bind(port2),
    postMessage: port2.postMessage.bind(port2),
    URLSearchParams,
    setTimeout,
  });
  port2.start();
  const thread = wrap<FunctionsWorker>(port1 as never);
  expect(await thread.compute(1, "SOLVEMAZE", [[["S", "#", "G"]], null, null, null, null])).toEqual({
    error: { code: "#N/A", message: "Es gibt keinen Weg vom Start zum Ziel." },
  });
  port1.close();
});

test("on the web answers keep to the size of a message there", async () => {
  const edges = Array.from({ length: 150_000 }, (_, k) => [
    `a rather long name of a place: ${k}`,
    `a rather long name of a place: ${k + 1}`,
  ]);
  const call = ["SOLVEGRAPH", edges, [[edges[0][0]]], [[edges.at(-1)![1]]]] as const;
  expect(await cellIn(await readyIn("en-US", "OfficeOnline"), ...call)).toBe(
    "#VALUE! the answer: it is larger than 5 MB; Excel on the web takes no more.",
  );
  expect(await cellIn(await readyIn("en-US"), ...call)).toHaveLength(150_001);
});
