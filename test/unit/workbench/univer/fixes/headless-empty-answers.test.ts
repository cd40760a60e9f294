import { PlainUniver } from "./plain-univer";
import {
  BaseFunction,
  IFunctionService,
  NumberValueObject,
  type BaseReferenceObject,
  type FunctionVariantType,
} from "@univerjs/preset-sheets-core";
import { isEmptyAnswer } from "../../../../../src/workbench/univer/fixes/empty-answers";
import { stillNeeded } from "./still-needed";

/** What a function received as its first cell, and what our fix says about it. */
const seen: { isBlank: boolean; isEmptyText: boolean }[] = [];

class Look extends BaseFunction {
  override needsReferenceObject = true;
  override minParams = 1;
  override maxParams = 1;
  override calculate(cells: FunctionVariantType) {
    const reference = cells as BaseReferenceObject;
    const value = reference.toArrayValueObject().getArrayValue()[0][0];
    seen.push({ isBlank: !value || value.isNull(), isEmptyText: isEmptyAnswer(reference, 0, 0) });
    return NumberValueObject.create(1);
  }
}

stillNeeded("gives functions an empty text as a blank cell in the calculation that answers it", async () => {
  const univer = new PlainUniver([[{ f: '=""' }], [{ f: "=LOOK(A1:A1)" }]]);
  univer.injector.get(IFunctionService).registerExecutors(new Look("LOOK"));
  await univer.recalculate();
  expect(seen).toEqual([{ isBlank: true, isEmptyText: true }]);
});
