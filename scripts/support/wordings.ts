import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { needKinds } from "~/content/resources/search-intents";
import { dangerKinds } from "~/lib/danger-family";

export interface Wording {
  /** Several with "|" between them. */
  kind: string;
  text: string;
}

export interface Wordings {
  wordings: Wording[];
  /** Of all files that they were read from. */
  fingerprint: string;
}

/** What people who look for it may write of danger as well. */
const NEAR_DANGER = new Set([
  "mental health",
  "someone to talk to",
  "therapy",
  "stress",
  "a self-check",
  "addiction",
  "domestic violence",
  "sexual assault",
]);

/** Each line of a file has a kind, a tab, and what somebody might write. */
function readFiles(name: string) {
  const content = ["en", "es"]
    .map((language) => readFileSync(`scripts/wordings/${name}-${language}.tsv`, "utf8"))
    .join("");
  const lines = [...new Set(content.split("\n").filter(Boolean))];
  const wordings = lines.map((line) => {
    const [kind = "", text = ""] = line.split("\t");
    return { kind, text };
  });
  return { content, wordings };
}

/** Most that look for help tell of no danger: their wordings teach what is quiet. */
export function readDangerWordings(): Wordings {
  const danger = readFiles("danger");
  const needs = readFiles("needs");
  const wrong = danger.wordings.find(
    ({ kind, text }) => !dangerKinds.some((known) => known === kind) || !text,
  );
  if (wrong) throw new Error(`"${wrong.kind} ${wrong.text}" is no wording of danger.`);
  const quiet = needs.wordings
    .filter(({ kind }) => !kind.split("|").some((need) => NEAR_DANGER.has(need)))
    .map(({ text }) => ({ kind: dangerKinds[0], text }));
  const fingerprint = createHash("sha256").update(danger.content).update(needs.content).digest("hex");
  return { wordings: [...danger.wordings, ...quiet], fingerprint };
}

/** Each line of these has a need, or several with "|" between them. */
export function readNeedWordings(): Wordings {
  const { content, wordings } = readFiles("needs");
  const isKnown = ({ kind, text }: Wording) =>
    text !== "" && kind.split("|").every((need) => needKinds.some((known) => known === need));
  const wrong = wordings.find((wording) => !isKnown(wording));
  if (wrong) throw new Error(`"${wrong.kind} ${wrong.text}" is no wording of a need.`);
  return { wordings, fingerprint: createHash("sha256").update(content).digest("hex") };
}
