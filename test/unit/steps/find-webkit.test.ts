import { missingWebKit } from "../../webkit/find-webkit.mjs";

let installed: string[];
beforeEach(() => {
  installed = [];
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const install = (...packages: string[]) => {
  installed.push(...packages);
  return true;
};

test("nothing is installed where there is a WebKit", () => {
  expect(missingWebKit({ isInstalled: () => true, install })).toBeUndefined();
  expect(installed).toEqual([]);
});

test("Debian's WebKit is installed where there is none", () => {
  expect(missingWebKit({ isInstalled: () => installed.length > 0, install })).toBeUndefined();
  expect(installed).toEqual(["webkit2gtk-driver", "xvfb"]);
});

test("without any WebKit, the reason says how to get one", () => {
  expect(missingWebKit({ isInstalled: () => false, install: () => false })).toBe(
    "no WebKit is installed here. `npx playwright install webkit` downloads one.",
  );
});
