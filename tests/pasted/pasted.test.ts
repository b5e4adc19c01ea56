import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cleanName, nameProblem } from "~/features/subscribers/list/subscriber-name.server";
import { normalizeEmail } from "~/lib/email-address.server";
import { meantEmail } from "~/lib/meant-email.server";
import { readPhones } from "~/lib/phone/read-phones.server";

/** Rows that somebody who knew nothing of the program wrote: what is pasted, and what is right. */
const FOLDER = "tests/pasted";

const withEscapes = (text: string) =>
  text.replace(/\\u([\dA-F]{4})|\\([nt])/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : sign === "t" ? "\t" : "\n",
  );

/** The numbers to call; what is to be texted is another link. */
function phoneLinks(text: string): string {
  const links = readPhones(text).flatMap((part) =>
    typeof part === "string" || !part.href.startsWith("tel:") ? [] : part.href.slice("tel:".length),
  );
  return links.join(" ") || "none";
}

/** One spelling of what is right and what is found: domains in lower case and ASCII. */
function sameSpelling(answer: string): string {
  const [kind = "", ...addresses] = answer.split(":");
  const spelled = addresses.map((address) => {
    const email = normalizeEmail(address) ?? address;
    const at = email.lastIndexOf("@");
    return email.slice(0, at) + email.slice(at).toLowerCase();
  });
  return [kind, ...spelled].join(":");
}

function emailAnswer(text: string): string {
  const typed = normalizeEmail(withEscapes(text));
  if (typed === undefined) return "bad";
  const meant = meantEmail(withEscapes(text));
  return meant ? `ask:${typed}:${meant}` : `ok:${typed}`;
}

const nameAnswer = (text: string) =>
  cleanName(text) === "" || nameProblem(text) !== undefined ? "bad" : "ok";

const kinds = [
  { name: "phones", answer: phoneLinks, same: (text: string) => text, atLeast: 0.98 },
  { name: "emails", answer: emailAnswer, same: sameSpelling, atLeast: 0.98 },
  { name: "names", answer: nameAnswer, same: (text: string) => text, atLeast: 0.98 },
];

describe.each(kinds)("$name", ({ name, answer, same, atLeast }) => {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(name) && file.endsWith(".tsv"));

  it.each(files)("of %s are read as a person reads them", (file) => {
    const rows = readFileSync(`${FOLDER}/${file}`, "utf8").split("\n").filter(Boolean);
    const wrong = rows.flatMap((row) => {
      const tab = row.lastIndexOf("\t");
      const [text, right] = [row.slice(0, tab), row.slice(tab + 1)];
      const given = answer(text);
      return same(given) === same(right) ? [] : `${JSON.stringify(text)} is ${right}, not ${given}`;
    });
    const score = 1 - wrong.length / rows.length;
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(score, wrong.join("\n")).toBeGreaterThanOrEqual(process.env.PASTED_ALL ? 1 : atLeast);
  });
});
