import { readFileSync } from "node:fs";
import { isExact, neededPeers, unsatisfied, type LockedPackages } from "../../house/lock-file";

/** The sources patch these packages or rely on their internals, which may change in any release without notice. */
const LEANED_ON = /^@univerjs\/|^@microsoft\/office-js$|^@lingui\/|^custom-functions-metadata$|^typescript$/;

/** Left out on purpose; .npmrc says why. */
const PEER_LEFT_OUT = "@microsoft/m365agentstoolkit-cli";

const packages: LockedPackages = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
const { dependencies = {}, devDependencies = {} } = packages[""];
const folders = Object.keys(packages);

test("the lock file is that of package.json", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  expect({ dependencies, devDependencies }).toEqual({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
});

test("the lock file has the optional packages of every system, without which npm ci refuses it", () => {
  expect(unsatisfied(packages, ({ optionalDependencies }) => optionalDependencies)).toEqual([]);
  const systems = ["darwin-arm64", "linux-x64-gnu", "linux-arm64-musl", "win32-x64-msvc"];
  expect(folders).toEqual(
    expect.arrayContaining(systems.map((system) => `node_modules/@unrs/resolver-binding-${system}`)),
  );
});

test("the lock file has all that its packages need, and their peers", () => {
  expect(unsatisfied(packages, (locked) => locked.dependencies)).toEqual([]);
  expect(unsatisfied(packages, (locked) => locked.devDependencies)).toEqual([]);
  expect(unsatisfied(packages, neededPeers).filter((fault) => !fault.includes(PEER_LEFT_OUT))).toEqual([]);
});

test("what a lock file lacks is told", () => {
  const made: LockedPackages = {
    "": { dependencies: { a: "^1.0.0", other: "npm:b@^2.0.0" } },
    "node_modules/a": { version: "1.2.0", optionalDependencies: { b: "^2.0.0", c: "3.0.0", d: "4.0.0" } },
    "node_modules/a/node_modules/b": { version: "2.1.0", peerDependencies: { a: "^2.0.0", e: "*" } },
    "node_modules/c": {
      version: "3.0.1",
      peerDependencies: { e: "*" },
      peerDependenciesMeta: { e: { optional: true } },
    },
    "node_modules/other": { version: "2.0.0" },
  };
  expect(unsatisfied(made, (locked) => locked.dependencies)).toEqual([]);
  expect(unsatisfied(made, ({ optionalDependencies }) => optionalDependencies)).toEqual([
    "node_modules/a wants c 3.0.0",
    "node_modules/a wants d 4.0.0",
  ]);
  expect(unsatisfied(made, neededPeers)).toEqual([
    "node_modules/a/node_modules/b wants a ^2.0.0",
    "node_modules/a/node_modules/b wants e *",
  ]);
});

test("the lock file names no registry, so that it goes with everyone's own", () => {
  expect(folders.filter((folder) => packages[folder].resolved !== undefined)).toEqual([]);
});

test("none of Univer's commercial packages is installed", () => {
  expect(folders.filter((folder) => folder.includes("@univerjs-pro/"))).toEqual([]);
});

test("what the sources lean on is asked for in one exact version", () => {
  const leanedOn = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    LEANED_ON.test(name),
  );
  expect(leanedOn.filter(([, range]) => !isExact(range))).toEqual([]);
  expect([isExact("1.2.3"), isExact("^1.2.3"), isExact("1.x")]).toEqual([true, false, false]);
  const univers = folders.filter((folder) => /^node_modules\/@univerjs\/(?!icons$)[^/]+$/.test(folder));
  expect(univers).toContain("node_modules/@univerjs/engine-formula");
  expect(new Set(univers.map((folder) => packages[folder].version))).toEqual(
    new Set([dependencies["@univerjs/core"]]),
  );
});
