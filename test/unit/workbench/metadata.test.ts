import { argumentCounts, readMetadata } from "../../../src/workbench/custom-functions/metadata";

const parameter = (more = {}) => ({ name: "p", ...more });

test("what is no list of functions is refused, naming the function", () => {
  expect(() => readMetadata({})).toThrow("functions.json has no list named functions.");
  expect(() => readMetadata({ functions: [{ id: "F", name: "F" }] })).toThrow(
    'functions.json has a function without id, name or parameters: {"id":"F","name":"F"}',
  );
  const functions = [{ id: "F", name: "F", parameters: [] }];
  expect(readMetadata({ functions })).toEqual([{ ...functions[0], allowsErrors: false }]);
});

test("errors reach the functions where the file says so at its top, and nowhere else", () => {
  const functions = [{ id: "F", name: "F", parameters: [] }];
  expect(readMetadata({ functions, allowErrorForDataTypeAny: true })[0].allowsErrors).toBe(true);
  const options = { allowErrorForDataTypeAny: true };
  expect(() => readMetadata({ functions: [{ ...functions[0], options }] })).toThrow(
    "The function F has the option allowErrorForDataTypeAny, which the workbench does not have.",
  );
});

test("an option that the host does not have is refused, unless it is off", () => {
  const read = (options: object) =>
    readMetadata({ functions: [{ id: "F", name: "F", parameters: [], options }] });
  expect(() => read({ requiresParameterAddresses: true })).toThrow(
    "The function F has the option requiresParameterAddresses, which the workbench does not have.",
  );
  expect(read({ requiresParameterAddresses: false, cancelable: true }).length).toBe(1);
});

test.each([
  [[], { fewest: 0, most: 0 }],
  [[parameter(), parameter({ optional: true })], { fewest: 1, most: 2 }],
  [[parameter(), parameter({ repeating: true })], { fewest: 2, most: 255 }],
  [[parameter({ repeating: true, optional: true })], { fewest: 0, most: 255 }],
])("counts of arguments, case %#", (parameters, expected) => {
  expect(argumentCounts({ id: "F", name: "F", parameters })).toEqual(expected);
});
