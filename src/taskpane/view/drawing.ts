import type { ComponentType } from "react";
import type { Play } from "../../playing";

/**
 * A drawing is a function of a play and a position in it: a step, or a place between two steps while a move is under
 * way, so that 3.25 is a quarter of the way from step 3 to step 4.
 */
export type Drawing<P extends Play = Play> = FlatDrawing<P> | SolidDrawing<P>;

interface AnyDrawing<P extends Play> {
  /** Such as `maze`; no other drawing of the same kind of puzzle has it. */
  readonly id: string;
  readonly title: string;
  /** The drawing in words, for those who do not see it. */
  describe(play: P, step: number): string;
}

/** Drawn as SVG by a component whose root is an `<svg>` with a view box, as wide as its place. */
export interface FlatDrawing<P extends Play = Play> extends AnyDrawing<P> {
  readonly kind: "flat";
  readonly Picture: ComponentType<DrawingProps<P>>;
}

export interface DrawingProps<P extends Play = Play> {
  readonly play: P;
  readonly position: number;
}

/** Solid parts, which are made once, and where each of them is at a position. Units are the drawing's own; y is up. */
export interface SolidDrawing<P extends Play = Play> extends AnyDrawing<P> {
  readonly kind: "solid";
  parts(play: P): readonly SolidPart[];
  /** The pose of each part, in the order of the parts. */
  poses(play: P, position: number): readonly Pose[];
  /** Where the eye is at first; it looks at the origin. */
  readonly eye: Vector;
}

export type Vector = readonly [x: number, y: number, z: number];

export interface SolidPart {
  readonly name: string;
  readonly shape: SolidShape;
  /** A colour as in CSS. */
  readonly color: string;
}

export type SolidShape =
  | { readonly form: "box"; readonly size: Vector }
  /** Its axis is y. */
  | { readonly form: "cylinder"; readonly radius: number; readonly height: number }
  /** An outline in x and y, perhaps with holes, pushed along z from 0 to the depth. */
  | {
      readonly form: "prism";
      readonly outline: readonly (readonly [x: number, y: number])[];
      readonly holes?: readonly (readonly (readonly [x: number, y: number])[])[];
      readonly depth: number;
    };

export interface Pose {
  readonly at: Vector;
  /** Angles in radians about x, y and z, applied in this order; none if omitted. */
  readonly turned?: Vector;
}
