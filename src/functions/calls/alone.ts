import { associateThrough } from "./association";

// The bundle for a host that has no page, and so neither another thread nor a language.
associateThrough((_id, compute) => compute);
