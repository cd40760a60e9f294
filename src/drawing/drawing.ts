import type { ComponentType } from "react";
import type { Play } from "../playing/play";

/**
 * A drawing is a function of a play and a position in it: a step, or a place between two steps while a move is under
 * way, so that 3.25 is a quarter of the way from step 3 to step 4.
 */
export type Drawing<P extends Play = Play> = FlatDrawing<P> | SolidDrawing<P>;

interface AnyDrawing<P extends Play> {
  /** Such as `maze`; no other drawing of the same kind of puzzle has it. */
  readonly id: string;
  /** Still to be said in the user's language. */
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

/**
 * Solid parts, which are made once, and where each of them is at a position. Units are the drawing's own; x is to the
 * right, y up and z towards the eye.
 */
export interface SolidDrawing<P extends Play = Play> extends AnyDrawing<P> {
  readonly kind: "solid";
  /** Whether it has more parts than can be drawn. */
  isTooLarge?(play: P): boolean;
  parts(play: P): readonly SolidPart[];
  /** The pose of each part, in the order of the parts. */
  poses(play: P, position: number): readonly Pose[];
  /** From which side the eye looks at first; it comes as near as all steps allow. */
  readonly eye: Vector;
  /** How many times as wide as high the picture is. */
  readonly aspect: number;
}

export type Vector = readonly [x: number, y: number, z: number];

/** A rotation as a unit quaternion, see rotations.ts. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];

export interface Pose {
  readonly at: Vector;
  /** About the part's own origin; not turned if omitted. */
  readonly turned?: Rotation;
}

/** A rigid body: pieces that move as one. */
export interface SolidPart {
  readonly name: string;
  readonly pieces: readonly SolidPiece[];
}

/** A shape in its place in the part. */
export interface SolidPiece extends Partial<Pose> {
  /** Many pieces cost little if they have the very same one. */
  readonly shape: SolidShape;
  /** A colour such as `#d9a521`; of a text, the colour of its letters. */
  readonly color: string;
}

export type OutlinePoint = readonly [x: number, y: number];

export type SolidShape =
  | { readonly form: "box"; readonly size: Vector }
  /** Its axis is y. */
  | { readonly form: "cylinder"; readonly radius: number; readonly height: number }
  /** An outline in x and y, perhaps with holes, pushed along z from 0 to the depth. */
  | {
      readonly form: "prism";
      readonly outline: readonly OutlinePoint[];
      readonly holes?: readonly (readonly OutlinePoint[])[];
      readonly depth: number;
    }
  /** A line of text around the origin in the plane of x and y, read from +z; the height is that of the line. */
  | { readonly form: "text"; readonly text: string; readonly height: number };
