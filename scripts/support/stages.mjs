/**
 * @template Result
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [after] the names of the stages that have to succeed before this one starts
 * @property {() => Promise<Result>} run
 */

/**
 * Runs stages concurrently, each once its dependencies have succeeded. After the first failure no other stage is started;
 * running stages finish.
 *
 * @template Result
 * @param {Stage<Result>[]} stages each listed behind the ones it comes after
 * @param {(result: Result) => boolean} succeeded
 * @returns {Promise<void>} when all started stages have finished
 */
export async function runStages(stages, succeeded) {
  /** @type {Map<string, Promise<boolean>>} */
  const outcomes = new Map();
  let failed = false;

  /** @param {Stage<Result>} stage */
  async function outcomeOf({ after = [], run }) {
    const before = await Promise.all(after.map((name) => outcomes.get(name)));
    if (failed || !before.every(Boolean)) return false;
    const outcome = succeeded(await run());
    failed ||= !outcome;
    return outcome;
  }
  for (const stage of stages) outcomes.set(stage.name, outcomeOf(stage));
  await Promise.all(outcomes.values());
}
