import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import { LANGUAGES } from "../../src/language/languages";

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

type Ordered = Record<string, unknown>;

function toElement(node: Ordered): Element {
  const tag = Object.keys(node).find((key) => key !== ":@")!;
  const children = node[tag] as Ordered[];
  return {
    tag,
    attributes: (node[":@"] ?? {}) as Record<string, string>,
    children: children.filter((child) => !("#text" in child)).map(toElement),
    text: children.map((child) => child["#text"] ?? "").join(""),
  };
}

function parse(xml: string): Element {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    preserveOrder: true,
    ignoreDeclaration: true,
  });
  return toElement((parser.parse(xml) as Ordered[])[0]);
}

const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];

/** The order in which the published schemas require the children of each element that we use. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  OfficeApp:
    "Id Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains Hosts Requirements DefaultSettings Permissions VersionOverrides".split(
      " ",
    ),
  VersionOverrides: ["Description", "Requirements", "Hosts", "Resources"],
  Host: ["Runtimes", "AllFormFactors", "DesktopFormFactor"],
  DesktopFormFactor: ["GetStarted", "FunctionFile", "ExtensionPoint"],
  GetStarted: ["Title", "Description", "LearnMoreUrl"],
  Group: ["Label", "Icon", "Control"],
  Control: ["Label", "Supertip", "Icon", "Action"],
  Supertip: ["Title", "Description"],
  Resources: ["bt:Images", "bt:Urls", "bt:ShortStrings", "bt:LongStrings"],
};

/** Office treats longer texts than these as an error (bt:ShortStrings and bt:LongStrings). */
const MAX_LENGTHS: Readonly<Record<string, number>> = { "bt:ShortStrings": 125, "bt:LongStrings": 250 };

const development = path.resolve("dist");
const production = mkdtempSync(path.join(tmpdir(), "puzzlebook-production-"));
const ORIGIN = "https://puzzles.example.org/book";

beforeAll(() => {
  const script = path.resolve("build/index.mjs");
  const args = ["--env", `origin=${ORIGIN}/`, "--manifest-only", production];
  execFileSync(process.execPath, [script, ...args], { stdio: "pipe" });
});

afterAll(() => rmSync(production, { recursive: true, force: true }));

describe.each([
  ["development", development, "https://localhost:3000"],
  ["production", production, ORIGIN],
])("the manifest for %s", (_name, folder, origin) => {
  let manifest: Element;
  let xml: string;
  beforeAll(() => {
    xml = readFileSync(path.join(folder, "manifest.xml"), "utf8");
    manifest = parse(xml);
  });
  const elements = (tag: string) => all(manifest).filter((element) => element.tag === tag);

  test("names the add-in by a version 4 UUID and a version of four numbers", () => {
    expect(elements("Id")[0].text).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(elements("Version")[0].text).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  });

  test("has every element in the order of the schema", () => {
    for (const { tag, children } of all(manifest)) {
      const order = ORDER[tag];
      if (!order || (tag === "Host" && children.length === 0)) continue;
      const places = children.map((child) => order.indexOf(child.tag));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  test("gives every id once, and no resource a longer one than 32 characters", () => {
    const ids = all(manifest).flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const resources = elements("Resources")[0].children.flatMap((group) => group.children);
    for (const { attributes } of resources) expect(attributes.id.length).toBeLessThanOrEqual(32);
  });

  test("defines every resource that it uses, of the right kind, and uses every one that it defines", () => {
    const kindOf: Record<string, string> = {
      "bt:Image": "bt:Images",
      SourceLocation: "bt:Urls",
      FunctionFile: "bt:Urls",
    };
    Object.assign(kindOf, { Runtime: "bt:Urls", LearnMoreUrl: "bt:Urls", Namespace: "bt:ShortStrings" });
    Object.assign(kindOf, {
      Label: "bt:ShortStrings",
      Title: "bt:ShortStrings",
      Description: "bt:LongStrings",
    });
    const defined = new Map(
      elements("Resources")[0].children.flatMap((group) =>
        group.children.map(({ attributes }) => [attributes.id, group.tag]),
      ),
    );
    const used = all(manifest).filter(({ attributes }) => attributes.resid);
    for (const { tag, attributes } of used)
      expect([tag, defined.get(attributes.resid)]).toEqual([tag, kindOf[tag]]);
    expect(new Set(used.map(({ attributes }) => attributes.resid))).toEqual(new Set(defined.keys()));
  });

  test("keeps its texts within Office's limits", () => {
    for (const group of elements("Resources")[0].children) {
      for (const { attributes, children } of group.children) {
        const texts = [attributes.DefaultValue, ...children.map((override) => override.attributes.Value)];
        for (const text of texts) expect(text.length).toBeLessThanOrEqual(MAX_LENGTHS[group.tag] ?? 2048);
      }
    }
  });

  test("has addresses at its own origin only, each of a file that is built", () => {
    const addresses = [...xml.matchAll(/"(https?:[^"]*)"/g)].map(([, address]) => address);
    const own = addresses.filter((address) => !address.startsWith("http://"));
    expect(own.length).toBeGreaterThan(10);
    for (const address of own) {
      expect(address.startsWith(`${origin}/`)).toBe(true);
      expect([address, existsSync(path.join(development, address.slice(origin.length)))]).toEqual([
        address,
        true,
      ]);
    }
    // Values that begin with http: are XML namespace names.
    const namespaces = Object.values(manifest.attributes).filter((value) => value.startsWith("http:"));
    for (const address of addresses.filter((one) => one.startsWith("http:")))
      expect(namespaces).toContain(address);
  });

  test("runs everything in one shared runtime, with the least permission that writing needs", () => {
    const runtime = elements("Runtime")[0].attributes;
    expect(runtime.lifetime).toBe("long");
    expect(elements("FunctionFile")[0].attributes.resid).toBe(runtime.resid);
    expect(elements("Page")[0].children[0].attributes.resid).toBe(runtime.resid);
    // The article on shared runtimes forbids it: a separate pane would stay blank.
    expect(elements("TaskpaneId")).toEqual([]);
    expect(elements("Permissions")[0].text).toBe("ReadWriteDocument");
  });

  test.each(LANGUAGES)(
    "gives $functions help links at the same origin, each to a page that is built",
    (language) => {
      const { functions } = JSON.parse(readFileSync(path.join(folder, language.functions), "utf8"));
      for (const { name, helpUrl } of functions) {
        expect(helpUrl).toBe(`${origin}/${language.help}/functions/${name.toLowerCase()}.html`);
        expect([name, existsSync(path.join(development, helpUrl.slice(origin.length)))]).toEqual([
          name,
          true,
        ]);
      }
    },
  );
});
