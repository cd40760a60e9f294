import { readFileSync } from "node:fs";
import semver from "semver";

type Wanted = Readonly<Record<string, string>>;
interface Locked {
  version: string;
  resolved?: string;
  dependencies?: Wanted;
  optionalDependencies?: Wanted;
  peerDependencies?: Wanted;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** Of these, what the sources patch or lean on is no promise to anybody, and may be another in any release. */
const LEANED_ON = /^@univerjs\/|^@microsoft\/office-js$|^@lingui\/|^custom-functions-metadata$|^typescript$/;

/** Peers that are not installed, and why. */
const WITHOUT_PEERS = ["@microsoft/m365agentstoolkit-cli"]; // .npmrc tells.

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const declared = Object.entries<string>({ ...dependencies, ...devDependencies });
const packages: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;

/** The package that `name` stands for in a package's folder, as Node looks for it. */
function found(folder: string, name: string): Locked | undefined {
  const there = packages[`${folder && `${folder}/`}node_modules/${name}`];
  if (there || folder === "") return there;
  return found(folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))), name);
}

function unsatisfied(wantedBy: (locked: Locked) => Wanted | undefined): string[] {
  return Object.entries(packages).flatMap(([folder, locked]) =>
    Object.entries(wantedBy(locked) ?? {})
      .filter(([name, range]) => {
        const version = found(folder, name)?.version;
        // "npm:other@^1.0.0" is another package under this name.
        return version === undefined || !semver.satisfies(version, range.replace(/^npm:.+@/, ""));
      })
      .map(([name, range]) => `${folder} needs ${name} ${range}`),
  );
}

const needed = ({ peerDependencies = {}, peerDependenciesMeta = {} }: Locked): Wanted =>
  Object.fromEntries(
    Object.entries(peerDependencies).filter(
      ([name]) => !peerDependenciesMeta[name]?.optional && !WITHOUT_PEERS.includes(name),
    ),
  );

test("the lock file has the packages of every system, without which `npm ci` refuses it", () => {
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  expect(unsatisfied(({ optionalDependencies }) => optionalDependencies)).toEqual([]);
  const systems = ["darwin-arm64", "linux-x64-gnu", "win32-x64-msvc"];
  expect(systems.filter((system) => !found("", `@unrs/resolver-binding-${system}`))).toEqual([]);
});

test("the lock file has all that its packages need, their peers too", () => {
  expect(unsatisfied((locked) => locked.dependencies)).toEqual([]);
  expect(unsatisfied(needed)).toEqual([]);
});

test("the lock file names no registry, so that everyone's own is used", () => {
  expect(Object.keys(packages).filter((folder) => packages[folder]!.resolved !== undefined)).toEqual([]);
});

test("nothing of Univer's commercial packages is installed", () => {
  expect(Object.keys(packages).filter((folder) => folder.includes("@univerjs-pro/"))).toEqual([]);
});

test("what the sources lean on is declared in one exact version", () => {
  const leanedOn = declared.filter(([name]) => LEANED_ON.test(name));
  expect(leanedOn.length).toBeGreaterThan(9);
  expect(leanedOn.filter(([, range]) => semver.valid(range) === null)).toEqual([]);
  const univers = Object.entries(packages)
    .filter(([folder]) => /node_modules\/@univerjs\/(?!icons$)[^/]+$/.test(folder))
    .map(([, { version }]) => version);
  expect(univers.length).toBeGreaterThan(20);
  expect(new Set(univers)).toEqual(new Set([dependencies["@univerjs/core"]]));
});
