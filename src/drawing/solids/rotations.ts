import type { Rotation, Vector } from "../drawing";

/** Rotations as unit quaternions, without three.js, so that drawings stay plain data. */

export const UNTURNED: Rotation = [0, 0, 0, 1];

/** The rotation about an axis of length 1, by an angle in radians: anticlockwise seen from the axis's tip. */
export function about([x, y, z]: Vector, angle: number): Rotation {
  const sine = Math.sin(angle / 2);
  return [x * sine, y * sine, z * sine, Math.cos(angle / 2)];
}

/** First `first`, then `second`. */
export function turnedBy(first: Rotation, second: Rotation): Rotation {
  const [ax, ay, az, aw] = second;
  const [bx, by, bz, bw] = first;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function inverse([x, y, z, w]: Rotation): Rotation {
  return [-x, -y, -z, w];
}

export function rotated(vector: Vector, [x, y, z, w]: Rotation): Vector {
  const axis: Vector = [x, y, z];
  const twice = scaled(cross(axis, vector), 2);
  return added(added(vector, scaled(twice, w)), cross(axis, twice));
}

/** The rotation that takes the axes x, y and z to three vectors, which form a right-handed orthonormal frame. */
export function rotationTo(x: Vector, y: Vector, z: Vector): Rotation {
  // Shepperd's method: the largest of the four components first, to avoid dividing by a small number.
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const w = Math.sqrt(1 + trace) / 2;
    return [(y[2] - z[1]) / (4 * w), (z[0] - x[2]) / (4 * w), (x[1] - y[0]) / (4 * w), w];
  }
  if (x[0] >= y[1] && x[0] >= z[2]) {
    const a = Math.sqrt(1 + x[0] - y[1] - z[2]) / 2;
    return [a, (y[0] + x[1]) / (4 * a), (z[0] + x[2]) / (4 * a), (y[2] - z[1]) / (4 * a)];
  }
  if (y[1] >= z[2]) {
    const b = Math.sqrt(1 - x[0] + y[1] - z[2]) / 2;
    return [(y[0] + x[1]) / (4 * b), b, (z[1] + y[2]) / (4 * b), (z[0] - x[2]) / (4 * b)];
  }
  const c = Math.sqrt(1 - x[0] - y[1] + z[2]) / 2;
  return [(z[0] + x[2]) / (4 * c), (z[1] + y[2]) / (4 * c), c, (x[1] - y[0]) / (4 * c)];
}

/** Interpolates evenly between two rotations along the shorter path: 0 is the first, 1 the second. */
export function rotationBetween(from: Rotation, to: Rotation, share: number): Rotation {
  const along = from.reduce((sum, part, k) => sum + part * to[k]!, 0);
  const angle = Math.acos(Math.min(Math.abs(along), 1));
  const sine = Math.sin(angle);
  const first = sine < 1e-6 ? 1 - share : Math.sin((1 - share) * angle) / sine;
  const second = (sine < 1e-6 ? share : Math.sin(share * angle) / sine) * (along < 0 ? -1 : 1);
  const part = (k: 0 | 1 | 2 | 3) => first * from[k] + second * to[k];
  return [part(0), part(1), part(2), part(3)];
}

export function added(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function scaled(vector: Vector, factor: number): Vector {
  return [vector[0] * factor, vector[1] * factor, vector[2] * factor];
}

export function negated(vector: Vector): Vector {
  return scaled(vector, -1);
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(vector: Vector): Vector {
  return scaled(vector, 1 / Math.hypot(...vector));
}
