import { useState } from "react";
import { Caption1, Field, makeStyles, Radio, RadioGroup, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import type { Guess } from "../../../playing/guess";
import { AddressField } from "../../selection/AddressField";
import { Message } from "../../Message";
import { SolvingProgress } from "../../view/SolvingProgress";
import type { Addresses } from "./answering";
import { AnswerActions } from "./AnswerActions";
import { AnswerFacts } from "./AnswerFacts";
import type { GuessedSelection } from "./reading";
import { useAnswer } from "./useAnswer";

/** As many as can be taken in at once. */
const MAX_GUESSES = 6;

const useStyles = makeStyles({
  parts: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  address: { color: tokens.colorNeutralForeground3, overflowWrap: "anywhere" },
});

interface GuessedPuzzleProps {
  readonly selection: GuessedSelection;
}

/** What the selection can be, to choose from, and what is known of it then. */
export function GuessedPuzzle({ selection: { range, guesses } }: GuessedPuzzleProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState(0);
  const shown = guesses.slice(0, MAX_GUESSES);
  return (
    <div className={styles.parts}>
      <div aria-live="polite">
        <Field label={i18n.t("This can be")}>
          <RadioGroup value={String(chosen)} onChange={(_event, { value }) => setChosen(Number(value))}>
            {shown.map(({ kind, range: part, reason }, index) => (
              <Radio
                key={`${kind.prefix} ${part.name}`}
                value={String(index)}
                label={`${i18n._(kind.title)}: ${reason}`}
              />
            ))}
          </RadioGroup>
        </Field>
        <Caption1 className={styles.address}>
          {i18n.t("selected in {address}", { address: range.fullAddress })}
        </Caption1>
      </div>
      <Asked key={chosen} guess={guesses[chosen]!} selected={range.fullAddress} sheetId={range.sheetId} />
    </div>
  );
}

interface AskedProps {
  readonly guess: Guess;
  /** The address of the selection. */
  readonly selected: string;
  readonly sheetId: string;
}

/** Asks for what a guess still needs, and answers. */
function Asked({ guess: { kind, range }, selected, sheetId }: AskedProps) {
  const styles = useStyles();
  const [addresses, setAddresses] = useState<Addresses>({ [range.name]: selected });
  const [kept, setKept] = useState<string>();
  const [state, cancel] = useAnswer(kind, addresses);
  const others = kind.ranges.filter(({ name }) => name !== range.name);
  return (
    <div className={styles.parts}>
      {others.map(({ name, title, optional = false }) => (
        <AddressField
          key={name}
          label={optional ? i18n.t("{title} (optional)", { title: i18n._(title) }) : i18n._(title)}
          required={!optional}
          value={addresses[name] ?? ""}
          onChange={(address) => setAddresses((before) => ({ ...before, [name]: address }))}
        />
      ))}
      {state.stage === "solving" && <SolvingProgress part={state.part} onCancel={cancel} />}
      <div aria-live="polite">
        {state.stage === "failed" && <Message intent="error">{state.problem}</Message>}
        {state.stage === "answered" && <AnswerFacts answer={state.answer} />}
      </div>
      {state.stage === "answered" && (
        <AnswerActions
          answer={state.answer}
          addresses={state.addresses}
          sheetId={sheetId}
          id={kept}
          onKept={setKept}
        />
      )}
    </div>
  );
}
