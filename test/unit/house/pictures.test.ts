import { readdirSync } from "node:fs";
import path from "node:path";
import { digestOf, readRecords } from "../../pictures/shown-pane";

const picturesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".png"))
    .map((name) => path.posix.join(folder, name));

test("every picture is as `npm run pictures` has taken it", () => {
  const records = readRecords();
  expect([...picturesIn("docs"), ...picturesIn("assets/how-to")].sort()).toEqual(Object.keys(records).sort());
  for (const [file, { sha256 }] of Object.entries(records))
    expect([file, digestOf(file)]).toEqual([file, sha256]);
});
