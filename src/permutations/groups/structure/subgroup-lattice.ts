import type { SubgroupClass } from "./subgroup-classes";

/**
 * The lines of the lattice: for each class the numbers of the classes directly below it, of which a subgroup is inside one of its own, and no
 * other class is between them. Classes are in the order of subgroupClasses, smaller subgroups first.
 */
export function classesBelow(classes: readonly SubgroupClass[]): number[][] {
  const size = classes.reduce((most, [first]) => Math.max(most, first.length), 0);
  const isBelow = classes.map(([upper]) => {
    const isIn = new Uint8Array(size);
    for (const element of upper) isIn[element] = 1;
    return classes.map(
      (lower) =>
        lower[0].length < upper.length &&
        upper.length % lower[0].length === 0 &&
        lower.some((subgroup) => subgroup.every((element) => isIn[element] === 1)),
    );
  });
  return isBelow.map((below) =>
    below.flatMap((isIt, lower) =>
      isIt && !below.some((isOther, between) => isOther && isBelow[between][lower]) ? [lower] : [],
    ),
  );
}
