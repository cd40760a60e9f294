import typescript from "typescript";

/** What each function answers, as the comments of a module of functions say; functions.json leaves it out. */
export function returnsIn(text) {
  const source = typescript.createSourceFile("module.ts", text, typescript.ScriptTarget.Latest, true);
  return source.statements.filter(typescript.isFunctionDeclaration).flatMap((statement) => {
    const textOf = (tag) => typescript.getTextOfJSDocComment(tag.comment);
    const named = typescript.getJSDocTags(statement).find(({ tagName }) => tagName.text === "customfunction");
    const returns = typescript.getJSDocReturnTag(statement);
    return named && returns ? [[textOf(named), textOf(returns)]] : [];
  });
}
