import { generateCustomFunctionsMetadata } from "custom-functions-metadata";

/**
 * The names of the arguments of a function of functions.json that are single cells, null for its ranges; undefined if it has none, or if its
 * answer takes several cells, so that it cannot be answered for each cell of a range.
 */
export function singleCells({ parameters, result }) {
  if (result.dimensionality === "matrix") return undefined;
  const names = parameters.map(({ name, dimensionality }) => (dimensionality === "matrix" ? null : name));
  return names.some((name) => name !== null) ? names : undefined;
}

const ASSOCIATION = /^CustomFunctions\.associate\("(\w+)", (\w+)\);$/gm;

/** A loader of webpack that puts these names beside each function that its module associates (`src/functions/association.ts`). */
export default function withSingleCells(source) {
  const callback = this.async();
  generateCustomFunctionsMetadata([this.resourcePath]).then(({ metadataJson }) => {
    const { functions } = JSON.parse(metadataJson);
    const named = new Map(functions.map((each) => [each.id, singleCells(each)]));
    const associate = (line, id, compute) =>
      named.get(id)
        ? `CustomFunctions.associate("${id}", ${compute}, ${JSON.stringify(named.get(id))});`
        : line;
    callback(null, source.replace(ASSOCIATION, associate));
  }, callback);
}
