import { PlainUniver } from "./plain-univer";
import { formattedText } from "../../../../../src/workbench/univer/fixes/text-formats";
import { stillNeeded } from "./still-needed";

const HIDING = ";;;";

stillNeeded("shows texts and numbers whose number format hides them", async () => {
  const styles = { hiding: { n: { pattern: HIDING } } };
  const univer = new PlainUniver(
    [
      [
        { v: "word", s: "hiding" },
        { v: 5, s: "hiding" },
      ],
    ],
    { styles },
  );
  await univer.values("A1");
  expect(univer.sheet.getRange("A1:B1").getDisplayValues()).toEqual([["word", "5"]]);
});

test("with the fix both are hidden", () => {
  expect([formattedText("word", HIDING), formattedText(5, HIDING)]).toEqual(["", ""]);
});
