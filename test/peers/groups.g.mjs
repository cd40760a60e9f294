/** GAP programs that print groups as JSON, one a line: a name, and generators as cycles. */

const PRINT = `
tell := function(name, group)
  local generators;
  generators := Filtered(GeneratorsOfGroup(group), g -> g <> ());
  if generators = [] then generators := [()]; fi;
  Print("{\\"name\\":\\"", name, "\\",\\"generators\\":[",
    JoinStringsWithSeparator(List(generators, g -> Concatenation("\\"", ReplacedString(String(g), ",", " "), "\\"")), ","),
    "]}\\n");
end;;
made := g -> Image(SmallerDegreePermutationRepresentation(Image(IsomorphismPermGroup(g))));;
`;

export const GROUPS = {
  /** All transitive groups of up to 7 points. */
  transitive: `${PRINT}
for degree in [1 .. 7] do for number in [1 .. NrTransitiveGroups(degree)] do
  tell(Concatenation("TransitiveGroup(", String(degree), ",", String(number), ")"), TransitiveGroup(degree, number));
od; od;`,
  /** 200 groups of a random order up to 200, and a random one of this order; the same in every run. */
  random: `${PRINT}
source := RandomSource(IsMersenneTwister, 17);;
for k in [1 .. 200] do
  order := Random(source, 1, 200); number := Random(source, 1, NrSmallGroups(order));
  tell(Concatenation("SmallGroup(", String(order), ",", String(number), ")"), made(SmallGroup(order, number)));
od;`,
  /** All groups of up to 1,000 elements that have a perfect subgroup. */
  nonsolvable: `${PRINT}
for order in [60, 120 .. 960] do if order mod 60 = 0 then for group in AllSmallGroups(order, IsSolvableGroup, false) do
  tell(Concatenation("SmallGroup(", String(order), ",", String(IdGroup(group)[2]), ")"), made(group));
od; fi; od;
for order in [168, 336, 504, 672, 840] do if order mod 60 <> 0 then for group in AllSmallGroups(order, IsSolvableGroup, false) do
  tell(Concatenation("SmallGroup(", String(order), ",", String(IdGroup(group)[2]), ")"), made(group));
od; fi; od;`,
};
