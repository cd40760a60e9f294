import { useState } from "react";
import { Button, makeStyles } from "@fluentui/react-components";
import { describeProblem } from "../../../excel/problems";
import { i18n } from "../../../language";
import { Message } from "../../Message";
import { useShowPage } from "../../navigation";
import type { PlacedGenerators } from "../../selection/generators";
import { chooseGenerators } from "./drawing";

const useStyles = makeStyles({ button: { alignSelf: "flex-start" } });

interface DrawGroupProps {
  readonly examined: PlacedGenerators;
  readonly order: bigint;
}

/** Opens View on the group that has been examined. */
export function DrawGroup({ examined, order }: DrawGroupProps) {
  const styles = useStyles();
  const showPage = useShowPage();
  const [problem, setProblem] = useState<string>();
  const draw = async () => {
    setProblem(undefined);
    try {
      await chooseGenerators(examined, order);
      showPage("view");
    } catch (error) {
      setProblem(describeProblem(error));
    }
  };
  return (
    <>
      <Button className={styles.button} onClick={() => void draw()}>
        {i18n.t("Draw it")}
      </Button>
      {problem !== undefined && <Message intent="error">{problem}</Message>}
    </>
  );
}
