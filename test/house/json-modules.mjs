/** A hook for Node's loader: packages made for bundlers import JSON without the attribute that Node asks for. */
export const load = (url, context, next) =>
  next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context);
