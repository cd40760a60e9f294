import { gapList } from "./gap.mjs";

/** What our functions say of quotients, homomorphisms and isomorphisms, and the GAP program that prints each disagreement. */

/** With more normal subgroups, or more elements, only the first quotients are compared. GAP takes long to read a program of 500 MB. */
const MAX_QUOTIENTS = 12;
const MAX_SUBGROUPS_ORDER = 1000;
const MAX_TABLE = 200;
/** So many rows and columns of a quotient’s table are compared. */
const MAX_PART = 4;

const column = (cycles) => cycles.map((each) => [each]);
const labelled = (cycles) => cycles.map((each, k) => [`x${k}`, each]);
const filled = (row) => row.filter((cell) => cell !== "");

/** Compares each group with itself by other generators, and with those of the same order among the groups before it. */
export async function mappingsFor(functions, { name, generators }, before) {
  const cells = column(generators);
  const order = await functions.GROUPORDER(cells);
  const same = before.filter((other) => other.order === order);
  before.push({ order, generators });
  const normal = (order <= MAX_SUBGROUPS_ORDER ? await functions.SUBGROUPS(cells) : [])
    .filter(([, , , conjugates]) => conjugates === 1)
    .map((row) => filled(row.slice(4)));
  if (normal.length === 0) normal.push(generators);
  const quotients = [];
  for (const own of normal.slice(0, MAX_QUOTIENTS)) {
    const [[corner, ...firsts], ...rows] = await functions.QUOTIENT(column(own), cells);
    const part = rows.slice(0, MAX_PART).map((row) => row.slice(1, MAX_PART + 1));
    quotients.push({ own, corner, size: rows.length, firsts: firsts.slice(0, MAX_PART), table: part });
  }
  const mappings = [];
  for (const images of await imagesFor(functions, generators)) {
    const [[is], ...rows] = await functions.ISHOMOMORPHISM(labelled(images), labelled(generators));
    const [kernel, image] = rows.map((row) => filled(row.slice(1)));
    mappings.push({ images, is, kernel, image });
  }
  const isomorphisms = [];
  const others = [
    await otherGenerators(functions, generators, order),
    ...same.map((each) => each.generators),
  ];
  for (const other of others) {
    const [[is], ...rows] = await functions.ISOMORPHIC(cells, column(other));
    isomorphisms.push({ other, is, images: rows.map(([, image]) => image) });
  }
  return { name, generators, quotients, mappings, isomorphisms };
}

/** Some that are homomorphisms, and some that are not. */
async function imagesFor(functions, generators) {
  const mapped = async (image) => {
    const images = [];
    for (const [k, each] of generators.entries()) images.push(await image(each, k));
    return images;
  };
  const [first] = generators;
  return [
    await mapped((each) => functions.INVERTCYCLES(each)),
    await mapped((each) => functions.POWERCYCLES(each, 2)),
    await mapped((each) =>
      functions.MULTIPLYCYCLES([[[functions.INVERTCYCLES(first)]], [[each]], [[first]]]),
    ),
    await mapped((each, k) => (k === 0 ? "()" : each)),
    await mapped((each) => (functions.CYCLEPARITY(each) === "odd" ? "(1 2)" : "()")),
    await mapped((_, k) => generators[(k + 1) % generators.length]),
  ];
}

/** The regular action, or for larger groups the same one, with products in place of generators. */
async function otherGenerators(functions, generators, order) {
  const times = (a, b) => functions.MULTIPLYCYCLES([[[a]], [[b]]]);
  const changed = [];
  for (const [k, each] of generators.entries()) {
    changed.unshift(k === 0 ? each : await times(each, generators[k - 1]));
  }
  if (order > MAX_TABLE) return [...changed, await times(changed[0], changed.at(-1))];
  const [[, ...top], ...rows] = await functions.CAYLEYTABLE(column(generators));
  const numbers = new Map(top.map((element, k) => [element, k + 1]));
  return Promise.all(
    changed.map((each) =>
      functions.ONELINETOCYCLES([rows.map((row) => numbers.get(row[numbers.get(each)]))]),
    ),
  );
}

export const MAPPING_CHECKS = `
quotients := 0;; mappings := [0, 0];; isomorphisms := [0, 0];;
quotient := function(name, group, own, corner, size, firsts, table)
  local factor, n;
  quotients := quotients + 1;
  own := Group(own, ());
  if not IsNormal(group, own) or Index(group, own) <> size then differs(name, "a quotient's order"); fi;
  factor := Image(NaturalHomomorphismByNormalSubgroup(group, own));
  if Size(factor) <= 1000 then same(name, factor, corner); fi;
  n := Length(firsts);
  if ForAny([1 .. n], a -> ForAny([1 .. n], b -> not firsts[a] * firsts[b] * table[a][b]^-1 in own)) then
    differs(name, "a quotient's table"); fi;
end;;
mapping := function(name, group, generators, images, is, kernel, image)
  local found;
  found := GroupHomomorphismByImages(group, Group(images, ()), generators, images);
  if (found <> fail) <> is then differs(name, "a homomorphism"); return; fi;
  if not is then mappings[2] := mappings[2] + 1; return; fi;
  mappings[1] := mappings[1] + 1;
  if Group(kernel, ()) <> Kernel(found) then differs(name, "a kernel"); fi;
  if Group(image, ()) <> Image(found) then differs(name, "an image"); fi;
end;;
isomorphic := function(name, group, generators, others, is, images)
  local other, found;
  other := Group(others, ());
  if (Size(group) <= 1000 and IdGroup(group) = IdGroup(other) or Size(group) > 1000 and IsomorphismGroups(group, other) <> fail) <> is then differs(name, "isomorphic"); return; fi;
  if not is then isomorphisms[2] := isomorphisms[2] + 1; return; fi;
  isomorphisms[1] := isomorphisms[1] + 1;
  found := GroupHomomorphismByImages(group, other, generators, images);
  if found = fail or not IsBijective(found) then differs(name, "an isomorphism"); fi;
end;;
`;

/** Counted in GAP, so that what did not run is not counted. */
export const MAPPING_COUNTS = `Print("counted ", quotients, " quotients, ", mappings[1], " homomorphisms, ", mappings[2], " other mappings, ",
  isomorphisms[1], " isomorphisms, ", isomorphisms[2], " pairs that are not isomorphic\\n");`;

export function mappingCheckOf({ name, generators, quotients, mappings, isomorphisms }) {
  const title = JSON.stringify(name);
  const own = gapList(generators);
  const rows = (cells) => `[${cells.map(gapList).join(",")}]`;
  return [
    `group := Group(${own}, ());;`,
    ...quotients.map(
      ({ own: normal, corner, size, firsts, table }) =>
        `quotient(${title}, group, ${gapList(normal)}, ${JSON.stringify(corner)}, ${size}, ${gapList(firsts)}, ${rows(table)});`,
    ),
    ...mappings.map(
      ({ images, is, kernel = [], image = [] }) =>
        `mapping(${title}, group, ${own}, ${gapList(images)}, ${is}, ${gapList(kernel)}, ${gapList(image)});`,
    ),
    ...isomorphisms.map(
      ({ other, is, images }) =>
        `isomorphic(${title}, group, ${own}, ${gapList(other)}, ${is}, ${gapList(images)});`,
    ),
  ].join("\n");
}
