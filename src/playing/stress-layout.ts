/** A point of a layout. Edges have approximately length 1. */
export interface LayoutPoint {
  readonly x: number;
  readonly y: number;
}

interface LayoutEdge {
  readonly from: number;
  readonly to: number;
}

const ROUNDS_OF_SCALING = 60;
const MAX_ROUNDS_OF_MAJORIZATION = 150;
/** The last round is one in which no node moves farther than this. */
const AT_REST = 1e-4;

/**
 * Points for the nodes of a graph whose distances approximate those in the graph as closely as possible, ignoring edge directions:
 * classical scaling (W. Torgerson, 1952), then majorization of the stress (E. Gansner, Y. Koren and S. North, 2004). The same graph always
 * gets the same points. Yields its progress from 0 to 1.
 */
export function* stressLayout(count: number, edges: readonly LayoutEdge[]): Generator<number, LayoutPoint[]> {
  const distances = yield* allDistances(count, edges);
  const axes = yield* classicalScaling(count, distances);
  yield* majorize(count, distances, axes);
  return Array.from({ length: count }, (_, node) => ({ x: axes[0][node]!, y: axes[1][node]! }));
}

/** Row by row. Unconnected nodes are slightly farther apart than any others. */
function* allDistances(count: number, edges: readonly LayoutEdge[]): Generator<number, Float64Array> {
  const neighbours = Array.from({ length: count }, (): number[] => []);
  for (const { from, to } of edges) {
    neighbours[from]!.push(to);
    neighbours[to]!.push(from);
  }
  const distances = new Float64Array(count * count).fill(Infinity);
  let greatest = 1;
  for (let start = 0; start < count; start++) {
    const row = distances.subarray(start * count, (start + 1) * count);
    row[start] = 0;
    const queue = [start];
    for (const node of queue) {
      greatest = Math.max(greatest, row[node]!);
      for (const next of neighbours[node]!) {
        if (row[next] !== Infinity) continue;
        row[next] = row[node]! + 1;
        queue.push(next);
      }
    }
    yield 0;
  }
  return distances.map((distance) => (distance === Infinity ? greatest + 1 : distance));
}

/** The two principal axes of the distances, found by repeated multiplication. */
function* classicalScaling(
  count: number,
  distances: Float64Array,
): Generator<number, [Float64Array, Float64Array]> {
  const squares = distances.map((distance) => distance * distance);
  const means = Float64Array.from({ length: count }, (_, row) => {
    let sum = 0;
    for (let column = 0; column < count; column++) sum += squares[row * count + column]!;
    return sum / count;
  });
  const mean = means.reduce((sum, value) => sum + value, 0) / count;
  const centred = squares.map(
    (square, k) => (means[Math.floor(k / count)]! + means[k % count]! - mean - square) / 2,
  );
  const first = yield* mainAxis(count, centred, []);
  return [first, yield* mainAxis(count, centred, [first])];
}

function* mainAxis(
  count: number,
  matrix: Float64Array,
  before: readonly Float64Array[],
): Generator<number, Float64Array> {
  // Any start works that favours no node and is not an axis of a symmetry.
  let axis = Float64Array.from({ length: count }, (_, node) => Math.sin(1 + node * (before.length + 1.7)));
  let length = 1;
  for (let round = 0; round < ROUNDS_OF_SCALING; round++) {
    const next = new Float64Array(count);
    for (let row = 0; row < count; row++) {
      let sum = 0;
      for (let column = 0; column < count; column++) sum += matrix[row * count + column]! * axis[column]!;
      next[row] = sum;
    }
    for (const other of before) {
      const norm = dot(other, other) || 1;
      const part = dot(next, other) / norm;
      for (let node = 0; node < count; node++) next[node]! -= part * other[node]!;
    }
    length = Math.sqrt(dot(next, next)) || 1;
    axis = next.map((value) => value / length);
    yield 0;
  }
  return axis.map((value) => value * Math.sqrt(length));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
}

/** Repeatedly moves each node to the mean of where the others would have it; near ones weigh more. */
function* majorize(
  count: number,
  distances: Float64Array,
  [xs, ys]: readonly [Float64Array, Float64Array],
): Generator<number, void> {
  // A node's weight for another is the square of these. A node has no weight for itself.
  const nearness = distances.map((distance) => (distance === 0 ? 0 : 1 / distance));
  for (let round = 0; round < MAX_ROUNDS_OF_MAJORIZATION; round++) {
    let farthest = 0;
    for (let node = 0; node < count; node++) {
      const [fromX, fromY] = [xs[node]!, ys[node]!];
      let [x, y, weights] = [0, 0, 0];
      for (let other = 0, at = node * count; other < count; other++, at++) {
        const near = nearness[at]!;
        const [dx, dy] = [fromX - xs[other]!, fromY - ys[other]!];
        // Computes the square root directly, as Math.hypot takes many times as long.
        const stretch = 1 / (Math.sqrt(dx * dx + dy * dy) || 1e-9);
        x += near * (near * xs[other]! + dx * stretch);
        y += near * (near * ys[other]! + dy * stretch);
        weights += near * near;
      }
      if (weights === 0) continue;
      xs[node] = x / weights;
      ys[node] = y / weights;
      farthest = Math.max(farthest, Math.abs(xs[node]! - fromX), Math.abs(ys[node]! - fromY));
    }
    if (farthest < AT_REST) return;
    yield round / MAX_ROUNDS_OF_MAJORIZATION;
  }
}
