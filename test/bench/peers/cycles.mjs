/** Permutations as maps from point to point, as with pencil and paper: no numbers for points, no arrays of images. */

export function simplify(text) {
  const cycles = [...text.matchAll(/\(([^()]*)\)/g)].map(([, points]) => points.trim().split(/[\s,]+/));
  const images = new Map();
  for (const start of [...new Set(cycles.flat())].sort((a, b) => a - b)) {
    let point = start;
    for (const cycle of cycles) {
      const k = cycle.indexOf(point);
      if (k >= 0) point = cycle[(k + 1) % cycle.length];
    }
    images.set(start, point);
  }
  return formatted(images);
}

function formatted(images) {
  const seen = new Set();
  let text = "";
  for (const start of images.keys()) {
    if (seen.has(start) || images.get(start) === start) continue;
    const cycle = [];
    for (let point = start; !seen.has(point); point = images.get(point)) {
      seen.add(point);
      cycle.push(point);
    }
    text += `(${cycle.join(" ")})`;
  }
  return text || "()";
}

/** The macro GenPermProd as one would first write it: all products as texts, repeats found with a map of texts. */
export function expand(generators, passes) {
  let rows = generators;
  for (let pass = 0; pass < passes; pass++) {
    const labels = new Map(rows.map(([label, cycles]) => [simplify(cycles), label]));
    for (const [firstLabel, first] of rows) {
      for (const [secondLabel, second] of rows) {
        const product = simplify(first + second);
        if (!labels.has(product)) labels.set(product, firstLabel + secondLabel);
      }
    }
    rows = Array.from(labels, ([cycles, label]) => [label, cycles]);
  }
  return rows;
}
