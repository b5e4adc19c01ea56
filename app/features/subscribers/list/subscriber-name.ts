export const MAX_NAME_LENGTH = 100;

/** Invisible, or able to reorder text; not the joiners that some scripts are written with. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** What mail programs turn into a link: also `name.example`, for they know the top-level domains. */
const LINK = /:\/\/|@|\bwww\.|[\p{L}\p{N}_-]\.\p{L}{2,}/iu;

const nameProblem = "Enter your name without web or email addresses, and with a space after a period";

export function cleanName(name: string): string {
  return name.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
}

/** Anybody can type a name, and mails are addressed with it: no link may be in it. @returns a message */
export function linkProblem(name: string): string | undefined {
  // Full-width letters and ideographic periods count as what mail programs take them for.
  const plain = cleanName(name)
    .normalize("NFKC")
    .replace(/[\u200c\u200d]/g, "")
    .replace(/[。｡]/g, ".");
  return LINK.test(plain) ? nameProblem : undefined;
}

/** @returns an empty text for a name that must not be stored */
export function acceptableName(text: string): string {
  const name = cleanName(text);
  return name.length > MAX_NAME_LENGTH || linkProblem(name) ? "" : name;
}

/** The rule of every form with a name. */
export function rejectLinkInName(sent: ReadonlyMap<string, string>): Record<string, string> {
  const problem = linkProblem(sent.get("name") ?? "");
  return problem ? { name: problem } : {};
}
