import fc from "fast-check";
import { constantText, MAX_CONSTANT_TEXT, textOfConstant } from "../../../src/grid/constant-texts";

test("a text as a formula is the text again, as far as Excel takes it", () => {
  expect(constantText('My "maze"')).toBe('="My ""maze"""');
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      expect(textOfConstant(constantText(text))).toBe(text.slice(0, MAX_CONSTANT_TEXT));
    }),
  );
});

test.each(["=A1", '="a"&"b"', "=5", '="a', "", '="""'])("%s is no text", (formula) => {
  expect(textOfConstant(formula)).toBeUndefined();
});
