import { isCalled, type Token } from "./tokens";

/** The prefix of the variables of LET and LAMBDA in files. */
const PREFIX = "_xlpm.";

/** Which arguments of a function name a variable, given the number of arguments. */
const NAMING: Readonly<Record<string, (index: number, count: number) => boolean>> = {
  LET: (index, count) => index % 2 === 0 && index < count - 1,
  LAMBDA: (index, count) => index < count - 1,
};

/** The tokens with the prefix added to each variable of LET and LAMBDA within the call that names it. */
export function withMarkedVariables(tokens: readonly Token[]): Token[] {
  const marked = [...tokens];
  tokens.forEach((token, index) => {
    const naming = NAMING[token.text.toUpperCase()];
    if (!naming || !isCalled(tokens, index)) return;
    const call = argumentsOf(tokens, index + 2);
    const named = new Set(
      call.arguments
        .flatMap((words, argument) =>
          words.length === 1 && naming(argument, call.arguments.length) ? words : [],
        )
        .map(({ text }) => text.toLowerCase()),
    );
    for (let at = index + 2; at < call.end; at++) {
      const { kind, text } = tokens[at]!;
      if (kind === "name" && named.has(text.toLowerCase())) marked[at] = { kind, text: PREFIX + text };
    }
  });
  return marked;
}

/** The arguments of a call, without spaces, and the index of its closing token. */
function argumentsOf(tokens: readonly Token[], start: number): { arguments: Token[][]; end: number } {
  const found: Token[][] = [[]];
  let depth = 0;
  let end = start;
  for (; end < tokens.length; end++) {
    const token = tokens[end]!;
    if (token.text === ")" && depth === 0) break;
    if ("({".includes(token.text)) depth++;
    if (")}".includes(token.text)) depth--;
    if (token.text === "," && depth === 0) found.push([]);
    else if (token.text.trim() !== "") found.at(-1)!.push(token);
  }
  return { arguments: found, end };
}

export const withoutVariableMark = (text: string): string =>
  text.toLowerCase().startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
