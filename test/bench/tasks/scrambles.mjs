import { random } from "../measure.mjs";

/** Random words in some letters, the same in every run. */
export function scrambledWords(letters, count, turns, seed = 0x2545f491) {
  const below = random(seed);
  const word = () => Array.from({ length: turns }, () => letters[below(letters.length)]);
  return Array.from({ length: count }, word);
}

/** Two columns: labels and cycles. */
export function cellsOf(generators) {
  return Object.entries(generators).map(([label, images]) => [label, cyclesOf(images)]);
}

function cyclesOf(images) {
  const seen = new Set();
  let text = "";
  images.forEach((_, first) => {
    const cycle = [];
    for (let x = first + 1; !seen.has(x); x = images[x - 1]) {
      seen.add(x);
      cycle.push(x);
    }
    if (cycle.length > 1) text += `(${cycle.join(" ")})`;
  });
  return text;
}
