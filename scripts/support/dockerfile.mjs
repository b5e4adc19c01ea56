import { CliError } from "./cli.mjs";

/**
 * @typedef {{ name: string, args: string }} Instruction
 * @typedef {{ base: string, name: string, instructions: Instruction[] }} Stage
 */

const KNOWN = new Set(["WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"]);

/**
 * Parses the subset of the Dockerfile format that the project uses.
 *
 * @param {string} text
 * @returns {Stage[]}
 * @throws {CliError} at an instruction that `npm run test:image` cannot carry out
 */
export function parseDockerfile(text) {
  const lines = text
    .split("\n")
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n");
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, name = "", args = ""] = /^(\S+)\s+(\S.*)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [, base = "", stage = ""] = /^(\S+)(?: AS (\S+))?$/.exec(args) ?? [];
      stages.push({ base, name: stage, instructions: [] });
      continue;
    }
    if (!KNOWN.has(name)) throw new CliError(`The Dockerfile's instruction ${line} is not known here.`);
    stages.at(-1)?.instructions.push({ name, args });
  }
  return stages;
}

/**
 * @param {Stage | undefined} stage
 * @param {string} name
 * @returns {string[]} the program and arguments of a CMD or HEALTHCHECK in its JSON form
 * @throws {CliError} when there is none
 */
export function commandOf(stage, name) {
  const { args = "" } = stage?.instructions.findLast((instruction) => instruction.name === name) ?? {};
  const command = args.slice(Math.max(args.indexOf("["), 0));
  if (!/^\[.*\]$/.test(command)) throw new CliError(`The Dockerfile has no ${name} in JSON form.`);
  return JSON.parse(command);
}

/**
 * The patterns of .dockerignore as the project uses them: `*` first, then exceptions, then exceptions to those.
 *
 * @param {string} text
 * @returns {(path: string) => boolean} whether a file, relative to the project's folder, is sent to the build
 */
export function parseDockerignore(text) {
  const rules = text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const pattern = line.replace(/^!/, "");
      const source = pattern
        .replaceAll(/[.+^$()|{}[\]\\]/g, "\\$&")
        .replaceAll(/(\*\*\/)|\*/g, (_, folders) => (folders ? "(?:.*/)?" : "[^/]*"));
      return { included: line.startsWith("!"), matches: new RegExp(`^${source}(?:/|$)`) };
    });
  return (path) => rules.reduce((sent, rule) => (rule.matches.test(path) ? rule.included : sent), true);
}
