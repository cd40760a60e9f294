/**
 * What stands beside the bar that shows how far a long calculation is. Univer's own texts lack it in every language, and it
 * would show the names of the texts.
 *
 * Seen in Univer 0.25.1.
 */
export const PROGRESS_TEXTS = {
  english: progress({
    analyzing: "Reading formulas",
    calculating: "Calculating",
    "array-analysis": "Reading formulas that spill",
    "array-calculation": "Calculating formulas that spill",
    done: "Calculated",
  }),
  german: progress({
    analyzing: "Formeln werden gelesen",
    calculating: "Wird berechnet",
    "array-analysis": "Formeln, die überlaufen, werden gelesen",
    "array-calculation": "Formeln, die überlaufen, werden berechnet",
    done: "Berechnet",
  }),
};

/** The texts at the place where Univer looks for them. */
function progress(texts: Record<string, string>) {
  return { "sheets-formula": { progress: texts } };
}
