import { simplifyCycles } from "../../../src/functions/cycles";
test("x", () => expect(simplifyCycles("()")).toBe("()"));
