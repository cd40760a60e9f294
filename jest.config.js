/** Unit tests run the sources; bundle tests run what webpack built into dist; the tests of samples open the files. */
const shared = {
  // hucre and three are published as ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!hucre/|three/)"],
  moduleNameMapper: { "^three$": "<rootDir>/node_modules/three/build/three.module.js" },
  transform: {
    "(\\.tsx?|\\.mjs|/three/.+\\.js)$": [
      "ts-jest",
      {
        diagnostics: false,
        tsconfig: {
          module: "CommonJS",
          moduleResolution: "Node10",
          ignoreDeprecations: "6.0",
          isolatedModules: true,
          jsx: "react-jsx",
          esModuleInterop: true,
          target: "ES2022",
          allowJs: true,
        },
      },
    ],
  },
};

module.exports = {
  // No test is there to be timed; a slow machine has time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/test/unit/**/*.test.ts"],
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
