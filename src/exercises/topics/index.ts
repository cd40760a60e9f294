import type { Topic } from "../exercise";
import { products } from "./products";

/** All topics, in the order in which they are offered. */
export const TOPICS: readonly Topic[] = [products];
