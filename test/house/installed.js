const { existsSync, readdirSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { declaredLicence, UNDECLARED } = require("./licence-rules");

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The package folders in a `node_modules` folder, and those nested in these packages. */
function foldersBelow(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(path.join(modules, name)).map((one) => `${name}/${one}`) : [name],
    )
    .map((name) => path.join(modules, name))
    .flatMap((folder) => [folder, ...foldersBelow(path.join(folder, "node_modules"))]);
}

function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? "" : readFileSync(path.join(folder, file), "utf8");
}

/** All packages in the project's `node_modules`, with the text of their licence if their package.json does not name it. */
function installedPackages(root) {
  return foldersBelow(path.join(root, "node_modules"))
    .filter((folder) => existsSync(path.join(folder, "package.json")))
    .map((folder) => {
      const { name, version, ...rest } = read(path.join(folder, "package.json"));
      const text = name in UNDECLARED ? licenceText(folder) : undefined;
      return { name, version, licence: declaredLicence(rest), text };
    });
}

/**
 * All packages of the lock file, including those for other systems; `bundled` marks those that `dependencies` asks for, and all that these
 * need.
 */
function lockedPackages(root) {
  return Object.entries(read(path.join(root, "package-lock.json")).packages)
    .filter(([folder]) => folder !== "")
    .map(([folder, { name, version, license, dev, devOptional }]) => ({
      name: name ?? folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license,
      bundled: !dev && !devOptional,
    }));
}

/** The packages that package.json lists by name because they go into the bundles. */
const directDependencies = (root) => Object.keys(read(path.join(root, "package.json")).dependencies);

module.exports = { directDependencies, installedPackages, lockedPackages };
