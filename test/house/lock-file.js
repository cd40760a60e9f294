const semver = require("semver");

/** The package that `name` resolves to in a package's folder, as in Node: first there, then in the enclosing folders. */
function found(packages, folder, name) {
  const there = packages[`${folder && `${folder}/`}node_modules/${name}`];
  if (there || folder === "") return there;
  return found(packages, folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))), name);
}

/** What the packages of a lock file want but do not find in it; a function gives what each of them wants. */
function unsatisfied(packages, wantedBy) {
  return Object.entries(packages).flatMap(([folder, locked]) =>
    Object.entries(wantedBy(locked) ?? {})
      .filter(([name, range]) => {
        const version = found(packages, folder, name)?.version;
        // "npm:other@^1.0.0" is another package installed under this name.
        return version === undefined || !semver.satisfies(version, range.replace(/^npm:.+@/, ""));
      })
      .map(([name, range]) => `${folder || "package.json"} wants ${name} ${range}`),
  );
}

/** The required peers of a package. */
function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
}

const isExact = (range) => semver.valid(range) !== null;

module.exports = { isExact, neededPeers, unsatisfied };
