import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { localizedManifest } from "../../../build/localized-manifest.mjs";
import { LANGUAGES } from "../../../src/language/languages";

const [, ...TRANSLATIONS] = LANGUAGES;

test("every text that a language has gets an Override, in its element's namespace", () => {
  const xml = `<?xml version="1.0"?>
<A>
  <Description DefaultValue="Rows &amp; &quot;columns&quot;"/>
  <Name DefaultValue="Puzzlebook"/>
  <bt:String id="x" DefaultValue="Help"/>
</A>
`;
  const translations = {
    "de-DE": { 'Rows & "columns"': "Zeilen & „Spalten“", Help: "Hilfe" },
    "xx-XX": { 'Rows & "columns"': '<Rows> "and" columns' },
  };
  expect(localizedManifest(xml, translations)).toBe(`<?xml version="1.0"?>
<A>
  <Description DefaultValue="Rows &amp; &quot;columns&quot;">
    <Override Locale="de-DE" Value="Zeilen &amp; „Spalten“"/>
    <Override Locale="xx-XX" Value="&lt;Rows&gt; &quot;and&quot; columns"/>
  </Description>
  <Name DefaultValue="Puzzlebook"/>
  <bt:String id="x" DefaultValue="Help">
    <bt:Override Locale="de-DE" Value="Hilfe"/>
  </bt:String>
</A>
`);
});

/** Texts of the manifest that are the same in all languages. */
const NAMES = ["Puzzlebook", "PUZZLE"];

test.each(TRANSLATIONS)("the manifest has all its texts in $tag, and no others", ({ name }) => {
  const texts = JSON.parse(readFileSync(`src/language/${name}/manifest.json`, "utf8")) as object;
  const { OfficeApp } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(
    readFileSync("manifest.xml", "utf8"),
  );
  const { "bt:ShortStrings": short, "bt:LongStrings": long } = OfficeApp.VersionOverrides.Resources;
  const elements = [OfficeApp.Description, ...short["bt:String"], ...long["bt:String"]];
  const english = elements.map(({ DefaultValue }: { DefaultValue: string }) => DefaultValue);
  const wanted = english.filter((text) => !NAMES.includes(text));
  expect(Object.keys(texts).sort()).toEqual([...new Set(wanted)].sort());
  expect(Object.values(texts)).not.toContain("");
});
