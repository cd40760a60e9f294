const satisfies = require("spdx-satisfies");

/** Licences under which anybody may use, change and pass on what is installed. */
const OPEN = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MPL-2.0",
  "Python-2.0",
];

/** Packages with terms of their own that are installed all the same, and why. */
const OWN_TERMS = {
  "@microsoft/office-js": "Microsoft lets it be used for Office add-ins, and nothing else speaks with Excel",
};

/** Packages whose package.json forgets the licence that is in their LICENSE file. */
const UNDECLARED = {
  "@univerjs/telemetry": { licence: "Apache-2.0", words: "Apache License" },
  "cli-table": { licence: "MIT", words: "MIT License" },
};

/** What a package.json says of its licence, in today's form and in those of old; undefined if it says nothing. */
function declaredLicence({ license, licenses }) {
  if (Array.isArray(licenses)) return licenses.map(({ type }) => type).join(" OR ");
  return typeof license === "object" ? license?.type : license;
}

function isOpen(licence) {
  try {
    return satisfies(licence, OPEN);
  } catch {
    // Not an expression of SPDX, such as "SEE LICENSE IN terms.txt".
    return false;
  }
}

/** The licence of a package, as it declares it or as its LICENSE file is known to say. */
const licenceOf = ({ name, licence }) => licence ?? UNDECLARED[name]?.licence;

/** What is wrong with the licences of packages; `text` is what a package's LICENSE file says. */
function licenceFaults(packages) {
  return packages.flatMap((one) => {
    const where = `${one.name}@${one.version}`;
    const { words } = UNDECLARED[one.name] ?? {};
    if (one.name in OWN_TERMS) return [];
    if (one.licence === undefined && words && one.text !== undefined && !one.text.includes(words)) {
      return [`${where}: its LICENSE file no longer says "${words}".`];
    }
    const licence = licenceOf(one);
    if (licence === undefined) return [`${where} names no licence.`];
    return isOpen(licence)
      ? []
      : [`${where}: "${licence}" is not one of the open licences (${OPEN.join(", ")}).`];
  });
}

/** Exceptions that no installed package needs any more. */
function needlessExceptions(packages) {
  const needs = (name, test) => packages.some((one) => one.name === name && test(one));
  return [
    ...Object.keys(OWN_TERMS).filter((name) => !needs(name, ({ licence }) => !isOpen(licence))),
    ...Object.keys(UNDECLARED).filter((name) => !needs(name, ({ licence }) => licence === undefined)),
  ].map((name) => `The exception for ${name} is needed no more.`);
}

module.exports = {
  OWN_TERMS,
  UNDECLARED,
  declaredLicence,
  isOpen,
  licenceFaults,
  licenceOf,
  needlessExceptions,
};
