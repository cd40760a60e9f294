const { readdirSync, readFileSync } = require("node:fs");
const path = require("node:path");
const ts = require("typescript");

const API = /@types\/(office-js|custom-functions-runtime)\//;
/** Marks a file that uses Office: one of its names, or a function that runs batches. */
const NAMES = /\b(Excel|Office|OfficeExtension|CustomFunctions|runAfterEdit)\b/;
/** Packages whose types take seconds to read, and through which no Office member is reached. */
const LEFT_OUT = /^(@fluentui\/|three$|@univerjs\/)/;

function filesWithOffice(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => NAMES.test(readFileSync(file, "utf8")));
}

const asVersion = (text) => text.split(".").map(Number);

function setsAskedFor(code) {
  const asked = code.matchAll(/(?:isSetSupported\(|needs: \[)"(\w+)", "([\d.]+)"[)\]]/g);
  return Array.from(asked, ([, name, version]) => ({ name, version: asVersion(version) }));
}

function setsDeclared(manifest) {
  const declared = manifest.matchAll(/<Set Name="(\w+)" MinVersion="([\d.]+)"/g);
  return Array.from(declared, ([, name, version]) => ({ name, version: asVersion(version) }));
}

function includesSet(sets, { name, version: [major, minor] }) {
  return sets.some(
    (set) =>
      set.name === name && (set.version[0] > major || (set.version[0] === major && set.version[1] >= minor)),
  );
}

/** Microsoft's comments name the sets in two ways; Outlook's are not Excel's. A set without a version has only one. */
function setsIn(comment) {
  const excel = /\[Api set: (\w+) (?:([\d.]+)|BETA)/.exec(comment);
  const common = comment.matchAll(
    /(?:\*\*Requirement sets?\*\*:|^\s*\*\s*-)\s*\{@link [^|}]*\| (\w+)(?: ([\d.]+))?\}/gm,
  );
  const found = [...(excel ? [excel] : []), ...common].map(([whole, name, version]) => ({
    name,
    version: /BETA/.test(whole) ? [Infinity, 0] : asVersion(version ?? "1.1"),
  }));
  return found.filter(({ name }) => name !== "Mailbox");
}

/** The sets of a declaration, or of what encloses it. */
function setsOf(declaration) {
  for (
    let node = declaration;
    node && !ts.isModuleDeclaration(node) && !ts.isSourceFile(node);
    node = node.parent
  ) {
    const comment = ts.getJSDocCommentsAndTags(node).map((part) => part.getText());
    const sets = setsIn(comment.join("\n"));
    if (sets.length > 0) return sets;
  }
  return [];
}

function nameOf(declaration) {
  const names = [];
  for (let node = declaration; node; node = node.parent) {
    if (node.name?.text && !ts.isSourceFile(node)) names.unshift(node.name.text);
  }
  return names.join(".");
}

const isName = (declaration) =>
  [
    ts.isClassLike,
    ts.isInterfaceDeclaration,
    ts.isEnumDeclaration,
    ts.isEnumMember,
    ts.isModuleDeclaration,
  ].some((is) => is(declaration));

function programOf(files) {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  Object.assign(options, { types: ["office-js", "custom-functions-runtime"], incremental: false });
  delete options.tsBuildInfoFile;
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      LEFT_OUT.test(text) ? { resolvedModule: undefined } : ts.resolveModuleName(text, from, options, host),
    );
  return ts.createProgram(files, options, host);
}

/** What an identifier, or a key in brackets, refers to. For an overloaded method, the overload that is called. */
function declarationsAt(node, checker) {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) {
    const type = checker.getTypeAtLocation(node);
    const keys = (type.isUnion() ? type.types : [type]).filter((each) => each.isStringLiteral());
    const object = checker.getTypeAtLocation(parent.expression);
    return keys.flatMap(({ value }) => object.getProperty(value)?.declarations ?? []);
  }
  if (!ts.isIdentifier(node)) return [];
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text)?.declarations ?? [];
  }
  if (
    ts.isObjectLiteralElementLike(parent) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  ) {
    return checker.getContextualType(parent.parent)?.getProperty(node.text)?.declarations ?? [];
  }
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    // Of a call on one of several types, the checker resolves the signature of the first type only.
    const type = checker.getTypeAtLocation(parent.expression);
    const properties = (type.isUnion() ? type.types : []).flatMap(
      (each) => each.getProperty(node.text) ?? [],
    );
    if (properties.length > 1) return properties.flatMap(({ declarations }) => declarations ?? []);
    const call = parent.parent;
    const isCalled = ts.isCallExpression(call) && call.expression === parent;
    const called = isCalled && checker.getResolvedSignature(call)?.declaration;
    if (called) return [called];
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol?.declarations ?? [];
}

function membersUsed(files) {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const uses = new Map();
  for (const file of files) {
    const visit = (node) => {
      for (const declaration of declarationsAt(node, checker)) {
        if (!API.test(declaration.getSourceFile().fileName)) continue;
        const member = nameOf(declaration);
        uses.set(`${member} ${file}`, {
          member,
          file,
          isName: isName(declaration),
          sets: setsOf(declaration),
        });
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(program.getSourceFile(file), visit);
  }
  return [...uses.values()];
}

module.exports = { filesWithOffice, includesSet, membersUsed, setsAskedFor, setsDeclared };
