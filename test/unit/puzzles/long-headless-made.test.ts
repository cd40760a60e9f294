import { MADE_SHEETS } from "./all-made";
import { testSolved } from "./made-solved";

// Texts are measured on a canvas.
jest.mock("../../../src/workbench/office-objects/sheet/autofit", () => ({ autofitColumns: () => undefined }));

// Each sheet takes seconds, and only a calculation shows that its formulas go together.
testSolved(MADE_SHEETS.filter(({ size }) => size !== "usual"));
