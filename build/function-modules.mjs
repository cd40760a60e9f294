import { generateCustomFunctionsMetadata } from "custom-functions-metadata";

/**
 * The names of the arguments of a function of functions.json that are single cells, and null for its ranges. Undefined if it has none. Also
 * undefined if its answer takes several cells: it cannot be answered for each cell of a range.
 */
export function singleCells({ parameters, result }) {
  if (result.dimensionality === "matrix") return undefined;
  const names = parameters.map(({ name, dimensionality }) => (dimensionality === "matrix" ? null : name));
  return names.some((name) => name !== null) ? names : undefined;
}

const ASSOCIATION = /^CustomFunctions\.associate\("(\w+)", (\w+)\);$/gm;
/** Marks the import of a module that is loaded on demand. */
const LOADED = "?loaded";

/**
 * A loader of webpack for modules of functions. It adds the names of single cells to each function that a module associates
 * (`src/functions/calls/association.ts`). With the option `onDemand`, a module whose functions may all take long is loaded at the first call of
 * one of them (`src/functions/calls/on-demand.ts`).
 */
export default function functionModule(source) {
  const callback = this.async();
  if (this.resourceQuery === LOADED) {
    callback(null, source.replace(ASSOCIATION, ""));
    return;
  }
  generateCustomFunctionsMetadata([this.resourcePath]).then(({ metadataJson }) => {
    const { functions } = JSON.parse(metadataJson);
    const named = new Map(functions.map((each) => [each.id, each]));
    const associate = (id, compute) =>
      `CustomFunctions.associate("${id}", ${compute}, ${JSON.stringify(singleCells(named.get(id)))});`;
    if (!this.getOptions().onDemand || !functions.every(({ options }) => options?.cancelable)) {
      callback(
        null,
        source.replace(ASSOCIATION, (_line, id, name) => associate(id, name)),
      );
      return;
    }
    const stubs = Array.from(source.matchAll(ASSOCIATION), ([, id, name]) =>
      associate(id, `onDemand(load, "${name}", ${named.get(id).parameters.length + 1})`),
    );
    const loading = [
      `import { onDemand } from "./calls/on-demand";`,
      `const load = () => import(/* webpackChunkName: "functions-here" */ ${JSON.stringify(this.resourcePath + LOADED)});`,
    ];
    callback(null, [...loading, ...stubs].join("\n"));
  }, callback);
}
