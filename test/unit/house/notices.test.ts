import { noticeFaults, withList } from "../../house/notices";

const TABLE = `| package | used for | licence |
|---|---|---|
| [React](https://react.dev) (\`react\`, \`react-dom\`) | the pane | MIT, its authors |
| [Office.js](https://example.com) (\`@microsoft/office-js\`) | Excel | Microsoft's own |
`;
const DIRECT = ["react", "react-dom", "@microsoft/office-js"];
const PACKAGES = [
  { name: "react-dom", licence: "MIT" },
  { name: "react", licence: "MIT" },
  { name: "react", licence: "MIT", version: "2.0.0" },
  { name: "decimal.js", licence: "BSD-3-Clause" },
  { name: "@microsoft/office-js", licence: "LICENSE" },
];
const written = (packages = PACKAGES, table = TABLE) =>
  withList(`# Notices\n\n${table}\n<!-- packages: held -->\n<!-- /packages -->\n\nEnd.\n`, packages);

test("the list names each package once under its licence, and is written anew as it is", () => {
  const notices = written();
  expect(notices).toContain(`<!-- packages: held -->

**BSD-3-Clause**: decimal.js.

**MIT**: react, react-dom.

**Own terms**: @microsoft/office-js.

<!-- /packages -->

End.
`);
  expect(withList(notices, PACKAGES)).toBe(notices);
  expect(noticeFaults(notices, PACKAGES, DIRECT)).toEqual([]);
});

test("a list that takes several lines is read whole", () => {
  const many = [
    ...PACKAGES,
    ...Array.from({ length: 99 }, (_, k) => ({ name: `part${k}.js`, licence: "MIT" })),
  ];
  const notices = written(many);
  expect(Math.max(...notices.split("\n").map((line) => line.length))).toBeLessThanOrEqual(150);
  expect(noticeFaults(notices, many, DIRECT)).toEqual([]);
});

test.each([
  ["lacks a package", written(PACKAGES.slice(1)), ["The list lacks react-dom: MIT."]],
  [
    "has one too many",
    written([...PACKAGES, { name: "jquery", licence: "MIT" }]),
    ["The list has a left-over jquery: MIT."],
  ],
  [
    "has another licence",
    written().replace("BSD-3-Clause", "ISC"),
    ["The list lacks decimal.js: BSD-3-Clause.", "The list has a left-over decimal.js: ISC."],
  ],
  ["has no list", TABLE, expect.arrayContaining(["The list lacks react: MIT."])],
])("a list that %s is refused", (_what, notices, faults) =>
  expect(noticeFaults(notices, PACKAGES, DIRECT)).toEqual(faults),
);

test.each([
  [", `react-dom`", "", "The table lacks react-dom."],
  [", `react-dom`", ", `react-dom`, `preact`", "The table has a left-over preact."],
  ["| MIT,", "| ISC,", "The table does not say that react is MIT."],
])("a table with %j turned into %j is refused", (there, instead, fault) =>
  expect(noticeFaults(written(PACKAGES, TABLE.replace(there, instead)), PACKAGES, DIRECT)).toContain(fault),
);
