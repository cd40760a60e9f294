import { memo, useState } from "react";
import { makeStyles, mergeClasses, Title3, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Choice } from "../Choice";
import { drawingsOf } from "../../puzzles";
import { DrawingFrame } from "./DrawingFrame";
import { usePaletteClass } from "./palette-theme";
import { useSession } from "./session/session-store";

const ALL = "";

const useStyles = makeStyles({
  stage: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  drawings: { display: "grid", gap: tokens.spacingVerticalM, gridTemplateColumns: "minmax(0, 1fr)" },
  large: { flexGrow: 1 },
  /** The title and the choice side by side, as vertical space is scarce. */
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.spacingHorizontalXXL },
  title: { margin: 0 },
  choice: { flex: "0 1 400px" },
  /** Two side by side if they fit, in rows of equal height. */
  sideBySide: {
    flexGrow: 1,
    gridAutoRows: "1fr",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(max(340px, 40%), 100%), 1fr))",
  },
});

interface StageProps {
  /** The title of its own window, in which the drawings fill the space side by side. */
  readonly title: string | undefined;
}

/** The drawings of a puzzle, either one or all in step. */
export const Stage = memo(function Stage({ title }: StageProps) {
  const styles = useStyles();
  const palette = usePaletteClass();
  const large = title !== undefined;
  const drawings = drawingsOf(useSession(({ play }) => play));
  const [chosen, setChosen] = useState<string>();
  const isOffered = chosen === ALL || drawings.some(({ id: offered }) => offered === chosen);
  const id = (isOffered ? chosen : undefined) ?? drawings[0]?.id ?? ALL;
  const shown = drawings.filter((drawing) => id === ALL || drawing.id === id);
  const choice = drawings.length > 1 && (
    <Choice
      label={i18n.t("Drawing")}
      className={mergeClasses(large && styles.choice)}
      options={[
        ...drawings.map((drawing) => [drawing.id, i18n._(drawing.title)] as const),
        [ALL, i18n.t("All together")],
      ]}
      value={id}
      onChoose={setChosen}
    />
  );
  return (
    <div className={mergeClasses(styles.stage, palette, large && styles.large)}>
      {large ? (
        <div className={styles.head}>
          <Title3 as="h1" className={styles.title}>
            {title}
          </Title3>
          {choice}
        </div>
      ) : (
        choice
      )}
      <div className={mergeClasses(styles.drawings, large && styles.sideBySide)}>
        {shown.map((drawing) => (
          <DrawingFrame key={drawing.id} {...{ drawing, large }} />
        ))}
      </div>
    </div>
  );
});
