import { CompoundButton, makeStyles, type CompoundButtonProps } from "@fluentui/react-components";
import type { Picture } from "../../lessons/lesson";
import { SmallPicture } from "./SmallPicture";

const PICTURE_SIZE = 56;

const useStyles = makeStyles({
  card: { justifyContent: "flex-start", textAlign: "start", width: "100%" },
  picture: { height: `${PICTURE_SIZE}px`, width: `${PICTURE_SIZE}px` },
});

interface CardProps extends Pick<CompoundButtonProps, "aria-expanded" | "aria-controls"> {
  readonly of: { readonly title: string; readonly summary: string; readonly picture: Picture };
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A puzzle as a button: its title, one line, and a small picture. */
export function Card({ of: { title, summary, picture }, ...button }: CardProps) {
  const styles = useStyles();
  return (
    <CompoundButton
      {...button}
      className={styles.card}
      icon={{
        className: styles.picture,
        children: <SmallPicture picture={picture} size={PICTURE_SIZE} />,
      }}
      secondaryContent={summary}
    >
      {title}
    </CompoundButton>
  );
}
