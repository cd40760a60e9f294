import typescript from "typescript";

/** What each function returns, according to the comments in a module of functions. functions.json omits it. */
export const returnsIn = (text) =>
  commentsIn(text).flatMap(({ name, tags }) => tags.returns.slice(0, 1).map((returns) => [name, returns]));

/** By its name, the export that is a function. */
export const exportsIn = (text) => commentsIn(text).map(({ name, call }) => [name, call]);

/** An example: for whom or what it is, if that is said, a formula, and its answer as a constant of Excel. */
const EXAMPLE = /^(?:(.+?) )?(=PUZZLE\.[A-Z]+\(.*?\)) = (.+)$/;

/** The examples in the comments of a module of functions: the first one of each function, and its others. */
export function examplesIn(text) {
  return commentsIn(text).map(({ name, tags }) => {
    const [first, ...others] = tags.example.map((example) => {
      const [, purpose, formula, answer] = EXAMPLE.exec(example) ?? [];
      if (!formula) throw new Error(`${name}: ${example} is no example; expected =PUZZLE.… = answer.`);
      return { ...(purpose && { purpose }), formula, answer: rowsOf(answer) };
    });
    if (!first) throw new Error(`${name} has no example.`);
    return [name, others.length > 0 ? { ...first, also: others } : first];
  });
}

function commentsIn(text) {
  const source = typescript.createSourceFile("module.ts", text, typescript.ScriptTarget.Latest, true);
  return source.statements.filter(typescript.isFunctionDeclaration).flatMap((statement) => {
    const tags = { customfunction: [], example: [], returns: [] };
    for (const { tagName, comment } of typescript.getJSDocTags(statement))
      tags[tagName.text]?.push(typescript.getTextOfJSDocComment(comment));
    return tags.customfunction.map((name) => ({ name, call: statement.name.text, tags }));
  });
}

/** What is written otherwise in JSON: {1,2;3,4} is [[1,2],[3,4]]. */
const JSON_OF = { "{": "[[", "}": "]]", ";": "],[", TRUE: "true", FALSE: "false" };

/** The rows of a constant as Excel writes it: a text, a number, a logical value, or an array of them. */
function rowsOf(constant) {
  const json = constant.replace(/"(?:[^"]|"")*"|[{};]|TRUE|FALSE/g, (token) =>
    token.startsWith('"') ? JSON.stringify(token.slice(1, -1).replaceAll('""', '"')) : JSON_OF[token],
  );
  const value = JSON.parse(json);
  return Array.isArray(value) ? value : [[value]];
}
