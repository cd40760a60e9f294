import { DirectionalLight, HemisphereLight, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Play } from "../../playing/play";
import type { Pose, SolidDrawing, SolidHit } from "../drawing";
import { bodyOf, type Body } from "./bodies";
import { cornersWhileEnding, cornersWhilePlaying, framingOf, VIEW_ANGLE } from "./framing";
import { hitAt, type PicturePoint } from "./hits";
import { added, scaled, unit, UNTURNED } from "./rotations";

/** What drivers without a GPU call themselves. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let known: boolean | undefined;

/** Whether WebGL runs on the CPU, which is slow at smoothing edges. Determined once, on a separate canvas. */
function drawsInSoftware(): boolean {
  if (known === undefined) {
    const context = document.createElement("canvas").getContext("webgl2");
    const information = context?.getExtension("WEBGL_debug_renderer_info");
    const name = information ? String(context!.getParameter(information.UNMASKED_RENDERER_WEBGL)) : "";
    known = SOFTWARE.test(name);
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return known;
}

/** How far a key press moves the eye round, in radians, and how much closer it brings it. */
const TURN_BY_KEY = Math.PI / 24;
const ZOOM_BY_KEY = 0.88;

/** How much closer and farther than initially the eye may go. */
const NEAREST = 0.25;
const MAX_DISTANCE_FACTOR = 3;

/** Without a GPU, edges are smoothed only while nothing moves, by rendering at this multiple of the pixel ratio. */
const FINER = 2;

/**
 * Without a GPU, large pictures are rendered coarsely while something moves: by steps of COARSER until frames take no longer than
 * LONGEST_FRAME, in ms. After a LONGEST_PAUSE nothing is known of the frame before. Each rest takes one of the steps back.
 */
const COARSER = 0.8;
const COARSEST = 0.25;
/** Edges are lines of one pixel: in a coarser picture they would be bars, and they take as long to render as all else. */
const COARSEST_WITH_EDGES = 0.6;
const LONGEST_FRAME = 30;
const LONGEST_PAUSE = 250;

type Framing = ReturnType<typeof framingOf>;

export type EyeMove = "left" | "right" | "up" | "down" | "nearer" | "farther" | "reset";

/**
 * A solid drawing on a canvas. It is rendered only on `show`, and in the next frame after the eye or the size has changed. Nothing is
 * rendered before the first size is set, and nothing is left behind after `dispose`.
 */
export class SolidScene {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(VIEW_ANGLE);
  private readonly renderer: WebGLRenderer;
  private readonly controls: OrbitControls;
  private readonly framed: Float64Array;
  private seen: Float64Array;
  private distance = 0;
  /** How much of the ending is shown, what it needs in the picture, and where the eye is without it and with all of it. */
  private ended = 0;
  private seenAtEnd: Float64Array;
  private framings: readonly [near: Framing, far: Framing] | undefined;
  private size = "";
  private pixelRatio = 1;
  /** Whether the puzzle or the eye is moving; otherwise there is time to render finely. */
  private isMoving = false;
  private coarseness = 1;
  /** When a frame of a movement was rendered last, in ms. */
  private movedAt = -Infinity;
  private frame = 0;

  private constructor(
    readonly canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    private readonly drawing: SolidDrawing,
    private play: Play,
    private readonly bodies: readonly Body[],
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true });
    this.framed = this.seen = this.seenAtEnd = this.corners();
    const light = new DirectionalLight("#ffffff", 1.9);
    light.position.set(-0.35, 0.9, 0.6);
    this.scene.add(new HemisphereLight("#ffffff", "#8090a8", 1.6), this.camera.add(light));
    this.scene.add(...bodies.map(({ object }) => object));

    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enablePan = false;
    this.controls.addEventListener("change", this.renderSoon);
    this.controls.addEventListener("start", () => (this.isMoving = true));
    this.controls.addEventListener("end", () => {
      this.isMoving = false;
      this.renderSoon();
    });
    canvas.addEventListener("webglcontextrestored", this.renderSoon);
  }

  /** Creates a scene, one body at a time; undefined if the browser has no WebGL. */
  static *on(
    canvas: HTMLCanvasElement,
    drawing: SolidDrawing,
    play: Play,
  ): Generator<number, SolidScene | undefined> {
    const parts = drawing.parts(play);
    const bodies: Body[] = [];
    for (const part of parts) {
      bodies.push(bodyOf(part));
      yield bodies.length / parts.length;
    }
    // Nothing needs disposing before this point.
    const context = canvas.getContext("webgl2", {
      alpha: true,
      antialias: !drawsInSoftware(),
      powerPreference: "low-power",
    });
    return context ? new SolidScene(canvas, context, drawing, play, bodies) : undefined;
  }

  /** Shows another play of the same game from now on. The picture gets farther away if that leads out of it. */
  take(play: Play): void {
    if (play === this.play) return;
    this.play = play;
    this.seen = joined(this.framed, this.corners());
    if (this.size !== "") this.frameAll();
  }

  private corners(): Float64Array {
    return cornersWhilePlaying(this.drawing, this.play, this.ofBodies());
  }

  private readonly ofBodies = () => this.bodies.map(({ corners }) => corners);

  /** @param ended how much of the ending at this step is shown, from 0 to 1 */
  show(position: number, ended = 0): void {
    const { drawing, play } = this;
    const ending = ended > 0 ? drawing.ending?.(play, position, ended) : undefined;
    const poses = ending ?? drawing.poses(play, position);
    this.bodies.forEach(({ object }, part) => place(object, poses[part]!));
    this.isMoving = !Number.isInteger(position) || (ending !== undefined && ended < 1);
    this.makeRoom(ending ? ended : 0, position);
    this.render();
  }

  /** The picture gets farther away as far as the ending needs it. */
  private makeRoom(ended: number, step: number): void {
    if (ended === this.ended) return;
    if (this.ended === 0) {
      const ending = cornersWhileEnding(this.drawing, this.play, step, this.ofBodies());
      this.seenAtEnd = joined(this.seen, ending);
      this.framings = undefined;
    }
    this.ended = ended;
    if (this.size !== "") this.frameAll();
  }

  /** The size in CSS pixels, and the number of display pixels for each of them. */
  resize(width: number, height: number, pixelRatio: number): void {
    const size = `${width} ${height} ${pixelRatio}`;
    if (width === 0 || height === 0 || size === this.size) return;
    this.size = size;
    this.pixelRatio = pixelRatio;
    this.coarseness = 1;
    this.setRatio(this.ratioNow());
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.framings = undefined;
    this.frameAll();
    this.render();
  }

  /** Brings the eye to where it sees all positions of the play. */
  private frameAll(): void {
    const before = this.distance;
    const { target, distance } = this.framing();
    this.distance = distance;
    this.controls.target.set(...target);
    this.camera.near = distance / 100;
    this.camera.far = distance * (MAX_DISTANCE_FACTOR + 2);
    this.camera.updateProjectionMatrix();
    this.controls.minDistance = distance * NEAREST;
    this.controls.maxDistance = distance * MAX_DISTANCE_FACTOR;
    if (before === 0) this.moveEye("reset");
    else this.controls.dollyIn(distance / before);
  }

  private framing(): Framing {
    const of = (points: Float64Array) => framingOf(points, this.drawing.eye, this.camera.aspect);
    if (this.ended === 0) return of(this.seen);
    // Finding them takes longer than a frame has time for.
    const [near, far] = (this.framings ??= [of(this.seen), of(this.seenAtEnd)]);
    return {
      target: added(scaled(near.target, 1 - this.ended), scaled(far.target, this.ended)),
      distance: near.distance + this.ended * (far.distance - near.distance),
    };
  }

  /** What is seen at a point of the picture, if it is a part. */
  hitAt(point: PicturePoint): SolidHit | undefined {
    this.scene.updateMatrixWorld();
    return hitAt(
      point,
      this.camera,
      this.bodies.map(({ surface }) => surface),
    );
  }

  moveEye(move: EyeMove): void {
    EYE_MOVES[move](this.controls);
    if (move === "reset") {
      const { target } = this.controls;
      this.camera.position
        .set(...unit(this.drawing.eye))
        .multiplyScalar(this.distance)
        .add(target);
      this.controls.update();
    }
    this.renderSoon();
  }

  /** What is currently shown, as a PNG data URL of the given width in pixels, on a transparent background. */
  picture(width: number): string {
    this.setRatio((this.renderer.getPixelRatio() * width) / this.canvas.width);
    this.renderer.render(this.scene, this.camera);
    const address = this.canvas.toDataURL("image/png");
    this.render();
    return address;
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.canvas.removeEventListener("webglcontextrestored", this.renderSoon);
    this.controls.dispose();
    this.bodies.forEach((body) => body.dispose());
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private readonly render = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.size === "") return;
    this.keepUp();
    const ratio = this.ratioNow();
    if (this.renderer.getPixelRatio() !== ratio) this.setRatio(ratio);
    this.renderer.render(this.scene, this.camera);
  };

  /** Edges that are left out of coarse pictures come back in finer ones, and in one that is saved. */
  private setRatio(ratio: number): void {
    this.renderer.setPixelRatio(ratio);
    for (const { edges } of this.bodies) edges.visible = ratio >= COARSEST_WITH_EDGES * this.pixelRatio;
  }

  /** Renders more coarsely if the frames of a movement take too long. */
  private keepUp(): void {
    const now = this.isMoving ? performance.now() : -Infinity;
    const took = now - this.movedAt;
    this.movedAt = now;
    if (took > LONGEST_FRAME && took < LONGEST_PAUSE)
      this.coarseness = Math.max(COARSEST, COARSER * this.coarseness);
    else if (!this.isMoving) this.coarseness = Math.min(1, this.coarseness / COARSER);
  }

  private ratioNow(): number {
    if (!drawsInSoftware()) return this.pixelRatio;
    return (this.isMoving ? this.coarseness : FINER) * this.pixelRatio;
  }

  private readonly renderSoon = (): void => {
    if (this.frame === 0) this.frame = requestAnimationFrame(this.render);
  };
}

const EYE_MOVES: Readonly<Record<EyeMove, (controls: OrbitControls) => void>> = {
  left: (controls) => controls.rotateLeft(TURN_BY_KEY),
  right: (controls) => controls.rotateLeft(-TURN_BY_KEY),
  up: (controls) => controls.rotateUp(TURN_BY_KEY),
  down: (controls) => controls.rotateUp(-TURN_BY_KEY),
  nearer: (controls) => controls.dollyIn(ZOOM_BY_KEY),
  farther: (controls) => controls.dollyOut(ZOOM_BY_KEY),
  reset: () => undefined,
};

function joined(one: Float64Array, other: Float64Array): Float64Array {
  const both = new Float64Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function place(object: Body["object"], { at, turned = UNTURNED, hidden = false }: Pose): void {
  object.visible = !hidden;
  object.position.set(at[0], at[1], at[2]);
  object.quaternion.set(turned[0], turned[1], turned[2], turned[3]);
}
