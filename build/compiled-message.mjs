import { compileMessage } from "@lingui/message-utils/compileMessage";

/** An ICU message as `src/language/compiled-i18n.ts` reads it. One that it could not read is refused. */
export function compiledMessage(message) {
  try {
    return compiled(compileMessage(message));
  } catch (error) {
    throw new Error(`${error.message} in "${message}"`, { cause: error });
  }
}

/** The parts of a message, neighbouring texts in one. `isCounted` says whether # is a number. */
function compiled(tokens, isCounted) {
  const parts = [];
  for (const token of tokens) {
    const part = typeof token === "string" ? plain(token, isCounted) : dependent(token);
    if (typeof part === "string" && typeof parts.at(-1) === "string") parts.push(parts.pop() + part);
    else parts.push(part);
  }
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function plain(text, isCounted) {
  const isMark = /\{\w+,?\}/.test(text) || (isCounted !== undefined && text.includes("#"));
  if (isMark && !(isCounted && text === "#")) throw new Error(`what could be taken for a value`);
  return text;
}

function dependent([name, kind, choices]) {
  if (!kind) return `{${name}}`;
  if (kind === "number" && !choices) return `{${name},}`;
  if (!["plural", "select"].includes(kind) || choices.offset) throw new Error(`an unknown kind of value`);
  const said = Object.entries(choices).filter(([, tokens]) => tokens);
  return [name, Object.fromEntries(said.map(([key, tokens]) => [key, compiled(tokens, kind === "plural")]))];
}
