import { fewestPresses } from "../peers/lights.mjs";
import { simpleProgram } from "../peers/simple-program.mjs";

/** Lights Out with all lamps lit. On 19 × 19 lamps there are 65,536 solutions, on 40 × 40 there is one. */
export function lightsTasks({ SOLVELIGHTS }) {
  return [19, 40].map((size) => {
    const board = Array.from({ length: size }, () => new Array(size).fill(1));
    return {
      name: `Lights Out: fewest presses on ${size} × ${size} lamps`,
      ours: async () => (await SOLVELIGHTS(board, null, "length"))[0][0],
      peers: [simpleProgram(() => fewestPresses(size))],
    };
  });
}
