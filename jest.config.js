/** Unit tests run the sources; bundle tests run what webpack built into dist. */
const shared = {
  transform: {
    "^.+\\.tsx?$": [
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
        },
      },
    ],
  },
};

module.exports = {
  projects: [
    { ...shared, displayName: "unit", testMatch: ["<rootDir>/test/unit/**/*.test.ts"] },
    { ...shared, displayName: "bundle", testMatch: ["<rootDir>/test/bundle/**/*.test.ts"] },
  ],
};
