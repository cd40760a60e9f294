import type { Topic } from "../exercise";
import { conjugacy } from "./conjugacy";
import { inverses } from "./inverses";
import { jumps } from "./jumps";
import { mazes } from "./mazes";
import { oneLine } from "./one-line";
import { order } from "./order";
import { parity } from "./parity";
import { paths } from "./paths";
import { powers } from "./powers";
import { products } from "./products";
import { words } from "./words";

/** All topics, in the order in which they are offered. */
export const TOPICS: readonly Topic[] = [
  products,
  inverses,
  powers,
  order,
  parity,
  oneLine,
  paths,
  conjugacy,
  words,
  mazes,
  jumps,
];
