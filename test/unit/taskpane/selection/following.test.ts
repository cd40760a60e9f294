import { followSelection } from "../../../../src/taskpane/selection/following";

test("a watch that fails is told of once, and ends without another failure", async () => {
  const failures: unknown[] = [];
  const refused = new Error("There is no workbook.");
  const following = followSelection(
    () => Promise.resolve(1),
    () => undefined,
    (error) => failures.push(error),
    () => Promise.reject(refused),
  );
  const unhandled = jest.fn();
  process.once("unhandledRejection", unhandled);
  following.end();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", unhandled);
  expect(failures).toEqual([refused]);
  expect(unhandled).not.toHaveBeenCalled();
});
