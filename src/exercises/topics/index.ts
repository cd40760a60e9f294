import type { Topic } from "../exercise";
import { conjugacy } from "./conjugacy";
import { cosets } from "./cosets";
import { elementOrders } from "./element-orders";
import { homomorphisms } from "./homomorphisms";
import { inverses } from "./inverses";
import { jumps } from "./jumps";
import { mazes } from "./mazes";
import { normal } from "./normal";
import { oneLine } from "./one-line";
import { order } from "./order";
import { parity } from "./parity";
import { paths } from "./paths";
import { powers } from "./powers";
import { products } from "./products";
import { subgroups } from "./subgroups";
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
  subgroups,
  cosets,
  elementOrders,
  normal,
  homomorphisms,
];
