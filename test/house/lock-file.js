const semver = require("semver");

/** The package that `name` stands for in a package's folder, as Node looks for it: there first, then in the folders around it. */
function found(packages, folder, name) {
  const there = packages[`${folder && `${folder}/`}node_modules/${name}`];
  if (there || folder === "") return there;
  return found(packages, folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))), name);
}

/** What the packages of a lock file want, by a function of each of them, and do not find among them. */
function unsatisfied(packages, wantedBy) {
  return Object.entries(packages).flatMap(([folder, locked]) =>
    Object.entries(wantedBy(locked) ?? {})
      .filter(([name, range]) => {
        const version = found(packages, folder, name)?.version;
        // "npm:other@^1.0.0" is another package under this name.
        return version === undefined || !semver.satisfies(version, range.replace(/^npm:.+@/, ""));
      })
      .map(([name, range]) => `${folder || "package.json"} wants ${name} ${range}`),
  );
}

/** The peers that a package cannot do without. */
function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
}

const isExact = (range) => semver.valid(range) !== null;

module.exports = { isExact, neededPeers, unsatisfied };
