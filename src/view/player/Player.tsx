import { useState, type ReactNode } from "react";
import {
  Button,
  Field,
  makeStyles,
  mergeClasses,
  Slider,
  Switch,
  Text,
  tokens,
} from "@fluentui/react-components";
import { i18n } from "../../language";
import { SelectField } from "../../components/Choice";
import { useSession, useStore } from "../session/session-store";
import { stepOf, USUAL_SPEED } from "./player";

/** The icons on the player's buttons, 20 units wide and high. */
const PATHS = {
  first: "M5 4v12M15 4.5v11L7.5 10z",
  back: "M13.5 4.5v11L6 10z",
  play: "M6 3.5v13L16.5 10z",
  pause: "M6 4h2.5v12H6zM11.5 4H14v12h-2.5z",
  step: "M6.5 4.5v11L14 10z",
  last: "M15 4v12M5 4.5v11l7.5-5.5z",
} as const;

type IconName = keyof typeof PATHS;

function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Steps per second. */
const SPEEDS = [
  { title: /*i18n*/ "Slow", speed: 0.75 },
  { title: /*i18n*/ "Normal", speed: USUAL_SPEED },
  { title: /*i18n*/ "Quick", speed: 4 },
  { title: /*i18n*/ "Fast", speed: 12 },
  { title: /*i18n*/ "Fastest", speed: 60 },
];

const useStyles = makeStyles({
  player: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  buttons: { display: "flex", justifyContent: "center", gap: tokens.spacingHorizontalXS },
  options: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalM,
  },
  slider: { width: "100%" },
  /** Two lines high, so that longer texts do not move what is below. */
  text: {
    boxSizing: "border-box",
    minHeight: "2.9em",
    margin: 0,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
  },
  speed: { gridTemplateColumns: "auto 110px", columnGap: tokens.spacingHorizontalS },
  /** Everything in one row below the text. */
  large: {
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "center",
    alignItems: "end",
    columnGap: tokens.spacingHorizontalXL,
  },
  /** A very long text is cut off to leave room for the drawing. Its title has the full text, and a click shows it. */
  largeText: {
    flexBasis: "100%",
    minHeight: "1.45em",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "3",
    overflow: "hidden",
  },
  wholeText: { WebkitLineClamp: "none" },
  largeSlider: { flex: "1 1 260px" },
});

interface PlayerProps {
  /** For a window that fits everything side by side. */
  readonly large?: boolean;
  /** What plays by hand: below the buttons or, in a large window, in a row above them. */
  readonly children?: ReactNode;
}

/** The text of the move, and all controls of the player. */
export function Player({ large = false, children }: PlayerProps) {
  const styles = useStyles();
  return (
    <div
      className={mergeClasses(styles.player, large && styles.large)}
      role="group"
      aria-label={i18n.t("Player")}
    >
      <MoveText large={large} />
      {large && children}
      <Buttons />
      {!large && children}
      <StepSlider large={large} />
      <Options />
    </div>
  );
}

/** The move as text. It is read aloud for manual steps, but not while the puzzle plays. */
function MoveText({ large }: PlayerProps) {
  const styles = useStyles();
  const step = useSession(stepOf);
  const playing = useSession((session) => session.playing);
  const play = useSession((session) => session.play);
  const text = capital(play.text(step));
  const [isWhole, setWhole] = useState(false);
  return (
    <Text
      as="p"
      block
      className={mergeClasses(styles.text, large && styles.largeText, large && isWhole && styles.wholeText)}
      onClick={() => setWhole(!isWhole)}
      aria-live={playing ? "off" : "polite"}
      data-move={step}
      title={text}
    >
      {text}
    </Text>
  );
}

function StepSlider({ large }: PlayerProps) {
  const styles = useStyles();
  const { dispatch } = useStore();
  const step = useSession(stepOf);
  const lastStep = useSession(({ play }) => play.lastStep);
  return (
    <Field
      className={mergeClasses(large && styles.largeSlider)}
      label={i18n.t("Step {step} of {lastStep}", { step, lastStep })}
    >
      <Slider
        className={styles.slider}
        size="small"
        min={0}
        max={lastStep}
        value={step}
        aria-valuetext={i18n.t("step {step} of {lastStep}", { step, lastStep })}
        onChange={(_event, { value }) => dispatch({ type: "seek", step: value })}
      />
    </Field>
  );
}

function Buttons() {
  const styles = useStyles();
  const { dispatch } = useStore();
  const playing = useSession((session) => session.playing);
  const button = (type: IconName, title: string, appearance: "subtle" | "primary" = "subtle") => (
    <Button
      appearance={appearance}
      aria-label={title}
      title={title}
      icon={<Icon name={type} />}
      onClick={() => dispatch({ type })}
    />
  );
  return (
    <div className={styles.buttons}>
      {button("first", i18n.t("First step"))}
      {button("back", i18n.t("Step back"))}
      {playing ? button("pause", i18n.t("Pause"), "primary") : button("play", i18n.t("Run"), "primary")}
      {button("step", i18n.t("Step"))}
      {button("last", i18n.t("Last step"))}
    </div>
  );
}

function Options() {
  const styles = useStyles();
  const { dispatch } = useStore();
  const speed = useSession((session) => session.speed);
  const loop = useSession((session) => session.loop);
  const swing = useSession((session) => session.swing);
  return (
    <div className={styles.options}>
      <SelectField
        className={styles.speed}
        label={i18n.t("Speed")}
        orientation="horizontal"
        size="small"
        options={SPEEDS.map(({ title, speed: each }) => [String(each), i18n._(title)])}
        value={String(speed)}
        onChoose={(value) => dispatch({ type: "speed", speed: Number(value) })}
      />
      <Switch
        label={i18n.t("Loop")}
        checked={loop}
        onChange={(_event, { checked }) => dispatch({ type: "loop", loop: checked })}
      />
      <Switch
        label={i18n.t("Back and forth")}
        checked={swing}
        onChange={(_event, { checked }) => dispatch({ type: "swing", swing: checked })}
      />
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
