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

/**
 * Unit tests run the sources. Headless ones use Univer but no page, and have a clock of their own. Bundle tests run what webpack built into
 * dist. The tests of samples open the files.
 */
const shared = {
  testEnvironment: "<rootDir>/test/plain-environment.js",
  // These packages are published as ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!hucre/|three/|marked/|manifold-3d/|@jscadui/)"],
  moduleNameMapper: {
    "^three$": "<rootDir>/node_modules/three/build/three.module.js",
    // Univer's own CommonJS builds need packages that are ES modules only. These builds bundle each of them in one file.
    "^@univerjs/([^/]+)$": "<rootDir>/node_modules/@univerjs/$1/lib/umd/index.js",
    "^@univerjs/([^/]+)/(?:lib/)?facade$": "<rootDir>/node_modules/@univerjs/$1/lib/umd/facade.js",
  },
  transform: {
    "\\.tsx$": transpiled(true),
    "(\\.ts|\\.mjs|/(three|marked|manifold-3d|@jscadui)/.+\\.js)$": transpiled(false),
  },
};

module.exports = {
  // No test measures time, so slow machines get plenty of it.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/test/unit/**/!(headless-*|long-headless-*).test.ts"],
      setupFilesAfterEnv: ["<rootDir>/test/unit/seed.ts"],
    },
    {
      ...shared,
      displayName: "headless",
      testMatch: ["<rootDir>/test/unit/**/?(long-)headless-*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/test/unit/seed.ts", "<rootDir>/test/unit/headless-clock.ts"],
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
