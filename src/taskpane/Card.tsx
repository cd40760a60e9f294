import { makeStyles, CompoundButton, type CompoundButtonProps } from "@fluentui/react-components";
import type { Picture } from "../lessons/lesson";

interface SmallPictureProps {
  readonly picture: Picture;
  /** Width and height in pixels. The squares divide the longer side evenly. */
  readonly size: number;
}

/** The small drawing of a puzzle. It adds nothing to the title next to it. */
function SmallPicture({ picture, size }: SmallPictureProps) {
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

const PICTURE_SIZE = 56;

const useCardStyles = makeStyles({
  card: { justifyContent: "flex-start", textAlign: "start", width: "100%" },
  picture: { height: `${PICTURE_SIZE}px`, width: `${PICTURE_SIZE}px` },
  summary: { whiteSpace: "pre-line" },
});

interface CardProps extends Pick<CompoundButtonProps, "aria-expanded" | "aria-controls"> {
  readonly of: { readonly title: string; readonly summary: string; readonly picture: Picture };
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A puzzle as a button: its title, its summary, in lines if it has several, and a small picture. */
export function Card({ of: { title, summary, picture }, ...button }: CardProps) {
  const styles = useCardStyles();
  return (
    <CompoundButton
      {...button}
      className={styles.card}
      icon={{
        className: styles.picture,
        children: <SmallPicture picture={picture} size={PICTURE_SIZE} />,
      }}
      secondaryContent={{ className: styles.summary, children: summary }}
    >
      {title}
    </CompoundButton>
  );
}
