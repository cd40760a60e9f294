/** The topics of the checks, in the order they are tried. */
export const TOPICS = {
  host: /*i18n*/ "The host",
  functions: /*i18n*/ "Functions",
  arguments: /*i18n*/ "Arguments",
  errors: /*i18n*/ "Errors",
  spills: /*i18n*/ "Spills",
  calculation: /*i18n*/ "Calculation",
  cells: /*i18n*/ "Cells",
  formats: /*i18n*/ "Formats",
  names: /*i18n*/ "Names and notes",
  sheets: /*i18n*/ "Sheets",
  events: /*i18n*/ "Selection and events",
  document: /*i18n*/ "File, settings and pictures",
  windows: /*i18n*/ "Window and worker",
  limits: /*i18n*/ "Protected, or being edited",
} as const;

export type TopicId = keyof typeof TOPICS;
