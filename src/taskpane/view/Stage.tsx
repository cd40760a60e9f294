import { memo, useState } from "react";
import { Field, makeStyles, mergeClasses, Select, tokens } from "@fluentui/react-components";
import type { Play } from "../../playing";
import type { Drawing } from "./drawing";
import { DRAWINGS } from "./drawings";
import { DrawingFrame } from "./DrawingFrame";
import { usePaletteClass } from "./palette-theme";
import type { PlayerStore } from "./player/player-store";

const ALL = "";

const useStyles = makeStyles({
  choice: { minWidth: 0, width: "100%", "& > select": { minWidth: 0, textOverflow: "ellipsis" } },
  stage: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  drawings: { display: "grid", gap: tokens.spacingVerticalM, gridTemplateColumns: "minmax(0, 1fr)" },
  large: { gridTemplateColumns: "repeat(auto-fit, minmax(min(340px, 100%), 1fr))" },
});

interface StageProps {
  readonly play: Play;
  readonly player: PlayerStore;
  /** In a window of its own: drawings stand side by side. */
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
    <div className={mergeClasses(styles.stage, palette)}>
      {drawings.length > 1 && (
        <Field label="Drawing" orientation="horizontal">
          <Select className={styles.choice} value={id} onChange={(_event, { value }) => setChosen(value)}>
            {drawings.map((drawing) => (
              <option key={drawing.id} value={drawing.id}>
                {drawing.title}
              </option>
            ))}
            <option value={ALL}>All together</option>
          </Select>
        </Field>
      )}
      <div className={mergeClasses(styles.drawings, large && styles.large)}>
        {shown.map((drawing) => (
          <DrawingFrame key={drawing.id} drawing={drawing} play={play} player={player} inSheet={!large} />
        ))}
      </div>
    </div>
  );
});
