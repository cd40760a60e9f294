import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { preProcessFile } from "typescript";

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const declared = Object.keys({ ...dependencies, ...devDependencies });
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Declared because other packages want them or forget to declare them. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  "@stryker-mutator/jest-runner": "test/mutants/index.mjs names it for Stryker",
  "string-replace-loader": "build/univer-fields.mjs names it for webpack",
  ajv: "ajv-keywords takes the one on top, and ESLint would have its older one there",
  semver: "office-addin-dev-settings requires it undeclared",
  "webpack-dev-server": "`webpack serve` loads it",
};

const FOLDERS = ["build", "samples", "src", "test"];
const CONFIGURATIONS = readdirSync(".").filter((name) => /\.(js|mjs|mts)$/.test(name));

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|mjs|mts|ts|tsx)$/.test(name))
    .map((name) => path.join(folder, name));
}

/** The package of `@scope/name/part`, none of a path or of Node's own modules. */
function packageOf(specifier: string): string[] {
  if (/^[./]|^node:/.test(specifier) || builtinModules.includes(specifier)) return [];
  return [
    specifier
      .split("/")
      .slice(0, specifier.startsWith("@") ? 2 : 1)
      .join("/"),
  ];
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const resolved = [...text.matchAll(/(?:require|import\.meta)\.resolve\("([^"]+)"\)/g)].map(
    ([, specifier]) => specifier,
  );
  const imported = preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return [...imported, ...resolved].flatMap(packageOf);
}

const imported = new Set([...CONFIGURATIONS, ...FOLDERS.flatMap(sources)].flatMap(importsOf));

test("all that is imported is declared", () => {
  expect(imported.size).toBeGreaterThan(30);
  expect([...imported].filter((name) => !declared.includes(name))).toEqual([]);
});

/** Checks commands in scripts, names in the text of configurations, peers of installed packages, and types of used ones. */
function isUsed(name: string): boolean {
  const commands = Object.keys(packages[`node_modules/${name}`]?.bin ?? {});
  const inScripts = Object.values<string>(scripts).some((script) =>
    script.split(/\s+/).some((word) => commands.includes(word)),
  );
  const inConfigurations = [...CONFIGURATIONS, "tsconfig.json"].some((file) =>
    [`"${name}"`, `"${name.replace("@types/", "")}"`].some((quoted) =>
      readFileSync(file, "utf8").includes(quoted),
    ),
  );
  const isPeer = Object.values<{ peerDependencies?: object }>(packages).some(
    ({ peerDependencies = {} }) => name in peerDependencies,
  );
  const ofTypes = declared.includes(name.replace("@types/", ""));
  return (
    imported.has(name) || inScripts || inConfigurations || isPeer || (name.startsWith("@types/") && ofTypes)
  );
}

test("all that is declared is used", () => {
  expect(declared.filter((name) => !(name in FOR_OTHERS) && !isUsed(name))).toEqual([]);
  expect(Object.keys(FOR_OTHERS).filter((name) => !declared.includes(name))).toEqual([]);
  expect(isUsed("left-pad")).toBe(false);
});
