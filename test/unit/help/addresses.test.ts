import { relativeAddress } from "../../../src/help/addresses";

test.each([
  ["help/index.html", "help/functions/orbits.html", "functions/orbits.html"],
  ["help/functions/orbits.html", "help/index.html", "../index.html"],
  ["help/functions/orbits.html", "help/functions/ingroup.html", "ingroup.html"],
  ["help/lessons/knights.html", "workbench.html?lesson=knights", "../../workbench.html?lesson=knights"],
  ["help/lessons/knights.html", "samples/knights.xlsx", "../../samples/knights.xlsx"],
  ["help/index.html", "help/index.html#lessons", "index.html#lessons"],
  ["help/index.html", "help/index.html", "index.html"],
])("from %s to %s it is %s", (page, file, relative) => {
  expect(relativeAddress(page, file)).toBe(relative);
});
