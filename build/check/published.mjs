import { ADD_IN_PAGES, FUNCTION_FILES, WORKBENCH_PAGES } from "../hosting/headers.mjs";
import { functionsMetadata } from "../metadata.mjs";
import { corsProblem, framingProblem, httpsProblem, typeProblem } from "./answers.mjs";
import { Folder } from "./folder.mjs";
import { shapeProblem } from "./shape.mjs";

const METADATA = FUNCTION_FILES.filter((file) => file.endsWith(".json"));

/**
 * Checks a published folder: that Excel may have it, and has all of it.
 *
 * @param {string} address where it is, such as https://your.server/puzzlebook
 * @returns {AsyncGenerator<import("./report.mjs").Outcome>}
 */
export async function* checkPublished(address) {
  const folder = new Folder(address);
  yield { name: "https", problem: httpsProblem(folder.url) };
  for (const file of FUNCTION_FILES) {
    yield {
      name: `${file} may be read by Excel on the web (CORS)`,
      problem: await folder.problem(file, corsProblem),
    };
  }
  for (const page of ADD_IN_PAGES) {
    yield {
      name: `${page} may be shown in Excel on the web`,
      problem: await folder.problem(page, framingProblem),
    };
  }
  const wanted = JSON.parse(await functionsMetadata());
  for (const file of METADATA) {
    const problem = await folder.problem(file, ({ text }) => shapeProblem(text, wanted));
    yield { name: `${file} is that of this version`, problem };
  }
  const manifest = (await folder.get("manifest.xml")).text ?? "";
  const addresses = addressesIn(manifest);
  const elsewhere = addresses.find((one) => folder.nameOf(one) === undefined);
  const own = folder.url.href.replace(/\/$/, "");
  yield {
    name: "manifest.xml names this address",
    problem:
      addresses.length === 0
        ? "it has no address"
        : elsewhere && `it names ${elsewhere}: build with --env origin=${own}`,
  };
  for (const [file, namedBy] of await filesOf(folder, addresses)) {
    yield {
      name: `${file}${namedBy ? `, named by ${namedBy}` : ""}`,
      problem: await folder.problem(file, typeProblem),
    };
  }
}

const addressesIn = (text) => [
  ...new Set(
    Array.from(text.matchAll(/"(https:\/\/[^"]*|http:\/\/localhost[^"]*)"/g), ([, address]) => address),
  ),
];

/** All files that the manifest, functions and pages refer to, with where each is first mentioned. */
async function filesOf(folder, addressesOfManifest) {
  const files = new Map([["manifest.xml", ""]]);
  const add = (addresses, namedBy) => {
    for (const address of addresses) {
      const name = folder.nameOf(address);
      if (name !== undefined && !files.has(name)) files.set(name, namedBy);
    }
  };
  add(addressesOfManifest, "manifest.xml");
  for (const page of [...ADD_IN_PAGES, ...WORKBENCH_PAGES]) add([page], "the add-in");
  for (const file of METADATA) add(addressesIn((await folder.get(file)).text ?? ""), file);
  for (const page of [...files.keys()].filter((name) => name.endsWith(".html"))) {
    const { text = "" } = await folder.get(page);
    const named = Array.from(
      text.matchAll(/<(?:script|link|img)\b[^>]*?\b(?:src|href)="([^"]+)"/g),
      ([, to]) => to,
    );
    add(
      named.map((to) => new URL(to, folder.urlOf(page)).href),
      page,
    );
  }
  return files;
}
