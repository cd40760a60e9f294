import { fork } from "node:child_process";
import { once } from "node:events";

/** What a script says of a call that it makes in a process of its own, or with which code that process died without a word. */
export async function inOwnProcess(script, call) {
  const child = fork(script);
  child.send(call);
  let said;
  child.once("message", (message) => (said = message));
  const [code] = await once(child, "close");
  return said ?? { died: code };
}
