import { memo, useState } from "react";
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Play } from "../../playing";
import { Choice } from "./Choice";
import type { Drawing } from "./drawing";
import { DRAWINGS } from "./drawings";
import { DrawingFrame } from "./DrawingFrame";
import { usePaletteClass } from "./palette-theme";
import type { PlayerStore } from "./player/player-store";

const ALL = "";

const useStyles = makeStyles({
  stage: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  drawings: { display: "grid", gap: tokens.spacingVerticalM, gridTemplateColumns: "minmax(0, 1fr)" },
  large: { flexGrow: 1 },
  largeChoice: { maxWidth: "480px" },
  /** Two side by side where there is room, in rows of the same height. */
  sideBySide: {
    flexGrow: 1,
    gridAutoRows: "1fr",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(max(340px, 40%), 100%), 1fr))",
  },
});

interface StageProps {
  readonly play: Play;
  readonly player: PlayerStore;
  /** In a window of its own, which the drawings fill, side by side. */
  readonly large: boolean;
}

/** The drawings of a puzzle, one of them or all in step. */
export const Stage = memo(function Stage({ play, player, large }: StageProps) {
  const styles = useStyles();
  const palette = usePaletteClass();
  const drawings: readonly Drawing[] = DRAWINGS[play.kind] ?? [];
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? drawings[0]?.id;
  const shown = drawings.filter((drawing) => id === ALL || drawing.id === id);
  return (
    <div className={mergeClasses(styles.stage, palette, large && styles.large)}>
      {drawings.length > 1 && (
        <Choice
          label={i18n.t("Drawing")}
          className={mergeClasses(large && styles.largeChoice)}
          options={[
            ...drawings.map(({ id, title }) => [id, i18n._(title)] as const),
            [ALL, i18n.t("All together")],
          ]}
          value={id}
          onChoose={setChosen}
        />
      )}
      <div className={mergeClasses(styles.drawings, large && styles.sideBySide)}>
        {shown.map((drawing) => (
          <DrawingFrame key={drawing.id} drawing={drawing} play={play} player={player} large={large} />
        ))}
      </div>
    </div>
  );
});
