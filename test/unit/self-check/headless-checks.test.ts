import { CHECKS, type Finding } from "../../../src/self-check";
import { CheckedHost } from "./checked-host";
import { SPOILT } from "./spoilt-hosts";

// Texts are measured on a canvas.
jest.mock("../../../src/workbench/office-objects/sheet/autofit", () => ({ autofitColumns: () => undefined }));

/** What no workbench without a page has. test/browser/check.spec.ts spoils the host of these checks. */
const IN_A_PAGE = /^(document|windows)\./;
/** What the workbench lacks, and what needs a user editing a cell (test/browser/check.spec.ts). */
const NOT_TRIED = ["arguments.entity", "limits.editing"];

const ids = CHECKS.map(({ id }) => id).filter((id) => !IN_A_PAGE.test(id));
const functionIds = ids.filter((id) => id.startsWith("functions."));
const otherIds = ids.filter((id) => !functionIds.includes(id));
let host: CheckedHost;

beforeAll(async () => {
  host = await CheckedHost.open();
});

afterAll(() => host.close());

test("there are at least 60 checks, each has a name of its own, and for each there is a host that is spoilt", () => {
  expect(CHECKS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  expect(Object.keys(SPOILT).sort()).toEqual([...ids].sort());
});

test("the examples of all functions hold, and fall short in a spoilt host", async () => {
  const marks = (findings: readonly Finding[]) =>
    findings.map(({ mark }, index) => [functionIds[index], mark]);
  const all = (mark: string) => functionIds.map((id) => [id, mark]);
  expect(marks(await host.findings(functionIds))).toEqual(all("holds"));
  expect(marks(await host.findings(functionIds, (id) => SPOILT[id]))).toEqual(all("falls short"));
});

test.each(otherIds)("%s holds, and falls short in a spoilt host", async (id) => {
  const mark = NOT_TRIED.includes(id) ? "not tried" : "holds";
  expect(await host.finding(id)).toMatchObject({ mark });
  expect(await host.finding(id, SPOILT[id])).toMatchObject({ mark: "falls short" });
});

test("whether a range is lifted or handed over, and as what a blank cell arrives, is told", async () => {
  expect(await host.finding("arguments.lifting")).toMatchObject({
    how: "the function is called for each cell",
  });
  expect(await host.finding("arguments.blank-form")).toMatchObject({
    how: "a blank cell arrives as a blank",
  });
  const other = await CheckedHost.open(false);
  try {
    expect(await other.finding("arguments.lifting")).toMatchObject({
      mark: "holds",
      how: "the range is handed over, and the function goes through its cells",
    });
  } finally {
    other.close();
  }
});
