/** Types are checked by `npm run types`. */
const transpiled = (tsx) => [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx },
      transform: { react: { runtime: "automatic" } },
    },
    module: { type: "commonjs" },
  },
];

/** Unit tests run the sources, headless ones with Univer but without a page; bundle tests run what webpack built into dist; the tests of samples open the files. */
const shared = {
  // In the context of a test a global is looked up slowly, unless it is a parameter of the module.
  sandboxInjectedGlobals: [
    "Array",
    "Infinity",
    "Int32Array",
    "Map",
    "Math",
    "Number",
    "Set",
    "Uint8Array",
    "Uint16Array",
    "Uint32Array",
  ],
  // hucre, three and marked are published as ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!hucre/|three/|marked/)"],
  moduleNameMapper: {
    "^three$": "<rootDir>/node_modules/three/build/three.module.js",
    // Univer's own CommonJS needs packages that are ES modules only; these have all of them in one file each.
    "^@univerjs/([^/]+)$": "<rootDir>/node_modules/@univerjs/$1/lib/umd/index.js",
    "^@univerjs/([^/]+)/(?:lib/)?facade$": "<rootDir>/node_modules/@univerjs/$1/lib/umd/facade.js",
  },
  transform: { "\\.tsx$": transpiled(true), "(\\.ts|\\.mjs|/(three|marked)/.+\\.js)$": transpiled(false) },
};

module.exports = {
  // No test is there to be timed; a slow machine has time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/test/unit/**/!(headless-*).test.ts"],
      setupFilesAfterEnv: ["<rootDir>/test/unit/seed.ts"],
    },
    {
      ...shared,
      displayName: "headless",
      testMatch: ["<rootDir>/test/unit/**/headless-*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/test/unit/seed.ts"],
    },
    { ...shared, displayName: "bundle", testMatch: ["<rootDir>/test/bundle/**/*.test.ts"] },
    {
      ...shared,
      displayName: "samples",
      testMatch: ["<rootDir>/test/samples/**/*.test.ts"],
      globalSetup: "<rootDir>/test/samples/setup.mjs",
    },
  ],
};
