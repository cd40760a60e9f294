const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const { generateCustomFunctionsMetadata } = require("custom-functions-metadata");
const typescript = require("typescript");

/** What each function answers, as the comments in a module of functions say; functions.json leaves it out. */
function returnsIn(file) {
  const source = typescript.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    typescript.ScriptTarget.Latest,
    true,
  );
  return source.statements.filter(typescript.isFunctionDeclaration).flatMap((statement) => {
    const textOf = (tag) => typescript.getTextOfJSDocComment(tag.comment);
    const named = typescript.getJSDocTags(statement).find(({ tagName }) => tagName.text === "customfunction");
    const returns = typescript.getJSDocReturnTag(statement);
    return named && returns ? [[textOf(named), textOf(returns)]] : [];
  });
}

/** Runs the entry that makes the pages, and writes the pages that it makes in place of it. */
class HelpSitePlugin {
  /**
   * @param entry the asset that exports `helpSite`, as CommonJS
   * @param modules the files of the functions
   * @param limitations a file in Markdown
   * @param samples the folder of the sample workbooks
   */
  constructor({ entry, modules, limitations, samples }) {
    Object.assign(this, { entry, modules, limitations, samples });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("HelpSitePlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: "HelpSitePlugin", stage }, async () => {
        compilation.fileDependencies.addAll([...this.modules, this.limitations]);
        compilation.contextDependencies.add(this.samples);
        if (compilation.errors.length > 0) return;
        const { helpSite } = this.run(compilation.getAsset(this.entry).source.source());
        compilation.deleteAsset(this.entry);
        for (const [file, text] of Object.entries(await helpSite(await this.source()))) {
          compilation.emitAsset(file, new sources.RawSource(text));
        }
      });
    });
  }

  run(code) {
    const module = { exports: {} };
    vm.compileFunction(code, ["module", "exports", "require"])(module, module.exports, require);
    return module.exports;
  }

  /** What the pages are made from: the `HelpSource` of source.ts. */
  async source() {
    const { metadataJson, errors } = await generateCustomFunctionsMetadata(this.modules);
    if (errors.length > 0) throw new Error(errors.join("\n"));
    const workbooks = readdirSync(this.samples).filter((name) => name.endsWith(".xlsx"));
    return {
      metadata: JSON.parse(metadataJson),
      returns: Object.fromEntries(this.modules.flatMap(returnsIn)),
      limitations: readFileSync(this.limitations, "utf8"),
      samples: Object.fromEntries(
        workbooks.map((name) => [path.parse(name).name, readFileSync(path.join(this.samples, name))]),
      ),
    };
  }
}

module.exports = HelpSitePlugin;
