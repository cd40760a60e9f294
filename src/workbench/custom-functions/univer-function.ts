import {
  ArrayValueObject,
  BaseFunction,
  BaseReferenceObject,
  BooleanValueObject,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
  type BaseValueObject,
  type ErrorType,
  type FunctionVariantType,
} from "@univerjs/preset-sheets-core";
import type { Nullable } from "@univerjs/core";
import type { Argument } from "./evaluation";
import type { CellAddress } from "../univer/basics/cell-address";
import { isEmptyAnswer } from "../univer/fixes/empty-answers";
import { argumentCounts, type FunctionMetadata } from "./metadata";
import { FormulaError, isSingle, type FormulaValue, type ValueMatrix } from "./values";

/** Returns a function's value in a cell immediately. */
export type Evaluate = (metadata: FunctionMetadata, given: Argument[], cell: CellAddress) => ValueMatrix;

/** A custom function as Univer's formula engine calls it: values in, result out. */
export class UniverFunction extends BaseFunction {
  override needsReferenceObject = true;

  constructor(
    name: string,
    private readonly metadata: FunctionMetadata,
    private readonly evaluate: Evaluate,
  ) {
    super(name);
    const { fewest, most } = argumentCounts(metadata);
    this.minParams = fewest;
    this.maxParams = most;
  }

  override calculate(...variants: FunctionVariantType[]): BaseValueObject {
    const cell: CellAddress = {
      workbook: this.unitId ?? "",
      sheet: this.subUnitId ?? "",
      row: this.row,
      column: this.column,
    };
    return toUniver(this.evaluate(this.metadata, variants.map(toArgument), cell));
  }
}

function toArgument(value: FunctionVariantType): Argument {
  if (value.isReferenceObject()) return valuesOfCells(value as BaseReferenceObject);
  if (value.isArray()) return (value as ArrayValueObject).getArrayValue().map((row) => row.map(toCellValue));
  const single = value as BaseValueObject;
  return single.isNull() ? undefined : [[toCellValue(single)]];
}

function valuesOfCells(reference: BaseReferenceObject): ValueMatrix {
  const { startRow, startColumn } = reference.getRangePosition();
  const cells = reference.toArrayValueObject().getArrayValue();
  return cells.map((values, row) =>
    values.map((value, column) => {
      const known = toCellValue(value);
      return known === null && isEmptyAnswer(reference, startRow + row, startColumn + column) ? "" : known;
    }),
  );
}

function toCellValue(value: Nullable<BaseValueObject>): FormulaValue {
  if (!value || value.isNull()) return null;
  if (value.isError()) return new FormulaError((value as ErrorValueObject).getErrorType());
  return value.getValue();
}

function toUniver(matrix: ValueMatrix): BaseValueObject {
  if (isSingle(matrix)) return toValueObject(matrix[0]![0]!);
  return ArrayValueObject.create({
    calculateValueList: matrix.map((row) => row.map(toValueObject)),
    rowCount: matrix.length,
    columnCount: matrix[0]!.length,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

function toValueObject(value: FormulaValue): BaseValueObject {
  if (value instanceof FormulaError) return ErrorValueObject.create(value.code as ErrorType);
  if (typeof value === "number") return NumberValueObject.create(value);
  if (typeof value === "boolean") return BooleanValueObject.create(value);
  return StringValueObject.create(value ?? "");
}
