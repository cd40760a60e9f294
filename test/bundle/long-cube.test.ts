import groups from "../fixtures/groups.json";
import { cellOf } from "./bundled-functions";

// A word for a scramble takes a quarter of a minute, and only the bundle has the limits of the functions that users have.
describe("Rubik's cube", () => {
  const cyclesOf = (images: readonly number[]) => {
    const seen = new Set<number>();
    return images
      .map((_, first) => {
        const cycle: number[] = [];
        for (let x = first + 1; !seen.has(x); x = images[x - 1]) {
          seen.add(x);
          cycle.push(x);
        }
        return cycle.length > 1 ? `(${cycle.join(" ")})` : "";
      })
      .join("");
  };
  const faces = Object.entries(groups.rubik3.gens).map(([label, images]) => [label, cyclesOf(images)]);

  test("a scramble becomes a word that makes it, with the note that it may not be the shortest", async () => {
    const scramble = "F B' D U L' R F' D D B L U' R' F U U L D' B R F' L' U B B D R' F L U' D' B' R U F L'";
    const target = await cellOf("WORDTOCYCLES", scramble, faces);
    const answer = (await cellOf("FACTORCYCLES", target, faces, true)) as string[][];
    expect(answer).toHaveLength(1);
    const [word, note] = answer[0];
    const labels = word.replaceAll("'", "").length;
    expect(note).toBe(`not proved shortest: ${labels} labels`);
    expect(labels).toBeLessThan(60);
    expect(await cellOf("WORDTOCYCLES", word, faces)).toBe(target);
  }, 600_000);

  test("a short word is a shortest one, and has no note", async () => {
    const target = await cellOf("WORDTOCYCLES", "FRUR'U'F'", faces);
    expect(await cellOf("FACTORCYCLES", target, faces, true)).toEqual([["FRUR'U'F'"]]);
  }, 600_000);

  test("an element of a large group that two faces do not make", async () => {
    expect(await cellOf("FACTORCYCLES", "(1 2)(3 4)", [faces[0], faces[3]])).toBe(
      "#N/A The generators do not make the target: it is none of their 73,483,200 products.",
    );
  });
});
