import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addressesIn, anchorsIn } from "./markdown";

const PAGES = [".", "docs"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(folder, name)),
);

/** Why nobody gets where a link on a page leads within the project. */
function fault(page: string, address: string): string | undefined {
  const [file, anchor] = decodeURI(address).split("#");
  const target = file === "" ? page : path.join(path.dirname(page), file);
  if (!existsSync(target)) return `${page}: ${address} is not there`;
  if (anchor !== undefined && !anchorsIn(readFileSync(target, "utf8")).includes(anchor))
    return `${page}: ${address} has no such heading`;
  return undefined;
}

test.each(PAGES)("%s: every link leads somewhere", (page) => {
  const local = addressesIn(readFileSync(page, "utf8")).filter((address) => !/^[a-z]+:/.test(address));
  expect(local.flatMap((address) => fault(page, address) ?? [])).toEqual([]);
});

test("the README and the pages of docs are among them", () => {
  expect(PAGES).toEqual(expect.arrayContaining(["README.md", "docs/functions.md", "docs/limits.md"]));
});
