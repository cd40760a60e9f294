/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<void>} run rejects if the step fails
 * @property {readonly string[]} [after] names of the steps that have to be over first
 * @property {number} [cores] how many processor cores it keeps busy; 1 if omitted
 */

/**
 * Runs steps at the same time, each as soon as the ones before it are over and enough cores are free. If several could run, the order of
 * the list decides. After a failure no step begins any more.
 *
 * @param {readonly Step[]} steps
 * @param {number} cores a step that wants more runs alone
 * @param {() => number} now a clock, in milliseconds
 * @returns {Promise<Map<string, number>>} how long each step took, in milliseconds
 * @throws the first failure, at once
 */
export function runSteps(steps, cores, now = Date.now) {
  const waiting = [...steps];
  const times = new Map();
  let free = cores;
  return new Promise((resolve, reject) => {
    const next = () => {
      if (times.size === steps.length) return resolve(times);
      for (const step of [...waiting]) {
        const needed = Math.min(step.cores ?? 1, cores);
        if (needed > free || step.after?.some((name) => !times.has(name))) continue;
        waiting.splice(waiting.indexOf(step), 1);
        free -= needed;
        begin(step, needed);
      }
    };
    const begin = (step, needed) => {
      const started = now();
      step.run().then(
        () => {
          times.set(step.name, now() - started);
          free += needed;
          next();
        },
        (error) => {
          waiting.length = 0;
          reject(error);
        },
      );
    };
    next();
  });
}
