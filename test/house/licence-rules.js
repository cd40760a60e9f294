const satisfies = require("spdx-satisfies");

/** Licences under which anybody may use, change and redistribute what is installed. */
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

/** Packages with their own terms that are installed anyway, and why. */
const OWN_TERMS = {
  "@microsoft/office-js": "Microsoft lets it be used for Office add-ins, and nothing else speaks with Excel",
  jsonify: "it is in the public domain, for which SPDX has no identifier, and patch-package needs it",
};

/** Packages whose package.json omits the licence in their LICENSE file. */
const UNDECLARED = {
  "@univerjs/telemetry": { licence: "Apache-2.0", words: "Apache License" },
  "cli-table": { licence: "MIT", words: "MIT License" },
};

/** The licence given in a package.json, in today's form or an old one; undefined if there is none. */
function declaredLicence({ license, licenses }) {
  if (Array.isArray(licenses)) return licenses.map(({ type }) => type).join(" OR ");
  return typeof license === "object" ? license?.type : license;
}

function isOpen(licence) {
  try {
    return satisfies(licence, OPEN);
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN terms.txt".
    return false;
  }
}

/** A package's licence, as declared or as known from its LICENSE file. */
const licenceOf = ({ name, licence }) => licence ?? UNDECLARED[name]?.licence;

/** What is wrong with the packages' licences; `text` is the content of a package's LICENSE file. */
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
