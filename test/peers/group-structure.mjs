import { gapList } from "./gap.mjs";

/** What our functions say of a group, and the GAP program that prints each disagreement. */

const MAX_SUBGROUPS_ORDER = 1000;
const MAX_TABLE = 200;

export async function answersFor(functions, { name, generators }) {
  const cells = generators.map((cycles) => [cycles]);
  const order = await functions.GROUPORDER(cells);
  const stabilizer = (await functions.STABILIZER(cells, [["1 2"]])).flat();
  const subgroups = order <= MAX_SUBGROUPS_ORDER ? await functions.SUBGROUPS(cells) : undefined;
  // A subgroup from the middle of the list has cosets that are worth comparing.
  const subgroup = subgroups
    ? subgroups[subgroups.length >> 1].slice(4).filter((cell) => cell !== "")
    : stabilizer;
  return {
    name,
    generators,
    order,
    elements: (await functions.ELEMENTS(cells)).flat(),
    classes: await functions.CONJUGACYCLASSES(cells),
    centre: (await functions.CENTRE(cells)).flat(),
    stabilizer,
    subgroups,
    subgroup,
    right: await functions.COSETS([subgroup], cells),
    left: await functions.COSETS([subgroup], cells, "left"),
    table: order <= MAX_TABLE ? await functions.CAYLEYTABLE(cells) : undefined,
  };
}

export const CHECKS = `
differs := function(name, what) Print(name, ": ", what, "\\n"); end;;
names := [];; ids := [];;
same := function(name, group, given)
  local k, id;
  if StartsWith(given, "order ") then return; fi;
  id := IdGroup(group);
  k := Position(names, given);
  if k = fail then
    k := Position(ids, id);
    if k <> fail then differs(name, Concatenation("two names for one group: ", given, ", ", names[k])); fi;
    Add(names, given); Add(ids, id);
  elif ids[k] <> id then differs(name, Concatenation("one name for two groups: ", given)); fi;
end;;
subgroups := function(name, group, rows)
  local classes, found, row, own, k;
  classes := ConjugacyClassesSubgroups(group);
  if Length(classes) <> Length(rows) then differs(name, "how many classes of subgroups"); fi;
  found := [];
  for row in rows do
    own := Group(row[5], ());
    k := PositionProperty(classes, class -> Size(Representative(class)) = Size(own) and own in class);
    if k = fail or k in found then differs(name, "a class of subgroups"); continue; fi;
    AddSet(found, k);
    if [Size(own), Index(group, own), Size(classes[k])] <> row{[2 .. 4]} then differs(name, "a subgroup"); fi;
    same(name, own, row[1]);
  od;
end;;
classes := function(name, group, rows)
  local known, found, row, k;
  known := ConjugacyClasses(group);
  if Length(known) <> Length(rows) then differs(name, "how many classes"); fi;
  found := [];
  for row in rows do
    k := PositionProperty(known, class -> row[1] in class);
    if k = fail or k in found then differs(name, "a class"); continue; fi;
    AddSet(found, k);
    if [Size(known[k]), Order(row[1])] <> row{[2, 3]} then differs(name, "the size of a class"); fi;
  od;
end;;
cosets := function(name, group, own, right, left)
  if Set(right, Set) <> Set(RightCosets(group, own), coset -> Set(AsList(coset))) then differs(name, "right cosets"); fi;
  if Set(left, Set) <> Set(RightTransversal(group, own), g -> Set(own, h -> g^-1 * h)) then differs(name, "left cosets"); fi;
end;;
table := function(name, rows)
  if ForAny(rows{[2 .. Length(rows)]}, row -> row{[2 .. Length(row)]} <> List(rows[1]{[2 .. Length(row)]}, b -> row[1] * b)) then
    differs(name, "the table"); fi;
end;;
`;

export function checkOf(answers) {
  const name = JSON.stringify(answers.name);
  const rows = (cells) => `[${cells.map(gapList).join(",")}]`;
  const lines = [
    `group := Group(${gapList(answers.generators)}, ());;`,
    `if Size(group) <> ${answers.order} then differs(${name}, "the order"); fi;`,
    `if ${gapList(answers.elements)}[1] <> () or Length(${gapList(answers.elements)}) <> Size(group) or Set(${gapList(answers.elements)}) <> AsSet(group) then differs(${name}, "the elements"); fi;`,
    `if Group(${gapList(answers.centre)}, ()) <> Centre(group) then differs(${name}, "the centre"); fi;`,
    `if Group(${gapList(answers.stabilizer)}, ()) <> Stabilizer(group, [1, 2], OnTuples) then differs(${name}, "a stabilizer"); fi;`,
    `classes(${name}, group, [${answers.classes.map(([a, size, order]) => `[${a.replaceAll(" ", ",")},${size},${order}]`).join(",")}]);`,
    `cosets(${name}, group, Group(${gapList(answers.subgroup)}, ()), ${rows(answers.right)}, ${rows(answers.left)});`,
  ];
  if (answers.subgroups) {
    const written = answers.subgroups.map(([given, order, index, conjugates, ...own]) => {
      const filled = own.filter((cell) => cell !== "");
      return `[${JSON.stringify(given)},${order},${index},${conjugates},${gapList(filled)}]`;
    });
    lines.push(`subgroups(${name}, group, [${written.join(",")}]);`);
  }
  if (answers.table) {
    lines.push(`table(${name}, ${rows([["()", ...answers.table[0].slice(1)], ...answers.table.slice(1)])});`);
  }
  return lines.join("\n");
}
