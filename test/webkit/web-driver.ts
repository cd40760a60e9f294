import { setTimeout as pause } from "node:timers/promises";
import type { ScriptedPage } from "./scripted-page";

/** How WebDriver writes keys that type nothing. */
const KEYS: Readonly<Record<string, string>> = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };
/** In ms. */
const MAX_START = 20_000;
const MAX_SCRIPT = 100_000;

type Send = <Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Answer>;

/** Sends commands to a WebDriver. */
function client(port: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebDriver, ${method} ${path}: ${value.error}: ${value.message}`);
    return value as never;
  };
}

async function driverStarted(send: Send): Promise<void> {
  for (const end = Date.now() + MAX_START; ; await pause(50)) {
    try {
      await send("GET", "/status");
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** A page of the browser that a WebDriver (W3C's protocol) starts. */
export async function openByWebDriver(
  port: string,
  size: { width: number; height: number },
): Promise<{ page: ScriptedPage; close: () => Promise<void> }> {
  const send = client(port);
  await driverStarted(send);
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: {} },
  });
  const post = <Answer>(path: string, body: object) =>
    send<Answer>("POST", `/session/${sessionId}${path}`, body);
  await post("/timeouts", { script: MAX_SCRIPT });
  await post("/window/rect", { x: 0, y: 0, ...size });

  const press = (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };
  const click = (x: number, y: number) => {
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const parameters = { pointerType: "mouse" };
    return post("/actions", { actions: [{ type: "pointer", id: "mouse", parameters, actions }] });
  };
  const page: ScriptedPage = {
    goto: (url) => post("/url", { url }),
    evaluate: async (script, given) => {
      const parameters = { script: inPage(script), args: [given ?? null] };
      const { value, error } = await post<{ value: never; error?: string }>("/execute/async", parameters);
      if (error) throw new Error(error);
      return value;
    },
    mouse: { click },
    keyboard: { type: (text) => press([...text]), press: (key) => press([KEYS[key] ?? key]) },
  };
  return { page, close: () => send("DELETE", `/session/${sessionId}`) };
}

/** A script that calls the second of its arguments with what the function answers, or with its error. */
const inPage = (script: (given: never) => unknown) => `
  const [given, answer] = arguments;
  Promise.resolve(given)
    .then(${script.toString()})
    .then((value) => answer({ value }), (error) => answer({ error: String(error) }));
`;
