import typescript from "typescript";

/** What each function returns, according to the comments in a module of functions. functions.json omits it. */
export function returnsIn(text) {
  const source = typescript.createSourceFile("module.ts", text, typescript.ScriptTarget.Latest, true);
  return source.statements.filter(typescript.isFunctionDeclaration).flatMap((statement) => {
    const textOf = (tag) => typescript.getTextOfJSDocComment(tag.comment);
    const named = typescript.getJSDocTags(statement).find(({ tagName }) => tagName.text === "customfunction");
    const returns = typescript.getJSDocReturnTag(statement);
    return named && returns ? [[textOf(named), textOf(returns)]] : [];
  });
}
