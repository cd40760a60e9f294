import { useState } from "react";
import { Body1, Button, makeStyles, Switch } from "@fluentui/react-components";
import type { Table } from "../../../excel/tables";
import { i18n } from "../../../language";
import { destinationOf, PlaceFields, USUAL_PLACE } from "../../destination/PlaceFields";
import { useWriting } from "../../destination/writing";
import { Overwrite } from "../../destination/WritingOutcome";
import { ButtonRow, Column } from "../../../components/layout";
import type { PageProps } from "../../../components/lazy-page";
import { SelectionSummary } from "../../selection/SelectionSummary";
import { useSelection } from "../../selection/useSelection";
import { useConventions } from "../../../components/useConventions";
import { BookOrder } from "../../book/Book";
import { useIsShown } from "../../../components/useIsShown";
import { Outcome, useAction } from "../../../components/useAction";
import { Progress } from "../../../components/work/Progress";
import { Ended } from "../../../components/work/WorkStatus";
import { FactorPermutation } from "./FactorPermutation";
import { Findings } from "./Findings";
import { LayOutGroup } from "./LayOutGroup";
import { useExamination } from "./useExamination";
import { describeAlphabet } from "./words";
import { useShowPage } from "../../navigation";
import type { PlacedGenerators } from "../../selection/generators";
import { readNamedRanges } from "../../../excel/puzzle-sheet";
import { goTo } from "../../../excel/selection";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { MAX_ELEMENTS, MAX_GENERATORS } from "../../../puzzles/groups/cayley-play";
import { chosenPuzzles } from "../../../view/chosen-puzzles";

/** The kinds of puzzles that draw generators; both have this range. */
export const GROUP = "Group";
export const GENERATORS = "Generators";
export const RANGE = "generators";

/** The kind that draws generators: all elements of their group if it is small, else their pieces. */
export const kindFor = (order: bigint, generators: number) =>
  order <= MAX_ELEMENTS && generators <= MAX_GENERATORS ? GROUP : GENERATORS;

/** Makes Play show generators, under the names that their sheet has for them already, if any. Their sheet is shown. */
async function chooseGenerators(
  { sheet, address, generators }: PlacedGenerators,
  order: bigint,
): Promise<void> {
  const prefix = kindFor(order, generators.length);
  await goTo(sheet, address);
  const name = new RegExp(`^${prefix}(\\d*)_${RANGE}$`, "i");
  const named = await readNamedRanges((each) => name.test(each));
  const [kept] = Object.entries(named.ranges).find(([, range]) => range.address === address) ?? [];
  chosenPuzzles.set(
    named.id,
    kept === undefined
      ? { kind: "given", prefix, addresses: { [RANGE]: qualifiedAddress(sheet, address) }, title: "" }
      : { kind: "named", id: `${prefix}${name.exec(kept)![1]}` },
  );
}

const useStyles = makeStyles({ button: { alignSelf: "flex-start" } });

interface DrawGroupProps {
  readonly examined: PlacedGenerators;
  readonly order: bigint;
}

/** Opens Play on the group that has been examined. */
function DrawGroup({ examined, order }: DrawGroupProps) {
  const styles = useStyles();
  const showPage = useShowPage();
  const { outcome, run } = useAction();
  const draw = async () => {
    await chooseGenerators(examined, order);
    showPage("view");
  };
  return (
    <>
      <Button className={styles.button} onClick={() => void run(draw)}>
        {i18n.t("Draw it")}
      </Button>
      <Outcome of={outcome} />
    </>
  );
}

/** Answers the question of the pinball article: which group is it, and how hard can it get? */
export default function GroupsPage({ isOpen }: PageProps) {
  const [inverses, setInverses] = useState(false);
  const [place, setPlace] = useState(USUAL_PLACE);
  const understanding = useSelection(useIsShown(isOpen), useConventions().order);
  const { state, found, examined, examine, cancel } = useExamination();
  const writing = useWriting();
  const running = state.stage === "computing";

  const start = () => {
    writing.forget();
    void examine(inverses);
  };
  const write = (table: Table) => void writing.writeTable(table, destinationOf(place));

  return (
    <Column gap="L">
      <Body1>
        {i18n.t(
          "Select generators in the sheet, with a label next to each permutation, and see which group they generate.",
        )}
      </Body1>
      <BookOrder />
      <SelectionSummary understanding={understanding} describe={describeAlphabet} />
      <Switch
        checked={inverses}
        disabled={running}
        label={i18n.t("Inverses count as letters too")}
        onChange={(_event, { checked }) => setInverses(checked)}
      />
      <ButtonRow>
        <Button appearance="primary" disabled={running || writing.busy} onClick={start}>
          {i18n.t("Examine")}
        </Button>
        {running && <Button onClick={cancel}>{i18n.t("Cancel")}</Button>}
      </ButtonRow>
      {state.stage === "computing" && (
        <Progress text={state.work} label={i18n.t("Progress of this step")} part={state.part} />
      )}
      <Ended state={state} />
      {found.facts && (
        <PlaceFields
          label={i18n.t("Put tables")}
          value={place}
          disabled={writing.busy}
          onChange={(part) => setPlace((before) => ({ ...before, ...part }))}
        />
      )}
      <Findings
        found={found}
        next={
          examined &&
          found.facts && (
            <>
              <DrawGroup examined={examined} order={found.facts.order} />
              <LayOutGroup examined={{ name: found.facts.name, generators: examined.generators }} />
              <FactorPermutation examined={examined} />
            </>
          )
        }
        writer={{ ...writing, write }}
      />
      {!running && !found.facts && <LayOutGroup examined={undefined} />}
      <Overwrite writing={writing} />
    </Column>
  );
}
