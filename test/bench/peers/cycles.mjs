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

const images = new Uint8Array(10);
const origins = new Uint8Array(10);

/** The same for points of one digit and texts without mistakes, as one would write it for speed. */
export function simplifyDigits(text) {
  for (let point = 0; point < 10; point++) images[point] = origins[point] = point;
  let first = 0;
  let before = 0;
  for (let k = 0; k < text.length; k++) {
    const code = text.charCodeAt(k);
    const point = code - 48;
    if (code === 40) first = 0;
    else if (code === 41) {
      if (first !== 0) moveOn(before, first);
    } else if (point >= 0) {
      const origin = origins[point];
      if (first === 0) first = point;
      else moveOn(before, point);
      before = origin;
    }
  }
  return formattedDigits();
}

function moveOn(origin, point) {
  images[origin] = point;
  origins[point] = origin;
}

function formattedDigits() {
  let text = "";
  for (let start = 1; start < 10; start++) {
    if (images[start] === start) continue;
    text += `(${start}`;
    for (let point = images[start]; point !== start;) {
      text += ` ${point}`;
      const next = images[point];
      images[point] = point;
      point = next;
    }
    text += ")";
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
