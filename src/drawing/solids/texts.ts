import {
  BufferAttribute,
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type BufferGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { SolidPiece } from "../drawing";
import { matrixOf, type TextShape } from "./shapes";

/** The height of a line of text, in pixels. */
const LINE = 64;
const FONT = `600 ${0.78 * LINE}px "Segoe UI", system-ui, sans-serif`;

interface TextPiece extends SolidPiece {
  readonly shape: TextShape;
}

/** All texts of a part as one mesh with one texture, in which the texts are lines below each other. */
export function textsOf(pieces: readonly SolidPiece[]) {
  const texts = pieces.filter((piece): piece is TextPiece => piece.shape.form === "text");
  if (texts.length === 0) return undefined;
  const lines = [...new Set(texts.map(lineOf))];
  const { canvas, widths } = written(lines, texts);
  const geometry = mergeGeometries(
    texts.map((piece) => {
      const line = lines.indexOf(lineOf(piece));
      return plane(piece, widths[line]!, line, canvas).applyMatrix4(matrixOf(piece));
    }),
  );
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  return {
    mesh: new Mesh(geometry, material),
    dispose: () => [geometry, texture, material].forEach((owned) => owned.dispose()),
  };
}

/** What distinguishes texts: the same letters in the same colour are drawn only once. */
const lineOf = ({ shape, color }: TextPiece) => `${color} ${shape.text}`;

function written(lines: readonly string[], texts: readonly TextPiece[]) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d")!;
  context.font = FONT;
  const pieces = lines.map((line) => texts.find((piece) => lineOf(piece) === line)!);
  const widths = pieces.map(({ shape }) => Math.ceil(context.measureText(shape.text).width) + 4);
  canvas.width = Math.max(...widths);
  canvas.height = LINE * lines.length;
  context.font = FONT;
  context.textBaseline = "middle";
  pieces.forEach(({ shape, color }, line) => {
    context.fillStyle = color;
    context.fillText(shape.text, 2, LINE * (line + 0.53));
  });
  return { canvas, widths };
}

/** The rectangle of a text, showing its line of the texture. */
function plane({ shape }: TextPiece, width: number, line: number, canvas: HTMLCanvasElement): BufferGeometry {
  const geometry = new PlaneGeometry((shape.height * width) / LINE, shape.height);
  const right = width / canvas.width;
  const heightOf = (row: number) => 1 - (row * LINE) / canvas.height;
  const [top, bottom] = [heightOf(line), heightOf(line + 1)];
  geometry.setAttribute(
    "uv",
    new BufferAttribute(new Float32Array([0, top, right, top, 0, bottom, right, bottom]), 2),
  );
  return geometry;
}
