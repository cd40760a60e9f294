import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { directDependencies, installedPackages, lockedPackages } from "../../house/installed";
import { declaredLicence, isOpen, licenceFaults, needlessExceptions } from "../../house/licence-rules";

const faults = (name: string, licence?: string, text?: string) =>
  licenceFaults([{ name, version: "1.0.0", licence, ...(text === undefined ? {} : { text }) }]);

test.each([
  ["MIT", true],
  ["(MIT OR CC0-1.0)", true],
  ["(BSD-3-Clause OR GPL-2.0)", true],
  ["(MIT AND Apache-2.0)", true],
  ["GPL-3.0-only", false],
  ["(MIT AND GPL-3.0-only)", false],
  ["BUSL-1.1", false],
  ["UNLICENSED", false],
  ["SEE LICENSE IN terms.txt", false],
  ["", false],
])("%p is an open licence: %p", (licence, open) => expect(isOpen(licence)).toBe(open));

test.each([
  [{ license: "MIT" }, "MIT"],
  [{ license: { type: "ISC" } }, "ISC"],
  [{ licenses: [{ type: "MIT" }, { type: "GPL-2.0" }] }, "MIT OR GPL-2.0"],
  [{}, undefined],
])("a package.json with %j declares %p", (manifest, licence) =>
  expect(declaredLicence(manifest)).toBe(licence),
);

test("a package without an open licence is refused, and so is one that names none", () => {
  expect(faults("open", "MIT")).toEqual([]);
  expect(faults("@univerjs-pro/license", "SEE LICENSE IN https://univer.ai/license")).toEqual([
    expect.stringMatching(
      /^@univerjs-pro\/license@1\.0\.0: "SEE .*" is not one of the open licences \(0BSD, /,
    ),
  ]);
  expect(faults("silent")).toEqual(["silent@1.0.0 names no licence."]);
});

test("exceptions are made by name, and end with their reason", () => {
  expect(faults("@microsoft/office-js", "LICENSE")).toEqual([]);
  expect(faults("@microsoft/other", "LICENSE")).toHaveLength(1);
  expect(faults("cli-table", undefined, "MIT License\n\nCopyright")).toEqual([]);
  expect(faults("cli-table", undefined, "All rights reserved")).toEqual([
    'cli-table@1.0.0: its LICENSE file no longer says "MIT License".',
  ]);
  expect(faults("cli-table", "BUSL-1.1")).toHaveLength(1);
  const needed = [
    { name: "@microsoft/office-js", licence: "LICENSE" },
    { name: "jsonify", licence: "Public Domain" },
    { name: "@univerjs/telemetry" },
    { name: "cli-table" },
  ];
  expect(needlessExceptions(needed)).toEqual([]);
  expect(needlessExceptions([...needed.slice(0, 3), { name: "cli-table", licence: "MIT" }])).toEqual([
    "The exception for cli-table is needed no more.",
  ]);
});

test("packages are found wherever they lie in node_modules, and in the lock file", () => {
  const root = mkdtempSync(path.join(tmpdir(), "packages-"));
  const write = (file: string, content: object | string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === "string" ? content : JSON.stringify(content));
  };
  try {
    write("package.json", { dependencies: { "@scope/plain": "1.0.0" } });
    write("node_modules/@scope/plain/package.json", {
      name: "@scope/plain",
      version: "1.0.0",
      license: "MIT",
    });
    write("node_modules/cli-table/package.json", { name: "cli-table", version: "0.3.11" });
    write("node_modules/cli-table/LICENSE", "MIT License");
    write("node_modules/cli-table/node_modules/inner/package.json", { name: "inner", version: "2.0.0" });
    write("node_modules/.bin/tool", "#!/bin/sh");
    write("package-lock.json", {
      packages: {
        "": { name: "puzzlebook" },
        "node_modules/@scope/plain": { version: "1.0.0", license: "MIT" },
        "node_modules/tool/node_modules/inner": { version: "2.0.0", license: "ISC", dev: true },
        "node_modules/renamed": { name: "original", version: "3.0.0", license: "ISC", devOptional: true },
      },
    });
    expect(installedPackages(root)).toEqual([
      { name: "@scope/plain", version: "1.0.0", licence: "MIT" },
      { name: "cli-table", version: "0.3.11", text: "MIT License" },
      { name: "inner", version: "2.0.0" },
    ]);
    expect(lockedPackages(root)).toEqual([
      { name: "@scope/plain", version: "1.0.0", licence: "MIT", bundled: true },
      { name: "inner", version: "2.0.0", licence: "ISC", bundled: false },
      { name: "original", version: "3.0.0", licence: "ISC", bundled: false },
    ]);
    expect(directDependencies(root)).toEqual(["@scope/plain"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
