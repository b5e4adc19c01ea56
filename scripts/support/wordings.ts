import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

export interface Wording {
  kind: string;
  text: string;
}

/** Each line of a file has a kind, a tab, and what somebody might write. */
export function readWordings(
  name: string,
  kinds: readonly string[],
): { wordings: Wording[]; fingerprint: string } {
  const content = ["en", "es"]
    .map((language) => readFileSync(`scripts/wordings/${name}-${language}.tsv`, "utf8"))
    .join("");
  const lines = [...new Set(content.split("\n").filter(Boolean))];
  const wordings = lines.map((line) => {
    const [kind = "", text = ""] = line.split("\t");
    if (!kinds.includes(kind) || text === "") throw new Error(`"${line}" is no wording of ${name}.`);
    return { kind, text };
  });
  return { wordings, fingerprint: createHash("sha256").update(content).digest("hex") };
}
