import type { ReactNode } from "react";
import type { Spot } from "../playing/move";
import type { Play } from "../playing/play";

/**
 * A drawing is a function of a play and a position in it: a step, or a point between two steps during a move. For example, 3.25 is a
 * quarter of the way from step 3 to step 4.
 */
export type Drawing<P extends Play = Play> = FlatDrawing<P> | SolidDrawing<P>;

interface AnyDrawing<P extends Play> {
  /** Such as `maze`; unique among the drawings of the same kind of puzzle. */
  readonly id: string;
  /** Not yet translated into the user's language. */
  readonly title: string;
  /** Whether it suits a play. Otherwise it is not offered; all plays of a game have the same drawings. */
  fits?(play: P): boolean;
  /** A description of the drawing, for users who cannot see it. */
  describe(play: P, step: number): string;
}

/** Drawn as SVG by a component whose root is an `<svg>` with a view box, as wide as its container. */
export interface FlatDrawing<P extends Play = Play> extends AnyDrawing<P> {
  readonly form: "flat";
  Picture(props: DrawingProps<P>): ReactNode;
}

export interface DrawingProps<P extends Play = Play> {
  readonly play: P;
  readonly position: number;
}

/**
 * Solid parts, which are created once, and their poses at a position. Units are the drawing's own; x points right, y up and z towards the
 * eye.
 */
export interface SolidDrawing<P extends Play = Play> extends AnyDrawing<P> {
  readonly form: "solid";
  isTooLarge?(play: P): boolean;
  /** The same for all plays of a game, such as the lines that a user plays by hand. */
  parts(play: P): readonly SolidPart[];
  /** The pose of each part, in the order of the parts. */
  poses(play: P, position: number): readonly Pose[];
  /** The poses while the puzzle's ending is shown at a step that solves it, from 0, where they are those of the step, to 1. */
  ending?(play: P, step: number, share: number): readonly Pose[];
  /** The initial direction of the eye. It comes as close as all steps allow. */
  readonly eye: Vector;
  /** The picture's width divided by its height. */
  readonly aspect: number;
  /** What a click on a part means to the game at a step, if anything. */
  spotOf?(play: P, step: number, hit: SolidHit): Spot | undefined;
  /** Loads what a 3D printer makes of it, if it is something that works in the hand. */
  forPrinter?(): Promise<Printable<P>>;
}

/** Something to be printed in parts and put together. */
export interface Printable<P extends Play = Play> {
  /** Its parts, with so many millimetres between those that move. */
  parts(play: P, clearance: number): readonly PrintedPart[];
  /** How they are printed and put together, step by step; not yet translated. */
  readonly steps: readonly string[];
}

/** A body for a 3D printer: its closed surface, standing on z = 0 as it is printed. */
export interface PrintedPart {
  /** Not yet translated. */
  readonly name: string;
  readonly triangles: readonly Triangle[];
}

/** Three corners in millimetres, anticlockwise seen from outside. */
export type Triangle = readonly [Vector, Vector, Vector];

/** A point on the surface of a part as it is posed, in the drawing's units and axes. */
export interface SolidHit {
  /** The part's number among the drawing's parts. */
  readonly part: number;
  readonly at: Vector;
  /** The outward direction of the surface there. */
  readonly normal: Vector;
}

export type Vector = readonly [x: number, y: number, z: number];

/** A rotation as a unit quaternion, see rotations.ts. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];

export interface Pose {
  readonly at: Vector;
  /** About the part's own origin; unrotated if omitted. */
  readonly turned?: Rotation;
  /** Not drawn, which saves time where a drawing has many parts that wait for their use. */
  readonly hidden?: boolean;
}

/** A rigid body: pieces that move as one. */
export interface SolidPart {
  readonly name: string;
  readonly pieces: readonly SolidPiece[];
}

/** A shape in its place in the part. */
export interface SolidPiece extends Partial<Pose> {
  /** Many pieces cost little if they share the very same shape object. */
  readonly shape: SolidShape;
  /** A colour such as `#d9a521`. For a text, the colour of its letters. */
  readonly color: string;
}

export type OutlinePoint = readonly [x: number, y: number];

export type SolidShape =
  | { readonly form: "box"; readonly size: Vector }
  /** Its axis is y. */
  | { readonly form: "cylinder"; readonly radius: number; readonly height: number }
  /** An outline in x and y, possibly with holes, extruded along z from 0 to the depth. */
  | {
      readonly form: "prism";
      readonly outline: readonly OutlinePoint[];
      readonly holes?: readonly (readonly OutlinePoint[])[];
      readonly depth: number;
    }
  /**
   * A slab, possibly curved: corners of its bottom and of its top, in rows and columns. Seen from above, rows go down and columns to the
   * right.
   */
  | {
      readonly form: "slab";
      readonly bottom: readonly (readonly Vector[])[];
      readonly top: readonly (readonly Vector[])[];
    }
  /** A line of text centred on the origin in the xy plane, to be read from +z. The height is that of the line. */
  | { readonly form: "text"; readonly text: string; readonly height: number };
