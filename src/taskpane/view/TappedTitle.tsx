import { useEffect, useState, type RefObject } from "react";
import { Caption1, makeStyles, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  title: {
    position: "absolute",
    top: 0,
    left: 0,
    right: 0,
    width: "fit-content",
    maxWidth: "100%",
    boxSizing: "border-box",
    margin: "0 auto",
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    overflowWrap: "anywhere",
    pointerEvents: "none",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

interface TappedTitleProps {
  /** The element around the drawing. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Shows the whole name of what a finger or pen taps in a flat drawing, until the next tap. A mouse shows it by resting there. */
export function TappedTitle({ place }: TappedTitleProps) {
  const styles = useStyles();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const element = place.current!;
    const page = element.ownerDocument;
    const ending = new AbortController();
    const tapped = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== "mouse") setTitle(titleAt(element, clientX, clientY));
    };
    page.addEventListener("pointerup", tapped, { signal: ending.signal });
    return () => ending.abort();
  }, [place]);
  if (title === undefined) return null;
  return (
    <Caption1 className={styles.title} role="status">
      {title}
    </Caption1>
  );
}

/** The title of the foremost titled part of a drawing at a point of the window. */
function titleAt(drawing: HTMLElement, x: number, y: number): string | undefined {
  for (const part of drawing.ownerDocument.elementsFromPoint(x, y)) {
    const title = drawing.contains(part) && part.closest("text, circle")?.querySelector(":scope > title");
    if (title) return title.textContent;
  }
  return undefined;
}
