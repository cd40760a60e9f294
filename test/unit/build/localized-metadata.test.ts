import { localizedMetadata } from "../../../build/localized-metadata.mjs";

test("the help of a function is the one in its language", () => {
  const functions = [{ helpUrl: "https://localhost:3000/help/functions/a.html" }];
  expect(JSON.parse(localizedMetadata(JSON.stringify({ functions }), {}, "help/de"))).toEqual({
    functions: [{ helpUrl: "https://localhost:3000/help/de/functions/a.html" }],
  });
});

test("descriptions and tooltips are translated, and nothing else", () => {
  const parameter = (description: string) => ({ name: "Board", description });
  const english = { id: "Board", name: "Board", description: "Board", tooltip: "Board" };
  const functions = [{ ...english, parameters: [parameter("Board"), parameter("unknown")] }];
  const german = JSON.parse(localizedMetadata(JSON.stringify({ functions }), { Board: "Brett" }));
  expect(german).toEqual({
    functions: [
      {
        id: "Board",
        name: "Board",
        description: "Brett",
        tooltip: "Brett",
        parameters: [parameter("Brett"), parameter("unknown")],
      },
    ],
  });
});
