import type { Picture } from "../../lessons/lesson";

interface SmallPictureProps {
  readonly picture: Picture;
  /** Width and height in pixels. The squares divide the longer side evenly. */
  readonly size: number;
}

/** The small drawing of a puzzle. It adds nothing to the title next to it. */
export function SmallPicture({ picture, size }: SmallPictureProps) {
  const rows = picture.length;
  const columns = Math.max(...picture.map((row) => row.length));
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${columns} ${rows}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {picture.flatMap((colors, row) =>
        colors.map(
          (color, column) =>
            color && <rect key={`${row} ${column}`} x={column} y={row} width={1} height={1} fill={color} />,
        ),
      )}
    </svg>
  );
}
