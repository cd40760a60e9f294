import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { OFFICE } from "../../../build/hosting/headers.mjs";

/** Hosts of Microsoft's own tests, such as `officeapps-df.live.com`. */
const OWN_TESTS = /-(?:int|df)\b/;

const officeJs = path.dirname(createRequire(__filename).resolve("@microsoft/office-js/dist/office.js"));
const source = readFileSync(path.join(officeJs, "excel-web-16.00.debug.js"), "utf8");

/** The patterns of host names that Office.js takes messages from in Excel on the web. */
function trustedPatterns(): string[] {
  const list = /regexHostNameStringArray = new Array\((.*)\);/.exec(source)![1];
  return [...list.matchAll(/"(\^[^"]+\$)"/g)].map(([, pattern]) => JSON.parse(`"${pattern}"`) as string);
}

/** A host of each pattern: `tenant.office.net` of `^.*\.office\.net$`. */
const hostOf = (pattern: string) =>
  pattern
    .replace(/^\^|\$$/g, "")
    .replace(".*", "tenant")
    .replaceAll("\\.", ".");

/** As browsers do: `*.` stands for one name or more in front. */
const allows = (allowed: string, host: string) =>
  allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : host === allowed;

const allowed = OFFICE.split(" ").map((address) => address.replace(/^https:\/\//, ""));

test("each host that Office.js trusts may frame the add-in's pages", () => {
  const hosts = trustedPatterns().map(hostOf);
  expect(hosts.length).toBeGreaterThanOrEqual(10);
  expect(hosts).toContain("tenant.officeapps.live.com");
  expect(
    hosts.filter((host) => !OWN_TESTS.test(host) && !allowed.some((each) => allows(each, host))),
  ).toEqual([]);
});

test.each([
  ["SharePoint", "school.sharepoint.com"],
  ["SharePoint of the USA's government", "agency.sharepoint.us"],
  ["SharePoint in China", "school.sharepoint.cn"],
  ["OneDrive", "onedrive.live.com"],
  ["Teams", "teams.microsoft.com"],
  ["Microsoft 365", "excel.cloud.microsoft"],
])("%s, which frames Excel, may frame the add-in's pages", (_, host) => {
  expect(allowed.some((each) => allows(each, host))).toBe(true);
});

test("no other site may", () => {
  for (const host of ["example.com", "office.net", "myoffice.net", "teams.microsoft.com.example.com"]) {
    expect(allowed.some((each) => allows(each, host))).toBe(false);
  }
});
