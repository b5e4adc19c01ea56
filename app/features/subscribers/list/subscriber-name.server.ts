import { newsletterWords } from "~/content/es/newsletter";
import { MAX_LENGTH } from "~/kits/forms/define-form";
import type { Language } from "~/lib/contexts";
import { isWebEnding } from "~/lib/top-level-domains.server";

/** Invisible, or able to reorder text; not the joiners that some scripts are written with. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

const ADDRESS = /:\/\/|@|\bwww\./i;
const WORDS = /[\p{L}\p{M}\p{N}_.-]+/gu;
/** What stands before a name with a period, in several languages. */
const TITLES = new Set(
  (
    "st ste sta sto san dr dra mr mrs ms mx miss prof rev revd fr sr sra jr sgt cpl pvt lt ltc col gen capt cpt cmdr adm maj hon msgr " +
    "mons pr pastor fra bro sen rep gov pres amb atty eng ing arch dipl mag md mohd mhd muh muhd moh mst most abd abu al ma mª wm " +
    "geo jas jos chas thos robt edw saml benj danl de del della da di do dos la le van von der den ter el bin ibn mac mc ph jp jd"
  ).split(" "),
);
/** Family names that are also the endings of countries. */
const SHORT_NAMES = new Set("li ng do ma mo la sa na vu al el su st de".split(" "));

const isCapitalized = (word: string) => /^\p{Lu}[\p{Ll}\p{M}'-]*$/u.test(word);

/** "evil.example", and not "St.John": what mail programs turn into a link, for they know the endings. */
function hasDomain(text: string): boolean {
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const next = text.charAt(index + word.length);
    const hasPath = /[/?#:]/.test(next);
    const labels = word.split(".");
    while (labels.at(-1) === "") labels.pop();
    for (const [at, label] of labels.entries()) {
      const before = labels[at - 1];
      if (!before || !isWebEnding(label.toLowerCase())) continue;
      const isLast = at === labels.length - 1 && !hasPath;
      const isParticle = next === " " && TITLES.has(label);
      if (isLast && (isCapitalized(label) || isParticle) && isNameBefore(before, label)) continue;
      return true;
    }
  }
  return false;
}

/** "J.Kim", "St.John", "Anne.Li" */
function isNameBefore(before: string, name: string): boolean {
  if (/^\p{Lu}\p{M}*$/u.test(before) || TITLES.has(before.toLowerCase())) return true;
  return isCapitalized(before) && SHORT_NAMES.has(name.toLowerCase());
}

export function cleanName(name: string): string {
  return name.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
}

/** Anybody can type a name, and mails are addressed with it: no link may be in it. @returns a message */
export function nameProblem(name: string, language: Language = "en"): string | undefined {
  const { nameWithLink, nameWithoutLetters } = newsletterWords[language].signup.form;
  // Full-width letters and ideographic periods count as what mail programs take them for.
  const plain = cleanName(name)
    .normalize("NFKC")
    .replace(/[\u200c\u200d]/g, "")
    .replace(/[。｡]/g, ".");
  if (ADDRESS.test(plain) || hasDomain(plain)) return nameWithLink;
  return plain === "" || /\p{L}/u.test(plain) ? undefined : nameWithoutLetters;
}

/** @returns an empty text for a name that must not be stored */
export function acceptableName(text: string): string {
  const name = cleanName(text);
  return name.length > MAX_LENGTH.name || nameProblem(name) ? "" : name;
}

/** The rule of every form with a name. */
export function checkName(
  sent: ReadonlyMap<string, string>,
  language: Language = "en",
): Record<string, string> {
  const problem = nameProblem(sent.get("name") ?? "", language);
  return problem ? { name: problem } : {};
}
